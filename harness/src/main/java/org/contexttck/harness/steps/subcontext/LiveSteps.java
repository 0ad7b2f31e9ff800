package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.target.participant.LiveParticipant;
import org.contexttck.harness.target.participant.LiveParticipants;
import org.contexttck.harness.target.shared.BlockedScenarios;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** A participant that joins the kit's gateway: what it puts up with, and what it sends. */
public final class LiveSteps implements AutoCloseable {

    private static final Duration QUIET = Duration.ofMillis(300);
    private static final int RANDOM_BITS = 74;

    private final LiveParticipants starter;
    private final Evidence evidence;
    private final BlockedScenarios before;
    private final CompleteEnvelopes envelopes;
    private Optional<LiveParticipant> live = Optional.empty();
    /** Contexts of others in the room, inside which it may open its own. */
    private final Set<String> told = new HashSet<>();

    /** Contexts of its own from when it ran before. */
    private final Set<String> earlier = new HashSet<>();

    /** Ids of its messages from when it ran before. */
    private final Set<String> earlierMessages = new HashSet<>();

    private int questions;

    public LiveSteps(
            LiveParticipants starter, Evidence evidence, BlockedScenarios before, CompleteEnvelopes envelopes) {
        this.starter = starter;
        this.evidence = evidence;
        this.before = before;
        this.envelopes = envelopes;
    }

    @Given("it has joined the kit's gateway")
    @UsedOnce("the background of all that is live")
    public void joined() throws InterruptedException {
        if (before.repeated().isPresent()) {
            evidence.blocked(before.repeated().get());
            return;
        }
        try {
            live = Optional.of(starter.start());
            evidence.recordedIn(live.get().transcript());
        } catch (Unreachable gone) {
            if (gone.isUnanswered()) {
                evidence.unclear(gone.getMessage());
            }
            if (!evidence.isUnclear()) {
                before.add(gone.getMessage());
            }
            evidence.blocked(gone.getMessage());
        }
    }

    @When("it is started once more")
    public void startedAgain() throws InterruptedException {
        if (live.isPresent()) {
            earlier.addAll(contexts(live.get()).keySet());
            messages(live.get()).forEach(earlierMessages::add);
            live.get().close();
            live = Optional.empty();
            joined();
        }
    }

    @When("these are sent to it:")
    @UsedOnce("what a live one sends is another matter")
    public void sent(DataTable table) {
        live.ifPresent(it -> table.asMaps().forEach(row -> {
            ObjectNode envelope = Json.object().put("protocol", "mcpp/v0.1").put("id", row.get("message"));
            envelope.put("ts", "2025-08-31T12:00:00.000Z").put("from", "kit").put("kind", row.get("kind"));
            if (row.get("context") != null) {
                envelope.set("context", Json.parse(row.get("context")));
            }
            told.add(envelope.path("context").path("id").asText(""));
            envelope.putObject("payload").put("thought", "from the kit");
            it.say(envelope);
        }));
    }

    @When("it is asked to reason")
    public void asked() throws InterruptedException {
        if (live.isPresent()) {
            int before = live.get().received().size();
            Optional<ObjectNode> question = live.get().question("ask-" + (++questions));
            question.ifPresent(live.get()::say);
            question.ifPresent(said -> told.add(said.path("context").path("id").asText("")));
            LiveParticipant.Waited waited = live.get().awaitMoreThan(before);
            if (waited.came()) {
                live.get().awaitQuiet(QUIET);
            } else if (!waited.unclear().isEmpty()) {
                evidence.unclear(waited.unclear());
            }
        }
    }

    @Then("it has answered, and is still there")
    @UsedOnce("asked of a live one only")
    public void answered() {
        live.ifPresent(it -> {
            if (it.joined()) {
                check("nothing").that(!it.received().isEmpty(), "it sent nothing when asked to reason", "a message");
            } else {
                check("it left").that(false, "it left the gateway over a context", "that it stays");
            }
        });
    }

    @Then("of its own {}")
    public void ofItsOwn(String what) {
        switch (what) {
            case "envelopes each is complete, and from itself" -> complete();
            case "messages each has another id, those of before included" -> differing();
            case "contexts some hold several messages" -> several();
            case "contexts none has an id of before" -> renewed();
            case "contexts each inside another names that as its parent" -> nested();
            default -> throw new IllegalArgumentException("nothing is known of \"" + what + "\"");
        }
    }

