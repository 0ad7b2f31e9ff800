package org.contexttck.harness.target.client;

/**
 * What is known of a client once it was reached. Everything may be empty if the client does not say.
 *
 * @param transport how the kit speaks with it: {@code http} as its model, {@code stdio} as its driver
 * @param address the command that runs it, or where it was awaited
 * @param name what it calls itself
 * @param version of it
 * @param revision of MCP that it speaks
 */
public record ReachedClient(String transport, String address, String name, String version, String revision) {}
