/** A web page on loopback that shows a conversation of the reference client (TC-C-25 to TC-C-29). */
package org.contexttck.reference.page;
