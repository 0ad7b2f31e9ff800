package org.contexttck.reports.event;

import java.util.stream.Stream;

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

    /**
     * What to call an implementation: as a profile does, or else as a target calls itself.
     *
     * @param given by a profile
     */
    public static Product named(Product given, Stream<TargetReached> reached) {
        return given.name().equals(Product.UNNAMED)
                ? reached.map(TargetReached::server)
                        .filter(self -> !self.name().isBlank())
                        .findFirst()
                        .orElse(given)
                : given;
    }

    /** The transport of what was not reached but recorded by somebody. */
    public static final String RECORDING = "recording";
}
