/**
 * The kit's own MCP client on raw JSON-RPC, over stdio and Streamable HTTP, for both eras of the protocol. Shows every
 * message exactly as it went, takes whatever a target does, and turns faults into values.
 */
package org.contexttck.harness.wire;
