package org.contexttck.harness.trace;

import java.util.List;
import java.util.Map;
import org.contexttck.harness.trace.ParsedLine.Tags;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Channel.Kind;

/**
 * A view of a conversation: what is judged by itself, and the channel that the message goes over there. A server is judged by
 * one connection; a client by all that belongs to one conversation, be it with several servers and a model; a gateway by all
 * its participants, and each of these by itself.
 *
 * @param session names the view
 * @param transcript names the connection of one party, of which one file may hold several, where monitors want a file for each
 */
record SessionView(String session, Channel channel, String transcript) {

    /** Where somebody stood who recorded an intermediary. */
    private static final Map<String, Kind> PLACES = Map.of("front", Kind.FRONT, "behind", Kind.BEHIND);

    private static final String BETWEEN = "\u0000";

    private static SessionView of(String recording, String session, Channel channel) {
        String party = channel.party();
        return new SessionView(session, channel, party.isEmpty() ? recording : recording + BETWEEN + party);
    }

    /** The recording that a transcript named so is, or is part of. */
    static String recording(String transcript) {
        int end = transcript.indexOf(BETWEEN);
        return end < 0 ? transcript : transcript.substring(0, end);
    }

    static String session(String recording, Tags tags) {
        return tags.session().isEmpty() ? recording : recording + BETWEEN + tags.session();
    }

    static SessionView ofModel(String recording, Tags tags) {
        String session = session(recording, tags);
        return of(recording, session, Channel.of(Kind.MODEL, session));
    }

    static List<SessionView> ofRpc(String recording, Tags tags) {
        String session = session(recording, tags);
        if (PLACES.containsKey(tags.place())) {
            Channel channel = new Channel(PLACES.get(tags.place()), session, tags.place());
            return List.of(of(recording, session + BETWEEN + "intermediary", channel));
        }
        String connection = session + BETWEEN + tags.party();
        return List.of(
                of(recording, connection + BETWEEN + "server", new Channel(Kind.SERVER, connection, tags.party())),
                of(recording, session, new Channel(Kind.CLIENT, session, tags.party())));
    }

    /** What says nothing of who sent or got it was sent by whom it names, and shows nothing of a gateway. */
    static List<SessionView> ofEnvelope(String recording, ParsedLine.Said said) {
        String session = session(recording, said.tags());
        String party = said.tags().party().isEmpty()
                ? said.json().path("from").asText("")
                : said.tags().party();
        SessionView participant = of(
                recording,
                session + BETWEEN + party + BETWEEN + "participant",
                new Channel(Kind.PARTICIPANT, session, party));
        return said.tags().label().isEmpty()
                ? List.of(participant)
                : List.of(of(recording, session, new Channel(Kind.GATEWAY, session, party)), participant);
    }
}
