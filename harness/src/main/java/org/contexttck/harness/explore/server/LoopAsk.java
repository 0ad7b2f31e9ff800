package org.contexttck.harness.explore.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.profile.claim.ConsumerTool;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.PageWalk;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.profile.claim.WorkflowTool;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Pointer;

/**
 * A call of a workflow loop: records fetched, something stored, a step asked for (TC-S-09, TC-S-12, TC-S-14 to TC-S-16, TC-S-20). How
 * records are marked is for the monitors to say.
 *
 * @param sort what it is for
 */
record LoopAsk(String tool, ObjectNode arguments, Sort sort) implements Ask {

    /** What a call of the loop is for, and what it must bring. */
    enum Sort {
        FETCH("records fetched"),
        SIZED("another number of records on a page"),
        STORE("something stored"),
        REFUSED_STORE("something that cannot be stored"),
        HINTED("a step with hints"),
        LOOPED("a step of a loop"),
        UNHINTED("a step without hints"),
        UNKNOWN("a step that there is not");

        private final String words;

        Sort(String words) {
            this.words = words;
        }
    }

    static final List<String> DIMENSIONS =
            java.util.Arrays.stream(Sort.values()).map(sort -> sort.words).toList();

    private static final Pointer CONSUMED = Pointer.parse("/_meta/context/consumed");
    private static final Pointer HINTS = Pointer.parse("/_meta/contextHints");
    private static final int PAGES = 4;
    private static final int FIVE = 5;

    /** Few, many, and around numbers that people like. */
    private static final List<Integer> SIZES = List.of(3, 6, 9, 11, 16, 20, 21, 25, 30, 50, 51, 100);

    /** Every such call that a profile knows how to make. */
    static List<LoopAsk> all(TransientContextClaim claim) {
        List<LoopAsk> all = new ArrayList<>();
        for (FetchTool tool : claim.fetch()) {
            fetches(tool).forEach(one -> all.add(new LoopAsk(tool.tool(), one, Sort.FETCH)));
            sized(tool).forEach(one -> all.add(new LoopAsk(tool.tool(), one, Sort.SIZED)));
        }
        for (ConsumerTool tool : claim.consumer()) {
            all.add(new LoopAsk(tool.tool(), tool.succeed(), Sort.STORE));
            tool.fail().forEach(one -> all.add(new LoopAsk(tool.tool(), one, Sort.REFUSED_STORE)));
        }
        claim.workflow().forEach(tool -> steps(tool, all));
        return all;
    }

    private static List<ObjectNode> fetches(FetchTool tool) {
        List<ObjectNode> all = new ArrayList<>(List.of(tool.full()));
        tool.five().ifPresent(all::add);
        all.addAll(tool.few());
        tool.last().ifPresent(all::add);
        if (tool.pages().isPresent()) {
            PageWalk walk = tool.pages().get();
            int pages = Math.min(PAGES, walk.count().orElse(1));
            for (int i = 0; i < pages; i++) {
                all.add(tool.full().deepCopy().put(walk.parameter(), walk.first() + i));
            }
        }
        return all;
    }

    /** By the argument that makes it five. */
    private static List<ObjectNode> sized(FetchTool tool) {
        return tool.five().stream()
                .flatMap(five -> five.properties().stream()
                        .filter(argument -> argument.getValue().isInt()
                                && argument.getValue().intValue() == FIVE)
                        .map(Map.Entry::getKey)
                        .filter(name -> tool.pages()
                                .filter(walk -> walk.parameter().equals(name))
                                .isEmpty())
                        .flatMap(name ->
                                SIZES.stream().map(size -> five.deepCopy().put(name, size))))
                .toList();
    }

    private static void steps(WorkflowTool tool, List<LoopAsk> all) {
        all.add(new LoopAsk(tool.tool(), tool.hinted(), Sort.HINTED));
        tool.loop().stream()
                .filter(one -> !one.equals(tool.hinted()))
                .forEach(one -> all.add(new LoopAsk(tool.tool(), one, Sort.LOOPED)));
        tool.unhinted().ifPresent(one -> all.add(new LoopAsk(tool.tool(), one, Sort.UNHINTED)));
        tool.unknown().forEach(one -> all.add(new LoopAsk(tool.tool(), one, Sort.UNKNOWN)));
    }

    static LoopAsk draw(Choices choices, List<LoopAsk> all) {
        // there are many ways to fetch and few to do anything else
        List<Sort> sorts = all.stream().map(LoopAsk::sort).distinct().toList();
        List<LoopAsk> some = choices.<Sort>maybe(1, 2, () -> choices.of(sorts))
                .map(sort -> all.stream().filter(one -> one.sort == sort).toList())
                .orElse(all);
        return choices.of(some);
    }

    @Override
    public Set<String> dimensions() {
        return Set.of(sort.words);
    }

    @Override
    public void judge(ToolCall call, Findings findings) {
        switch (sort) {
            case SIZED -> {} // how many at most is the server's to say
            case FETCH -> new AnswerCheck(call, findings, "TC-S-06").answered("records");
            case STORE -> stored(call, new AnswerCheck(call, findings, "TC-S-09"));
            case REFUSED_STORE -> refused(call, new AnswerCheck(call, findings, "TC-S-20"));
            case HINTED -> hinted(call, new AnswerCheck(call, findings, "TC-S-12"));
            case LOOPED -> hinted(call, new AnswerCheck(call, findings, "TC-S-14"));
            case UNHINTED -> unhinted(call, new AnswerCheck(call, findings, "TC-S-15"));
            default -> refused(call, new AnswerCheck(call, findings, "TC-S-16"));
        }
    }

    private static void stored(ToolCall call, AnswerCheck check) {
        if (check.answered("something stored")) {
            Optional<JsonNode> seen = call.at(CONSUMED);
            boolean holds = seen.filter(JsonNode::isBoolean)
                    .filter(JsonNode::booleanValue)
                    .isPresent();
            check.without(
                    holds ? Optional.empty() : Optional.of("is " + AnswerCheck.shown(seen) + ", must be exactly true"),
                    CONSUMED.toString(),
                    "true");
        }
    }

    private static void refused(ToolCall call, AnswerCheck check) {
        if (!call.answer().unclear()) {
            check.without(
                    call.refused() ? Optional.empty() : Optional.of("was not refused, must be"),
                    "",
                    "isError true, or a JSON-RPC error");
        }
    }

    private static void hinted(ToolCall call, AnswerCheck check) {
        if (check.answered("a step")) {
            Optional<JsonNode> seen = call.at(HINTS);
            boolean holds = seen.filter(it -> it.isArray() && !it.isEmpty()).isPresent();
            check.without(
                    holds
                            ? Optional.empty()
                            : Optional.of("is " + AnswerCheck.shown(seen) + ", must be the step's hints"),
                    HINTS.toString(),
                    "an array, not empty");
        }
    }

    private static void unhinted(ToolCall call, AnswerCheck check) {
        if (check.answered("a step")) {
            Optional<JsonNode> seen = call.at(HINTS).filter(it -> !it.isEmpty());
            check.without(
                    seen.isEmpty()
                            ? Optional.empty()
                            : Optional.of("is " + AnswerCheck.shown(seen) + ", must be absent"),
                    HINTS.toString(),
                    "absent");
        }
    }
}
