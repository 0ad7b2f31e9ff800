/** Mistakes of a server. They are made in the lines between the reference server and its client. */
package org.contexttck.reference.broken.server;
