/** Mistakes of a participant: each is a habit that is wrong in one way. */
package org.contexttck.reference.broken.participant;
