/** Drivers: programs that speak for what is tested, one line for each request and each answer. */
package org.contexttck.harness.target.driver;
