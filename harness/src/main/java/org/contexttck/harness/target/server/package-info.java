/** The MCP server under test: connections to it, and the tool calls made over them. */
package org.contexttck.harness.target.server;
