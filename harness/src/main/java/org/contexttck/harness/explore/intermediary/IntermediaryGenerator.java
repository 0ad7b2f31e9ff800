package org.contexttck.harness.explore.intermediary;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.contexttck.harness.explore.AnyValue;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.explore.Conversation;
import org.contexttck.harness.explore.Generator;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.target.intermediary.IntermediaryPassage;
import org.contexttck.harness.target.intermediary.IntermediaryTarget;
import org.contexttck.json.Json;

/** Draws calls through an intermediary, and what the server behind it answers. */
public final class IntermediaryGenerator implements Generator {

    private static final int MOST_TURNS = 20;
    private static final int USUAL_TURNS = 12;
    private static final int MOST_AT_ONCE = 5;
    private static final int LIKE_THE_LAST = 8;

    private static final List<String> MORE_TEXTS =
            List.of("yes", "no", "on", "{long}", "{long}", "{long}", "\u001b[31mred\u001b[0m", "e\u0301");
    private static final List<String> MORE_NAMES = List.of("arguments", "params", "content", "looks", "note");
    private static final List<String> MORE_NUMBERS = List.of("0.1", "9007199254740993", "16777217");

    /** What may stand for a text only. A member that JavaScript has set apart is dropped by some for safety. */
    private static final AnyValue TEXTS =
            AnyValue.USUAL.with(MORE_TEXTS, MORE_NAMES, MORE_NUMBERS).without("__proto__");

    private static final AnyValue VALUES = TEXTS.with(List.of("{deep}", "{deep}"), List.of(), List.of());

    /** In one of so many the answers come in the order of the calls, which shows the least. */
    private static final int ORDERS = 4;

    private final List<Way> ways;
    private final AtomicInteger runs = new AtomicInteger();
    private final AtomicBoolean silent = new AtomicBoolean();

    /** Through each revision that could be opened. */
    public IntermediaryGenerator(IntermediaryTarget target) {
        this.ways = target.passages().stream().map(Way::of).toList();
    }

    /** A passage, the tools that it offers by their names behind, and what draws answers of these. */
    private record Way(IntermediaryPassage passage, List<String> tools, DrawnResults results) {

        static Way of(IntermediaryPassage passage) {
            List<String> tools = List.copyOf(passage.tools().pairs().keySet());
            List<String> named =
                    Stream.concat(tools.stream(), Stream.of("a_tool_elsewhere")).toList();
            return new Way(passage, tools, new DrawnResults(named, VALUES, TEXTS));
        }
    }

    @Override
    public String name() {
        return "relay";
    }

    @Override
    public List<String> dimensions() {
        return Stream.concat(ways.stream().map(way -> way.passage().eras()).distinct(), RelayTalk.DIMENSIONS.stream())
                .toList();
    }

    /** Each call without an answer is waited for. */
    @Override
    public boolean isSlow() {
        return silent.get();
    }

    @Override
    public Conversation draw(Choices choices) {
        Way way = choices.of(ways);
        List<DrawnCall> before = new ArrayList<>();
        List<RelayTalk.Turn> turns = choices.some(1, MOST_TURNS, USUAL_TURNS, () -> turn(choices, way, before));
        return new RelayTalk(way.passage(), () -> "explored-" + runs.incrementAndGet(), silent, turns);
    }

    private static RelayTalk.Turn turn(Choices choices, Way way, List<DrawnCall> before) {
        boolean several = choices.onceIn(3);
        boolean reversed = choices.below(ORDERS) > 0;
        List<DrawnCall> calls =
                choices.some(1, several ? MOST_AT_ONCE : 1, several ? 2 : 0, () -> call(choices, way, before));
        return new RelayTalk.Turn(calls, reversed);
    }

    private static DrawnCall call(Choices choices, Way way, List<DrawnCall> before) {
        DrawnCall call = drawn(choices, way, before);
        before.add(call);
        return call;
    }

    /** Of so many calls one asks what the last one did, and one is answered as that was. */
    private static DrawnCall drawn(Choices choices, Way way, List<DrawnCall> before) {
        int like = choices.below(LIKE_THE_LAST);
        if (!before.isEmpty() && like == LIKE_THE_LAST - 1) {
            DrawnCall last = before.get(before.size() - 1);
            return new DrawnCall(
                    last.tool(),
                    last.arguments(),
                    last.progress(),
                    way.results().reply(choices, last.tool()));
        }
        String tool = choices.of(way.tools());
        ObjectNode arguments =
                choices.<ObjectNode>maybe(2, 3, () -> VALUES.object(choices)).orElseGet(Json::object);
        Reply reply = !before.isEmpty() && like == LIKE_THE_LAST - 2
                ? before.get(before.size() - 1).reply()
                : way.results().reply(choices, tool);
        boolean progress = choices.onceIn(4);
        return new DrawnCall(tool, arguments.put("token", "{run}-" + before.size()), progress, reply);
    }
}
