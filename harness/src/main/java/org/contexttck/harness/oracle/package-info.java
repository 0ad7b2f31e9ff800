/**
 * What a conforming answer may be, worked out from the uncut original and the limits asked. Pure functions: nothing here
 * calls, reads or waits.
 */
package org.contexttck.harness.oracle;