    private void complete() {
        live.ifPresent(it -> it.received().forEach(received -> {
            JsonNode envelope = received.envelope();
            Check look = look(
                    it,
                    envelope.path("kind").asText("a message") + " "
                            + envelope.path("id").asText("") + ": ");
            envelopes.demand(look, envelope);
            Optional<JsonNode> from = Optional.ofNullable(envelope.get("from"));
            from.ifPresent(there -> look.at(Pointer.parse("/from"), from)
                    .that(there.asText().equals(received.from()), "must be \"" + received.from() + "\""));
        }));
    }

    private void several() {
        live.ifPresent(it -> {
            Map<String, Integer> count = contexts(it);
            if (count.isEmpty()) {
                evidence.inconclusive(noContext(it));
                return;
            }
            evidence.observed(count.size() - 1);
            check(String.join(", ", count.keySet()))
                    .that(
                            count.values().stream().anyMatch(messages -> messages > 1),
                            "each of its " + count.size() + " contexts holds one message, some must hold several",
                            "one id for what belongs together");
        });
    }

    private void renewed() {
        live.ifPresent(it -> {
            Set<String> own = new LinkedHashSet<>(contexts(it).keySet());
            own.removeAll(told);
            if (own.isEmpty() || earlier.isEmpty()) {
                evidence.inconclusive(noContext(it));
                return;
            }
            own.forEach(id -> check(id)
                    .that(
                            !earlier.contains(id),
                            "its context \"" + id + "\" has an id that it gave to another when it ran before",
                            "an id that nobody can guess"));
            own.addAll(earlier);
            own.removeAll(told);
            roomy(own);
        });
    }

    /** A few ids show no more than how much room they have. */
    private void roomy(Set<String> ids) {
        if (ids.size() > 2) {
            int room = Randomness.room(ids);
            check(String.join(", ", ids))
                    .that(
                            room >= RANDOM_BITS,
                            "context ids such as " + Shown.text(ids.iterator().next()) + " have room for " + room
                                    + " random bits, must for " + RANDOM_BITS,
                            "ids that nobody can guess");
        }
    }

    private static List<String> messages(LiveParticipant it) {
        return it.received().stream()
                .map(received -> received.envelope().path("id"))
                .filter(JsonNode::isTextual)
                .map(JsonNode::textValue)
                .toList();
    }

    private void differing() {
        live.ifPresent(it -> {
            Set<String> seen = new HashSet<>(earlierMessages);
            messages(it)
                    .forEach(id -> check(id)
                            .that(
                                    seen.add(id),
                                    "its message \"" + Shown.text(id) + "\" has the id of another of its messages"
                                            + (earlierMessages.contains(id) ? ", from when it ran before" : ""),
                                    "an id of its own"));
        });
    }

    /** A context that is a text is what later documents of the family have (R20). */
    static String otherRevision(JsonNode text) {
        return "its context " + Shown.at(Optional.of(text))
                + " is a text, as in another revision of the protocol; here it is an object (R20)";
    }

    private static String noContext(LiveParticipant it) {
        return it.received().stream()
                .map(received -> received.envelope().path("context"))
                .filter(JsonNode::isTextual)
                .findFirst()
                .map(LiveSteps::otherRevision)
                .orElse("it sent no message with a context; participant.live.ask of the profile makes it");
    }

    private void nested() {
        live.ifPresent(it -> {
            Map<String, Integer> own = contexts(it);
            List<JsonNode> nested = it.received().stream()
                    .map(received -> received.envelope().path("context"))
                    .filter(context -> context.has("parent"))
                    .toList();
            if (nested.isEmpty()) {
                evidence.nothingToTry(
                        own.isEmpty()
                                ? noContext(it)
                                : "it sent no context inside another; nesting: false of the claim says that it makes none");
            }
            for (JsonNode context : nested) {
                String parent = context.path("parent").asText();
                boolean right = (own.containsKey(parent) || !parent.isEmpty() && told.contains(parent))
                        && !parent.equals(context.path("id").asText());
                String shown = Shown.text(Json.write(context));
                check(shown)
                        .that(
                                right,
                                "context " + shown + " names no other context of its own or of its room as parent",
                                "the outer id");
            }
        });
    }

    private static Map<String, Integer> contexts(LiveParticipant live) {
        Map<String, Integer> count = new LinkedHashMap<>();
        live.received().stream()
                .map(received -> received.envelope().path("context").path("id"))
                .filter(JsonNode::isTextual)
                .forEach(id -> count.merge(id.textValue(), 1, Integer::sum));
        return count;
    }

    private Check check(String seen) {
        return look(live.orElseThrow(), "").saw(seen);
    }

    private Check look(LiveParticipant it, String line) {
        return new Check(evidence, fault -> fault.shownBy(it.transcript(), it.lastExchange()), "", line);
    }

    @Override
    public void close() {
        live.ifPresent(LiveParticipant::close);
    }
}
