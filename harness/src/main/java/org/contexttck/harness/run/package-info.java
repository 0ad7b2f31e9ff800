/** A run: what is tested by which part of the specification, and the events that tell of it. */
package org.contexttck.harness.run;
