/**
 * The reference client of transient context. {@link org.contexttck.reference.client.CollapseEngine} decides what collapses
 * and can be taken by any Java host; around it stand a conversation, a small host that talks to MCP servers and to a model,
 * a driver for the kit, and what a screen shows.
 */
package org.contexttck.reference.client;
