/**
 * What is wrong with any message of a run, whatever a scenario asked for: held against JSON-RPC and the schemas of MCP as it
 * arrives.
 */
package org.contexttck.harness.audit;
