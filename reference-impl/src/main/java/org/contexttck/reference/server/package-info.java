/** Puts the reference tools on the MCP Java SDK's server and the server on standard streams or HTTP. */
package org.contexttck.reference.server;
