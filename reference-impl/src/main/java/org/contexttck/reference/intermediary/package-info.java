/**
 * An MCP intermediary that changes nothing: JSON messages go from one connection to the other as the texts they are, in both
 * eras of MCP.
 */
package org.contexttck.reference.intermediary;
