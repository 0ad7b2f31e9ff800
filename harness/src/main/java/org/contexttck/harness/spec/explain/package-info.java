/** One id of the specification, explained on a terminal. */
package org.contexttck.harness.spec.explain;
