/** Programs that the kit starts, and what is said over their standard streams. */
package org.contexttck.harness.wire.process;
