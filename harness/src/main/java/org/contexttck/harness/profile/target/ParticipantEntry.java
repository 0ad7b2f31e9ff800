package org.contexttck.harness.profile.target;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/**
 * How to reach the participant under test; at least one of the two.
 *
 * @param driver the command of its driver, which speaks schemas/kit/participant-driver.md on standard streams
 * @param live how to let it join a gateway of the kit
 */
public record ParticipantEntry(Optional<StartCommand> driver, Optional<Live> live) {

    /**
     * A participant that joins a gateway by itself.
     *
     * @param start the command that runs it, with {@code {gateway.url}}, {@code {room}} or {@code {id}} in it
     * @param ask an envelope upon which it reasons, that is, sends messages in a context; empty if it does so unasked
     */
    public record Live(StartCommand start, Optional<ObjectNode> ask) {}
}
