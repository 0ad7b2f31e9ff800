/**
 * Peers that are no MCP servers at all: a conformance run against one of them must not pass a single requirement. They use
 * only the JDK, so that they start at once.
 */
package org.contexttck.reference.nullpeer;
