/** Mistakes of a client: each replaces one of the parts of the reference client. */
package org.contexttck.reference.broken.client;
