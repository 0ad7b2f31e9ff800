/**
 * The reference server with one thing wrong, once per class.
 *
 * <p>A class here is found by its simple name; adding one needs no registration. Each overrides one hook of {@link
 * org.contexttck.reference.broken.BrokenServer} and names in its Javadoc the requirement that it breaks and, after
 * "neighbours", those that cannot help noticing.
 */
package org.contexttck.reference.broken;
