/**
 * JSON as it was sent: exact numbers, repeated keys and unpaired surrogates seen, depth and size bounded. Uses nothing else of
 * the kit, and is the only package that decides how JSON is read and written.
 */
package org.contexttck.json;
