/** Mistakes of a gateway: each is conduct that is wrong in one way. */
package org.contexttck.reference.broken.gateway;
