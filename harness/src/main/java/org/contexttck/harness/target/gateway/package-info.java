/** The MCPP gateway under test, and the scripted participants that join it. */
package org.contexttck.harness.target.gateway;
