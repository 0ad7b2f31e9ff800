/** What is tested between an MCP client and an MCP server. */
package org.contexttck.harness.target.intermediary;
