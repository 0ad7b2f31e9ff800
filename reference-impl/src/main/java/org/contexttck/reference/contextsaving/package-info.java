/**
 * Context saving, server side, as an example to copy.
 *
 * <p>{@link org.contexttck.reference.contextsaving.Paginator}, {@link
 * org.contexttck.reference.contextsaving.OutputLimiter} and {@link org.contexttck.reference.contextsaving.StderrLimiter} hold
 * the protocol itself and depend on nothing but the JDK; so do the records they take and return. The tools around them show
 * where to call the three.
 */
package org.contexttck.reference.contextsaving;
