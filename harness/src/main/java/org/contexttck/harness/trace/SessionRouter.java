package org.contexttck.harness.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.contexttck.harness.monitor.Observed;
import org.contexttck.harness.monitor.Oddity;
import org.contexttck.harness.trace.ParsedLine.Tags;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.json.JsonNote;

/**
 * Says of each piece of one recording to which session it belongs and who sent it. Whoever takes part in a session may be the
 * one to be judged, so a message between a client and a server is told twice, and so is one between a participant and a gateway.
 */
final class SessionRouter {

    /** Lines at the beginning of which only later ones say what they are. */
    private static final int MOST_EARLY = 1_000;

    private static final int MOST_VIEWS = 10_000;

    /** What is judged there answers; an intermediary does so in front. */
    private static final Set<Channel.Kind> SERVERS = Set.of(Channel.Kind.SERVER, Channel.Kind.FRONT);

    private final String recording;
    private final Consumer<TraceEntry> entries;
    private final Map<ParsedLine.Tags, List<SessionView>> views = new HashMap<>();
    private final SenderInference sides = new SenderInference();
    private final TranscriptRouter transcript;
    private final List<ParsedLine.Stray> early = new ArrayList<>();
    private Optional<Boolean> bare = Optional.empty();

    SessionRouter(String recording, Consumer<TraceEntry> entries) {
        this.recording = recording;
        this.entries = entries;
        this.transcript = new TranscriptRouter(recording, entries);
    }

    void accept(ParsedLine piece) {
        if (piece instanceof ParsedLine.Said said) {
            decided(said.form() == ParsedLine.Form.JSON_RPC && said.tags().equals(Tags.NONE));
            said(said);
        } else if (piece instanceof ParsedLine.Transcribed line) {
            decided(false);
            transcript.accept(line);
        } else if (piece instanceof ParsedLine.Stray stray) {
            stray(stray);
        } else if (piece instanceof ParsedLine.Header header) {
            entries.accept(new TraceEntry.Header(recording, header.line(), header.said()));
        } else if (piece instanceof ParsedLine.Unread unread) {
            entries.accept(new TraceEntry.Unread(recording, unread.line(), unread.reason()));
        }
    }

    /** Nothing comes any more. */
    void end() {
        decided(false);
    }

    private void decided(boolean isBare) {
        if (bare.isEmpty()) {
            bare = Optional.of(isBare);
            early.forEach(this::stray);
            early.clear();
        }
    }

    private void said(ParsedLine.Said said) {
        switch (said.form()) {
            case JSON_RPC -> rpc(said);
            case ENVELOPE -> envelope(said);
            case MODEL_REQUEST -> model(said, Direction.FROM_TARGET);
            case MODEL_ANSWER -> model(said, Direction.TO_TARGET);
        }
    }

    /** Where a message so tagged is told; a recording has many messages of few sessions. */
    private List<SessionView> views(ParsedLine.Tags tags) {
        if (views.size() >= MOST_VIEWS) {
            views.clear();
        }
        return views.computeIfAbsent(tags, first -> SessionView.ofRpc(recording, tags));
    }

    private void rpc(ParsedLine.Said said) {
        Sender side = sides.of(said.tags().label(), said.json());
        for (SessionView view : views(said.tags())) {
            boolean server = SERVERS.contains(view.channel().kind());
            Direction direction = server == (side == Sender.SERVER) ? Direction.FROM_TARGET : Direction.TO_TARGET;
            tell(view, said, direction);
        }
    }

    private void envelope(ParsedLine.Said said) {
        boolean sent = Sender.seenFromClient(said.tags().label()).orElse(Sender.CLIENT) == Sender.CLIENT;
        for (SessionView view : SessionView.ofEnvelope(recording, said)) {
            boolean participant = view.channel().kind() == Channel.Kind.PARTICIPANT;
            tell(view, said, participant == sent ? Direction.FROM_TARGET : Direction.TO_TARGET);
        }
    }

    private void model(ParsedLine.Said said, Direction direction) {
        tell(SessionView.ofModel(recording, said.tags()), said, direction);
    }

    private void tell(SessionView view, ParsedLine.Said said, Direction direction) {
        Message message =
                new Message(said.line(), direction, said.raw(), Optional.of(said.json()), said.notes(), facts(said), 0);
        entries.accept(
                new TraceEntry.Said(view.session(), new Observed(view.channel(), view.transcript(), message), false));
        if (direction == Direction.FROM_TARGET) {
            for (JsonNote note : said.notes()) {
                odd(view, new Anomaly(Anomaly.Kind.valueOf(note.kind().name()), note.text(), said.line()));
            }
        }
    }

    private static TransportFacts facts(ParsedLine.Said said) {
        return said.facts().isEmpty() ? TransportFacts.NONE : TransportFacts.of(said.facts());
    }

    private void stray(ParsedLine.Stray stray) {
        if (!stray.tags().equals(Tags.NONE) || bare.filter(is -> is).isPresent()) {
            Sender side = sides.ofStray(stray.tags().label());
            views(stray.tags()).stream()
                    .filter(view -> SERVERS.contains(view.channel().kind()) == (side == Sender.SERVER))
                    .forEach(view -> {
                        shown(view, stray);
                        stray.faults().forEach(fault -> odd(view, fault));
                    });
        } else if (bare.isEmpty() && early.size() < MOST_EARLY) {
            early.add(stray);
        } else {
            entries.accept(new TraceEntry.Unread(
                    recording, stray.line(), stray.faults().get(0).text()));
        }
    }

    /** What is no message is told as one that cannot be read, so that it can be shown. */
    private void shown(SessionView view, ParsedLine.Stray stray) {
        if (!stray.raw().isEmpty()) {
            Message message = new Message(
                    stray.line(),
                    Direction.FROM_TARGET,
                    stray.raw(),
                    Optional.empty(),
                    List.of(),
                    TransportFacts.NONE,
                    0);
            entries.accept(new TraceEntry.Said(
                    view.session(), new Observed(view.channel(), view.transcript(), message), false));
        }
    }

    private void odd(SessionView view, Anomaly anomaly) {
        entries.accept(new TraceEntry.Odd(view.session(), new Oddity(view.channel(), view.transcript(), anomaly)));
    }
}
