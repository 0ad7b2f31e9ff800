package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.claim.SubContextClaim;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.target.participant.ParticipantException;
import org.contexttck.harness.target.participant.ParticipantTarget;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;

/** What a scenario about a participant works with: what has arrived, what it sent, and what it said of limits. */
public final class ParticipantWorld {

    /** What the participant under test is called. */
    static final String NAME = "ann";

    private static final int MOST_IN_ONE = 1000;

    private final ParticipantTarget target;
    private final SubContextClaim claim;
    private final Evidence evidence;
    private final Map<String, ObjectNode> arrived = new LinkedHashMap<>();
    private final Map<String, ObjectNode> sent = new LinkedHashMap<>();
    private final Map<String, String> placeOf = new LinkedHashMap<>();
    private final List<JsonNode> limits = new ArrayList<>();
    private Optional<String> notTaken = Optional.empty();
    private boolean usable;

    public ParticipantWorld(ParticipantTarget target, SubContextClaim claim, Evidence evidence) {
        this.target = target;
        this.claim = claim;
        this.evidence = evidence;
    }

    Evidence evidence() {
        return evidence;
    }

    ParticipantTarget target() {
        return target;
    }

    /** Begins with a participant that has forgotten everything. */
    void begin() throws InterruptedException {
        try {
            target.begin(NAME);
            usable = true;
            evidence.recordedIn(target.transcript());
        } catch (Unreachable gone) {
            if (gone.isUnanswered()) {
                evidence.unclear(gone.getMessage());
            }
            evidence.blocked(gone.getMessage());
        } catch (ParticipantException trouble) {
            doubtIf(trouble);
            evidence.blocked(trouble.getMessage());
        }
    }

    private void doubtIf(ParticipantException trouble) {
        if (trouble.isUnclear()) {
            evidence.unclear(trouble.getMessage());
        }
    }

    /** Whether it can be asked. */
    boolean usable() {
        return usable;
    }

    /** Nothing more is asked in this scenario. */
    void stop() {
        usable = false;
    }

    /** Whether there is such a part to drive. What is claimed has to be there, but for a clock. */
    boolean can(String part) {
        if (!usable || target.can(part)) {
            return usable && claimed(part);
        }
        String missing = "the driver does not name \"" + part + "\" in can";
        if (claimed(part) && !part.equals("clock")) {
            evidence.blocked(missing);
        } else {
            evidence.nothingToTry(missing);
        }
        usable = false;
        return false;
    }

    private boolean claimed(String part) {
        boolean claimed = switch (part) {
            case "filters" -> claim.filters();
            case "grouping", "clock" -> claim.grouping();
            default -> true;
        };
        if (!claimed) {
            evidence.nothingToTry("the profile does not claim " + part);
        }
        return claimed;
    }

    /** Lets an envelope arrive by itself. @param name its id, and what the features call it */
    void receive(String name, ObjectNode envelope) throws InterruptedException {
        arrived.put(name, envelope);
        receive(List.of(envelope), name);
    }

    /** Lets many arrive. */
    void receive(List<ObjectNode> envelopes) throws InterruptedException {
        for (int from = 0; from < envelopes.size(); from += MOST_IN_ONE) {
            receive(envelopes.subList(from, Math.min(envelopes.size(), from + MOST_IN_ONE)), "one of many");
        }
    }

    private void receive(List<ObjectNode> envelopes, String name) throws InterruptedException {
        if (!usable || notTaken.isPresent()) {
            return;
        }
        ArrayNode messages = Json.array();
        envelopes.forEach(messages::add);
        ObjectNode request = Json.object();
        request.set("messages", messages);
        try {
            target.ask("receive", request).path("limits").forEach(limits::add);
        } catch (ParticipantException trouble) {
            doubtIf(trouble);
            String context = envelopes.size() == 1
                    ? " with context " + Json.write(envelopes.get(0).path("context"))
                    : "";
            notTaken = Optional.of("it did not take " + name + context + ": " + trouble.getMessage());
        }
    }

    /** Which message it did not take, and why; empty if it has taken all. */
    Optional<String> notTaken() {
        return notTaken;
    }

    /** Whether it has taken all that has arrived; if not, what hangs on it cannot be judged. */
    boolean tookAll() {
        notTaken.ifPresent(evidence::blocked);
        return usable && notTaken.isEmpty();
    }

    /** Asks for something that the scenario needs; empty, and the scenario blocked, if there is no answer. */
    Optional<JsonNode> ask(String verb, ObjectNode members) throws InterruptedException {
        if (!usable) {
            return Optional.empty();
        }
        try {
            return Optional.of(target.ask(verb, members));
        } catch (ParticipantException trouble) {
            doubtIf(trouble);
            evidence.blocked(trouble.getMessage());
            usable = false;
            return Optional.empty();
        }
    }

    /** Asks for what the scenario judges; no answer is a fault. @param what it was asked for, such as {@code its contexts} */
    Optional<JsonNode> judged(String verb, ObjectNode members, String what) throws InterruptedException {
        if (!tookAll()) {
            return Optional.empty();
        }
        try {
            return Optional.of(target.ask(verb, members));
        } catch (ParticipantException trouble) {
            doubtIf(trouble);
            evidence.observed();
            broke(Fault.of("", "asked for " + what + ": " + trouble.getMessage(), "an answer", trouble.getMessage()));
            usable = false;
            return Optional.empty();
        }
    }

    /** What has arrived, by what the features call it, in order. */
    Map<String, ObjectNode> arrived() {
        return arrived;
    }

    /** What it has sent, by what the features call it, in order. */
    Map<String, ObjectNode> sent() {
        return sent;
    }

    /** In which context each message was to be sent; empty text for the main one. */
    Map<String, String> placeOf() {
        return placeOf;
    }

    /** What it has said of limits so far. */
    List<JsonNode> limits() {
        return limits;
    }

    /** Looks at something; a finding is shown with the last lines that went to and from the driver. */
    Check check() {
        return check("");
    }

    /** As above. @param line what the headline begins with */
    Check check(String line) {
        return new Check(evidence, this::shown, "", line);
    }

    /** Records a fault, with the last lines that went to and from the driver. */
    void broke(Fault fault) {
        evidence.broke(shown(fault));
    }

    private Fault shown(Fault fault) {
        return fault.shownBy(target.transcript(), target.lastExchange());
    }
}
