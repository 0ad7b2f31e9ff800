package org.contexttck.reports.event;

/**
 * The target answered. A run that tests several roles, or one role in several ways, has one of these for each.
 *
 * @param role which side the target plays
 * @param way how that role is driven, such as {@code model-openai-stream} or {@code driver}; empty if there is one way
 * @param transport {@code stdio}, {@code http}, {@code websocket} and the like; {@value #RECORDING}
 * @param address command line or URL, without secrets
 * @param revision the revision of the protocol spoken: of MCP, or that of the gateway
 * @param server what the target calls itself
 */
public record TargetReached(String role, String way, String transport, String address, String revision, Product server)
        implements Event {

    /** The transport of what was not reached but recorded by somebody. */
    public static final String RECORDING = "recording";
}
