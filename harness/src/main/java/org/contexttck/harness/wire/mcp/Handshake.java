package org.contexttck.harness.wire.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Answer.Lost;
import org.contexttck.harness.wire.Answer.Outcome;
import org.contexttck.harness.wire.Deadline;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.Patience;
import org.contexttck.harness.wire.Protocol;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.http.HttpExchange;
import org.contexttck.harness.wire.mcp.Link.Opened;
import org.contexttck.json.Json;

/**
 * Finds out which era a target speaks, as 2026-07-28 recommends it: {@code server/discover} first; whatever is no answer
 * of a stateless server to that leads to {@code initialize}. A target that cannot bear the question is started anew.
 */
final class Handshake {

    /** How long the first question may stay unanswered before the second is asked beside it. */
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private static final Revision OFFERED = Revision.V2025_11_25;

    private final Link.Connector connector;
    private final Limits limits;
    private final AtomicInteger ids;
    private final List<Link> opened = new ArrayList<>();

    /** Whether an error said that the stateless era is spoken. */
    private boolean namedStateless;

    Handshake(Link.Connector connector, Limits limits, AtomicInteger ids) {
        this.connector = connector;
        this.limits = limits;
        this.ids = ids;
    }

    /** Opens the conversation; every connection that was tried on the way is closed again. */
    Opened open(Optional<Revision> wanted) throws Unreachable, InterruptedException {
        Optional<Opened> done = Optional.empty();
        try {
            done = Optional.of(attempt(wanted));
            return done.get();
        } finally {
            Optional<Link> kept = done.map(Opened::link);
            opened.stream()
                    .filter(link -> !kept.equals(Optional.of(link)))
                    .forEach(link -> link.conversation().close());
        }
    }

    private Opened attempt(Optional<Revision> wanted) throws Unreachable, InterruptedException {
        if (wanted.isEmpty()) {
            return probe();
        }
        return wanted.get().stateless() ? discover(wanted.get()) : initialize(connect(), wanted.get());
    }

    private Opened probe() throws Unreachable, InterruptedException {
        Link link = connect();
        // It may be answered for as long as anything is waited for on this connection.
        CompletableFuture<Answer> probe =
                link.conversation().probe(nextId(), limits.connect().multipliedBy(2));
        Optional<Answer> answer = await(probe);
        if (answer.isPresent()) {
            Optional<Opened> modern = stateless(link, answer.get());
            if (modern.isPresent()) {
                return modern.get();
            } else if (Link.supported(answer.get()).isPresent()) {
                return initialize(link, best(Link.supported(answer.get()).get(), link));
            }
        }
        boolean neverAsked = answer.filter(a -> a.request().order() == 0).isPresent();
        if (neverAsked) {
            throw unanswered(Protocol.INITIALIZE, answer.get(), link);
        }
        if (!link.transport().alive()) {
            return initialize(connect(), OFFERED);
        }
        try {
            Opened legacy = initialize(link, OFFERED);
            // It has answered the later question, so that it had time for the earlier one, unless it takes them
            // together.
            if (late(probe, patience()).isEmpty()) {
                return legacy;
            }
        } catch (Unreachable refused) {
            if (!namedStateless
                    && late(probe, refused.isUnanswered() ? Duration.ZERO : limits.connect())
                            .isEmpty()) {
                if (link.transport().alive()) {
                    throw refused;
                }
                return initialize(connect(), OFFERED);
            }
        }
        // It speaks the stateless era and was only slow to say so; the second question may have settled it on the
        // first.
        return discover(Revision.V2026_07_28);
    }

    private Opened discover(Revision revision) throws Unreachable, InterruptedException {
        Link link = connect();
        link.conversation().agreed(revision);
        Answer answer = ask(link, Protocol.DISCOVER, Json.object());
        Optional<Opened> modern = stateless(link, answer);
        if (modern.isPresent()) {
            return modern.get();
        }
        if (answer.result().isEmpty() && Link.supported(answer).isEmpty() && noAnswer(answer)) {
            throw unanswered(Protocol.DISCOVER, answer, link);
        }
        Optional<JsonNode> versions =
                Link.supported(answer).or(() -> answer.result().map(r -> r.path("supportedVersions")));
        String which = versions.filter(JsonNode::isArray)
                .map(v -> "it supports " + OneLine.of(Json.write(v)))
                .orElseGet(() -> complaint(Protocol.DISCOVER, answer.outcome(), answer));
        throw unreachable("does not speak " + revision.text() + ": " + which, link);
    }

