package org.contexttck.harness.profile.target;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.Value;

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
     * @param preset the gateway, of {@link GatewayPresets}, for which it is written
     * @param start the command that runs it, with {@code {gateway.url}}, {@code {room}} or {@code {id}} in it
     * @param ask an envelope upon which it reasons, that is, sends messages in a context; empty if it does so unasked
     */
    public record Live(
            @Key(standard = GatewayPresets.STANDARD) String preset,
            @Key(inline = true) StartCommand start,
            @Key(places = "id") Optional<ObjectNode> ask) {

        private static final String URL = "{gateway.url}";

        static Optional<String> preset(Value value) {
            return GatewayPresets.named(value);
        }

        void check(Members members) {
            StartCommand.check(members.owner(), Set.of("gateway.url", "room", "id"));
            if (members.has("command") && start.texts().noneMatch(text -> text.contains(URL))) {
                members.owner().problem("must say " + URL + " in command or env", "the kit's gateway listens there");
            }
        }
    }

    void check(Members members) {
        members.atLeastOne("driver", "live", "for example driver: {command: [node, driver.js]}");
    }
}
