/** Mistakes of a gateway: each is behaviour that is wrong in one way. */
package org.contexttck.reference.broken.gateway;
