/**
 * Transient context, server side, as an example to copy.
 *
 * <p>{@link org.contexttck.reference.transientcontext.TransientMarks} and {@link
 * org.contexttck.reference.transientcontext.ContextHints} hold the protocol itself and depend on nothing but the JDK: they
 * return plain maps for a result's {@code _meta}. The tools around them show where to call the two.
 */
package org.contexttck.reference.transientcontext;
