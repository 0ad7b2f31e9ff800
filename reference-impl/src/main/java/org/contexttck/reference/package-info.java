/** The command line of the reference implementations. */
package org.contexttck.reference;
