/**
 * What stands around an MCP client under test: the model it talks to and the MCP server it calls, both on loopback, both
 * played by script, both recorded. Knows nothing of scenarios.
 */
package org.contexttck.harness.peer;