    private Opened initialize(Link link, Revision offered) throws Unreachable, InterruptedException {
        Answer answer = ask(link, Protocol.INITIALIZE, Protocol.initialize(offered));
        if (answer.result().isEmpty()) {
            namedStateless |=
                    Link.supported(answer).filter(Handshake::isStateless).isPresent();
            throw unanswered(Protocol.INITIALIZE, answer, link);
        }
        ObjectNode result = answer.result().get();
        JsonNode version = result.path("protocolVersion");
        Optional<Revision> agreed =
                Optional.ofNullable(version.textValue()).flatMap(Revision::of).filter(r -> !r.stateless());
        if (agreed.isEmpty()) {
            String text = version.isMissingNode()
                    ? "answered initialize without a protocolVersion"
                    : "answered initialize with protocolVersion " + OneLine.of(Json.write(version))
                            + ", which the kit does not speak";
            throw unreachable(text, link);
        }
        link.conversation().agreed(agreed.get());
        Deadline.in(limits.answer()).await(link.conversation().notify(Protocol.INITIALIZED, Json.object()));
        return new Opened(link, agreed.get(), result);
    }

    private Optional<Opened> stateless(Link link, Answer answer) {
        Optional<ObjectNode> discovered = answer.result().filter(Handshake::namesStateless);
        discovered.ifPresent(d -> link.conversation().agreed(Revision.V2026_07_28));
        return discovered.map(d -> new Opened(link, Revision.V2026_07_28, d));
    }

    private static boolean namesStateless(ObjectNode result) {
        return isStateless(result.path("supportedVersions"));
    }

    private static boolean isStateless(JsonNode versions) {
        boolean named = false;
        for (JsonNode version : versions) {
            named |= Revision.V2026_07_28.text().equals(version.textValue());
        }
        return named;
    }

    private static Revision best(JsonNode supported, Link link) throws Unreachable {
        List<Revision> known = new ArrayList<>();
        supported.forEach(v -> Optional.ofNullable(v.textValue())
                .flatMap(Revision::of)
                .filter(r -> !r.stateless())
                .ifPresent(known::add));
        return known.stream()
                .max(Comparator.naturalOrder())
                .orElseThrow(() -> unreachable(
                        "speaks only revisions the kit does not: " + OneLine.of(Json.write(supported)), link));
    }

    private Answer ask(Link link, String method, ObjectNode params) throws InterruptedException {
        CompletableFuture<Answer> future =
                link.conversation().briefly(nextId(), method, params, limits.connect(), Patience.HELD_UP, Map.of());
        try {
            return future.get();
        } catch (ExecutionException never) {
            throw new IllegalStateException(never);
        }
    }

    private Optional<Answer> await(CompletableFuture<Answer> probe) throws InterruptedException {
        Deadline.in(patience()).await(probe);
        return Optional.ofNullable(probe.getNow(null));
    }

    private Duration patience() {
        Duration third = limits.connect().dividedBy(3);
        return PATIENCE.compareTo(third) < 0 ? PATIENCE : third;
    }

    private static Optional<Answer> late(CompletableFuture<Answer> probe, Duration patience)
            throws InterruptedException {
        Deadline.in(patience).await(probe);
        return Optional.ofNullable(probe.getNow(null))
                .filter(answer ->
                        answer.result().filter(Handshake::namesStateless).isPresent());
    }

    private static String complaint(String method, Outcome outcome, Answer answer) {
        if (outcome instanceof Lost lost) {
            boolean http = lost.why().startsWith("HTTP ");
            boolean exited = lost.why().startsWith("exited");
            return (http ? method + " got " : "") + lost.why() + (exited ? " before answering " + method : "");
        } else if (outcome instanceof Answer.Silent) {
            return answer.describe() + " to " + method;
        }
        String versions = Link.supported(answer)
                .map(v -> " (it supports " + OneLine.of(Json.write(v)) + ")")
                .orElse("");
        return method + " got " + answer.describe() + versions;
    }

    private static Unreachable unanswered(String method, Answer answer, Link link) {
        String complaint = complaint(method, answer.outcome(), answer);
        String tail = link.transport().stderrTail();
        return noAnswer(answer) ? Unreachable.unanswered(complaint, tail) : new Unreachable(complaint, tail);
    }

    private static boolean noAnswer(Answer answer) {
        boolean noConnection =
                answer.outcome() instanceof Lost lost && lost.why().startsWith(HttpExchange.NO_CONNECTION);
        return noConnection || answer.outcome() instanceof Answer.Silent;
    }

    private static Unreachable unreachable(String reason, Link link) {
        return new Unreachable(reason, link.transport().stderrTail());
    }

    private Link connect() throws Unreachable {
        // A target is not started a second time beside the first, which may hold a file or port that both need.
        opened.forEach(link -> link.conversation().close());
        Link link = connector.connect();
        opened.add(link);
        return link;
    }

    private JsonNode nextId() {
        return IntNode.valueOf(ids.incrementAndGet());
    }
}
