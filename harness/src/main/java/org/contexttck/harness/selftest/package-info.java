/**
 * Runs the kit against the references, each broken variant and the null peers, and says which requirement catches
 * which.
 */
package org.contexttck.harness.selftest;
