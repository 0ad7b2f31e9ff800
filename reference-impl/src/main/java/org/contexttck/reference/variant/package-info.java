/** Finds broken variants by the names of their classes. */
package org.contexttck.reference.variant;
