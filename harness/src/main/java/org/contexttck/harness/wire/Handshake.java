package org.contexttck.harness.wire;

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
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.wire.Answer.Lost;
import org.contexttck.harness.wire.Answer.Outcome;
import org.contexttck.harness.wire.Link.Opened;

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
            opened.stream().filter(link -> !kept.equals(Optional.of(link))).forEach(link -> link.transport()
                    .close());
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
        CompletableFuture<Answer> probe = link.conversation().probe(nextId(), limits.connect());
        Optional<Answer> answer = await(probe);
        if (answer.isPresent()) {
            Optional<Opened> modern = stateless(link, answer.get());
            if (modern.isPresent()) {
                return modern.get();
            } else if (Link.supported(answer.get()).isPresent()) {
                return initialize(link, best(Link.supported(answer.get()).get(), link));
            }
        }
        if (!link.transport().alive()) {
            return initialize(connect(), OFFERED);
        }
        try {
            Opened legacy = initialize(link, OFFERED);
            if (late(probe).isEmpty()) {
                return legacy;
            }
        } catch (Unreachable refused) {
            if (late(probe).isEmpty() && link.transport().alive()) {
                throw refused;
            } else if (late(probe).isEmpty()) {
                return initialize(connect(), OFFERED);
            }
        }
        // It speaks the stateless era and was only slow to say so; the second question may have settled it on the first.
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
            throw unreachable(complaint(Protocol.INITIALIZE, answer.outcome(), answer), link);
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
        waitFor(link.conversation().notify(Protocol.INITIALIZED, Json.object()), limits.answer());
        return new Opened(link, agreed.get(), result);
    }

    private Optional<Opened> stateless(Link link, Answer answer) {
        Optional<ObjectNode> discovered = answer.result().filter(Handshake::namesStateless);
        discovered.ifPresent(d -> link.conversation().agreed(Revision.V2026_07_28));
        return discovered.map(d -> new Opened(link, Revision.V2026_07_28, d));
    }

    private static boolean namesStateless(ObjectNode result) {
        boolean named = false;
        for (JsonNode version : result.path("supportedVersions")) {
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
                link.conversation().call(nextId(), method, params, limits.connect(), Map.of());
        try {
            return future.get();
        } catch (ExecutionException never) {
            throw new IllegalStateException(never);
        }
    }

    private Optional<Answer> await(CompletableFuture<Answer> probe) throws InterruptedException {
        Duration third = limits.connect().dividedBy(3);
        waitFor(probe, PATIENCE.compareTo(third) < 0 ? PATIENCE : third);
        return Optional.ofNullable(probe.getNow(null));
    }

    private static Optional<Answer> late(CompletableFuture<Answer> probe) {
        return Optional.ofNullable(probe.getNow(null))
                .filter(answer -> answer.result().filter(Handshake::namesStateless).isPresent());
    }

    private static void waitFor(CompletableFuture<?> future, Duration longest) throws InterruptedException {
        try {
            future.get(longest.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException | TimeoutException notYet) {
            // The caller looks at the future itself.
        }
    }

    private static String complaint(String method, Outcome outcome, Answer answer) {
        if (outcome instanceof Lost lost) {
            return lost.why() + (lost.why().startsWith("exited") ? " before answering " + method : "");
        } else if (outcome instanceof Answer.Silent) {
            return answer.describe() + " to " + method;
        }
        String versions = Link.supported(answer)
                .map(v -> " (it supports " + OneLine.of(Json.write(v)) + ")")
                .orElse("");
        return method + " got " + answer.describe() + versions;
    }

    private static Unreachable unreachable(String reason, Link link) {
        return new Unreachable(reason, link.transport().stderrTail());
    }

    private Link connect() throws Unreachable {
        // A target is not started a second time beside the first, which may hold a file or port that both need.
        opened.forEach(link -> link.transport().close());
        Link link = connector.connect();
        opened.add(link);
        return link;
    }

    private JsonNode nextId() {
        return IntNode.valueOf(ids.incrementAndGet());
    }
}
