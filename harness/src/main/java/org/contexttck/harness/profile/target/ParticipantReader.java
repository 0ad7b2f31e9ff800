package org.contexttck.harness.profile.target;

import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.Value;

/** Reads {@code participant}. */
final class ParticipantReader {

    private static final String URL = "{gateway.url}";

    private ParticipantReader() {}

    static Optional<ParticipantEntry> read(Value participant) {
        Members members = participant.members("driver", "live");
        if (members.readable() && !members.hasAny("driver", "live")) {
            participant.problem("has neither driver nor live", "for example driver: {command: [node, driver.js]}");
        }
        return Optional.of(new ParticipantEntry(
                members.get("driver").map(it -> ServerReader.start(it.members("command", "env", "directory"))),
                members.get("live").map(ParticipantReader::live)));
    }

    private static ParticipantEntry.Live live(Value value) {
        Members members = value.members("command", "env", "directory", "ask");
        StartCommand start = ServerReader.start(members);
        GatewayReader.checkPlaces(value, start, Set.of("gateway.url", "room", "id"));
        boolean told = start.command().stream().anyMatch(word -> word.contains(URL))
                || start.environment().values().stream().anyMatch(word -> word.contains(URL));
        if (members.has("command") && !told) {
            value.problem("must say " + URL + " in command or env", "the kit's gateway listens there");
        }
        return new ParticipantEntry.Live(
                start, members.get("ask").flatMap(ask -> GatewayReader.template(ask, Set.of("id"))));
    }
}
