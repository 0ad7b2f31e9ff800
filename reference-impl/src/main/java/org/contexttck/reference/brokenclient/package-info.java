/**
 * The reference client with one thing wrong, once per class.
 *
 * <p>A class here is found by its simple name; adding one needs no registration. Each replaces one part of {@link
 * org.contexttck.reference.client.ClientParts} and names in its Javadoc the requirement that it breaks;
 * the catalogue also lists those that cannot help noticing.
 */
package org.contexttck.reference.brokenclient;
