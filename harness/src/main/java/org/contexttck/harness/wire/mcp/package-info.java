/** MCP as a client speaks it: the handshake, requests and what comes back for them, over any transport. */
package org.contexttck.harness.wire.mcp;
