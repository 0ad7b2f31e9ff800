package org.contexttck.harness.explore.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.harness.explore.Conversation;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.target.intermediary.IntermediaryPassage;
import org.contexttck.harness.target.intermediary.IntermediaryPassage.Passed;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;

/**
 * Calls through an intermediary, one after the other, some of them at once.
 *
 * @param runs gives a text that is nowhere else for each time that it is held
 * @param silent set if a call is not answered
 */
record RelayTalk(IntermediaryPassage passage, Supplier<String> runs, AtomicBoolean silent, List<Turn> turns)
        implements Conversation {

    static final String AT_ONCE = "calls in flight side by side";
    static final String REVERSED = "answers from the last call to the first";
    static final String AGAIN = "the same call again";
    static final String PROGRESS = "a call with a progress token";
    static final String EQUAL = "equal calls in flight";
    static final String SAME_ANSWER = "the same answer again";
    static final String MARK = "a mark";
    static final String HINTS = "hints";
    static final String OTHER = "other metadata";
    static final String NONE = "no metadata";
    static final String FAILED = "a failed result";
    static final String REFUSED = "an error in place of a result";
    static final String STRUCTURED = "structured content";
    static final String NO_TEXT = "content that is no text";
    static final String MANY = "more than ten contents";
    static final String LONG = "a long text";
    static final String DEEP = "a deep value";
    static final String OWN_METADATA = "content with metadata of its own";
    static final List<String> DIMENSIONS = List.of(
            AT_ONCE,
            REVERSED,
            AGAIN,
            PROGRESS,
            EQUAL,
            SAME_ANSWER,
            MARK,
            HINTS,
            OTHER,
            NONE,
            FAILED,
            REFUSED,
            STRUCTURED,
            NO_TEXT,
            MANY,
            LONG,
            DEEP,
            OWN_METADATA);

    private static final int MANY_CONTENTS = 10;

    RelayTalk {
        turns = List.copyOf(turns);
    }

    /** Calls that are made at once. @param reversed whether the last is answered first */
    record Turn(List<DrawnCall> calls, boolean reversed) {

        Turn {
            calls = List.copyOf(calls);
        }

        String line() {
            String how = calls.size() == 1
                    ? ""
                    : reversed ? "at once, the last answered first: " : "at once, answered in their order: ";
            return how + calls.stream().map(DrawnCall::line).collect(Collectors.joining(" | "));
        }

        List<IntermediaryPassage.PassedCall> filled(String run) {
            List<IntermediaryPassage.PassedCall> filled = new ArrayList<>();
            for (DrawnCall call : calls) {
                filled.add(call.filled(run, reversed ? calls.size() - 1 - filled.size() : filled.size()));
            }
            return filled;
        }
    }

    @Override
    public List<String> steps() {
        return Stream.concat(Stream.of(passage.eras()), turns.stream().map(Turn::line))
                .toList();
    }

    @Override
    public Set<String> dimensions() {
        Set<String> all = new LinkedHashSet<>(Set.of(passage.eras()));
        List<DrawnCall> before = new ArrayList<>();
        for (Turn turn : turns) {
            add(turn.calls().size() > 1, AT_ONCE, all);
            add(turn.calls().size() > 1 && turn.reversed(), REVERSED, all);
            for (int i = 0; i < turn.calls().size(); i++) {
                DrawnCall call = turn.calls().get(i);
                add(turn.calls().subList(0, i).stream().anyMatch(call::isEqual), EQUAL, all);
                add(before.stream().anyMatch(call::isEqual), AGAIN, all);
                add(call.progress(), PROGRESS, all);
                add(before.stream().anyMatch(one -> one.reply().equals(call.reply())), SAME_ANSWER, all);
                answer(call, all);
            }
            before.addAll(turn.calls());
        }
        return all;
    }

    private static void answer(DrawnCall call, Set<String> all) {
        String line = call.line();
        add(line.contains("{long}"), LONG, all);
        add(line.contains("\"{deep}\""), DEEP, all);
        if (!(call.reply() instanceof Reply.Result answer)) {
            all.add(REFUSED);
            return;
        }
        ObjectNode result = answer.result();
        JsonNode meta = result.path("_meta");
        add(meta.has("context"), MARK, all);
        add(meta.has("contextHints"), HINTS, all);
        add(meta.properties().stream().anyMatch(one -> !one.getKey().startsWith("context")), OTHER, all);
        add(meta.isMissingNode(), NONE, all);
        add(result.path("isError").asBoolean(), FAILED, all);
        add(result.has("structuredContent"), STRUCTURED, all);
        add(result.path("content").size() > MANY_CONTENTS, MANY, all);
        for (JsonNode content : result.path("content")) {
            add(!content.path("type").asText().equals("text"), NO_TEXT, all);
            add(content.has("_meta"), OWN_METADATA, all);
        }
    }

    private static void add(boolean does, String dimension, Set<String> all) {
        if (does) {
            all.add(dimension);
        }
    }

    private Set<String> tools() {
        Set<String> all = new TreeSet<>();
        turns.forEach(turn -> turn.calls().forEach(call -> all.add(call.tool())));
        return all;
    }

    private static IntermediaryPassage.PassedCall plain(String tool, String run) {
        ObjectNode result = Json.object();
        result.putArray("content").addObject().put("type", "text").put("text", run);
        result.putObject("_meta")
                .putObject("context")
                .put("lifecycle", "transient")
                .put("summary", run);
        return new IntermediaryPassage.PassedCall(
                tool, Json.object().put("token", run), false, new Reply.Result(result));
    }

    /** The intermediary is not started anew: what it keeps of the last call, or of one of a tool, is that of a plain one. */
    @Override
    public Findings hold(boolean alone) throws Unreachable, InterruptedException {
        Findings findings = new Findings();
        String run = runs.get();
        for (String tool : alone ? tools() : Set.<String>of()) {
            passage.passAtOnce(List.of(plain(tool, run)));
        }
        for (Turn turn : turns) {
            List<Passed> passed = passage.passAtOnce(turn.filled(run));
            new RelayedTurn(passage, turn.calls(), passed, findings).judge();
            for (Passed one : passed) {
                Answer answer = one.through();
                if (answer.outcome() instanceof Answer.Silent && !answer.unclear()) {
                    silent.set(true);
                    return findings;
                } else if (answer.unclear() || answer.outcome() instanceof Answer.Lost) {
                    throw Unreachable.unanswered(
                            one.offered() + " " + Json.write(one.arguments()) + ": " + answer.describe(), "");
                }
            }
        }
        return findings;
    }
}
