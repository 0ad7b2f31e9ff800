/** The MCP client under test: conversations with it, observed by a model that the kit plays or through a driver. */
package org.contexttck.harness.target.client;
