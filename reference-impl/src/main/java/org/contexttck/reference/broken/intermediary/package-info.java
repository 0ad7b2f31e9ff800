/** Mistakes of an intermediary. They are made in the messages that it relays. */
package org.contexttck.reference.broken.intermediary;
