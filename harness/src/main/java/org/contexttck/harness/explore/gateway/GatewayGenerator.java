package org.contexttck.harness.explore.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.contexttck.harness.explore.AnyValue;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.explore.Conversation;
import org.contexttck.harness.explore.Generator;
import org.contexttck.harness.monitor.Setting;
import org.contexttck.harness.target.gateway.GatewayTarget;
import org.contexttck.json.Json;

/** Draws what happens in a room of a gateway. */
public final class GatewayGenerator implements Generator {

    private static final int MOST_ACTS = 30;
    private static final int USUAL_ACTS = 14;
    private static final int LAST = 4;
    private static final String LATER = "dee";

    private static final List<String> KINDS = List.of(
            "reflection",
            "chat",
            "conclusion",
            "mcp/proposal:tools/call",
            "mcp/response:tools/call",
            "tck/a-kind-that-nobody-knows");

    /** The first several times: what goes wrong mostly takes one context that is used again. */
    private static final List<String> CONTEXTS = List.of(
            "{run}-c1",
            "{run}-c1",
            "{run}-c1",
            "{run}-c1",
            "{run}-c1",
            "{run}-c1",
            "{run}-c1",
            "{run}-c2",
            "{run}-c2",
            "{run}-c2",
            "{run}-C1",
            "{run}-c1 ",
            "{run}-é",
            "{run}-00C1-4ABC-8DEF-0000000000FE",
            "/{run}/c1/",
            "{run}%2Fc1%20+",
            "42");

    private static final List<String> TYPES = List.of("reasoning", "workflow", "", "a type that nobody knows");
    private static final List<String> MEMBERS = List.of("thread_id", "x-top", "metadata", "priority");

    /** Texts, names and numbers of what agents say: long ones, those that look like a secret or a name in code. */
    private static final AnyValue VALUES = AnyValue.USUAL.with(
            List.of("{long}", "{long}", "{long}", "100%25 of %C3%A9", "a  b\tc", "data:text/plain;base64,AAEC"),
            List.of("a", "a", "b", "started_at", "token", "a.b"),
            List.of("4294967296", "0.333333333333333"));

    private static final int MANY = 40;

    private final GatewayTarget target;
    private final Setting setting;
    private final List<String> kinds;
    /** What a participant can ask for: one context, one type, or neither. */
    private final Supplier<List<String>> filters;

    public GatewayGenerator(GatewayTarget target, Setting setting) {
        this.target = target;
        this.setting = setting;
        this.kinds = Stream.concat(
                        Stream.of(target.form().usualKind()), KINDS.stream().filter(target.form()::allows))
                .distinct()
                .toList();
        this.filters = () -> HeldRoom.filter(setting).stream()
                .flatMap(one ->
                        Stream.of(one.byId().map(it -> "context"), one.byType().map(it -> "type")))
                .flatMap(Optional::stream)
                .toList();
    }

    @Override
    public String name() {
        return "room";
    }

    @Override
    public List<String> dimensions() {
        return Stream.concat(
                        RoomTalk.DIMENSIONS.stream(),
                        Stream.of(RoomTalk.FILTER).filter(it -> !filters.get().isEmpty()))
                .toList();
    }

    @Override
    public Conversation draw(Choices choices) {
        List<String> there = new ArrayList<>(RoomTalk.FIRST);
        List<Act.Says> said = new ArrayList<>();
        List<Act> acts = new ArrayList<>(choices.some(1, MOST_ACTS, USUAL_ACTS, () -> act(choices, there, said)));
        List<String> offered = filters.get();
        // one alone, and once, for what a second filter does to the first is not said (R30)
        if (!offered.isEmpty() && choices.onceIn(2)) {
            String who = choices.of(RoomTalk.FIRST);
            int gone = acts.indexOf(new Act.Leaves(who));
            acts.add(choices.below((gone < 0 ? acts.size() : gone) + 1), asks(choices, who, offered));
        }
        return new RoomTalk(target, setting, acts);
    }

    private static Act asks(Choices choices, String who, List<String> offered) {
        String what = choices.of(offered);
        return new Act.Asks(who, what, choices.of(what.equals("context") ? CONTEXTS : TYPES.subList(0, 2)));
    }

    private Act act(Choices choices, List<String> there, List<Act.Says> said) {
        int way = choices.below(12);
        if (way == 11 && !there.contains(LATER)) {
            there.add(LATER);
            return new Act.Joins(LATER);
        } else if (way == 10 && there.size() > 2) {
            return new Act.Leaves(there.remove(choices.below(there.size())));
        }
        String who = choices.of(there);
        Act.Says says = way == 9 && !said.isEmpty()
                ? again(who, said.get(said.size() - 1))
                : new Act.Says(who, choices.of(kinds), members(choices, said.size()));
        said.add(says);
        return says;
    }

    /** The same once more; if by the same sender, it differs in its id alone. */
    private static Act.Says again(String who, Act.Says before) {
        return new Act.Says(who, before.kind(), before.members());
    }

    private static ObjectNode members(Choices choices, int before) {
        ObjectNode members = Json.object();
        choices.maybe(3, 4, () -> context(choices)).ifPresent(context -> members.set("context", context));
        members.set("payload", payload(choices));
        choices.maybe(1, 3, () -> addressees(choices)).ifPresent(to -> members.set("to", to));
        choices.maybe(1, 4, () -> choices.onceIn(3) ? choices.of(CONTEXTS) : message(choices, before))
                .ifPresent(id -> members.put("correlation_id", id));
        choices.maybe(1, 6, () -> Map.entry(choices.of(MEMBERS), VALUES.draw(choices)))
                .ifPresent(one -> members.set(one.getKey(), one.getValue()));
        return members;
    }

    private static ArrayNode addressees(Choices choices) {
        ArrayNode all = Json.array();
        choices.some(1, 2, () -> choices.of(RoomTalk.FIRST)).stream()
                .distinct()
                .forEach(who -> all.add("{" + who + "}"));
        return all;
    }

    /** One of the last messages; the first, if there is none. */
    private static String message(Choices choices, int before) {
        return "{m" + Math.max(1, before - choices.below(LAST)) + "}";
    }

    private static ObjectNode context(Choices choices) {
        ObjectNode context = Json.object().put("id", choices.of(CONTEXTS));
        choices.maybe(1, 2, () -> choices.onceIn(4) ? AnyValue.USUAL.text(choices) : choices.of(TYPES))
                .ifPresent(type -> context.put("type", type));
        choices.maybe(1, 2, () -> choices.of(CONTEXTS)).ifPresent(parent -> context.put("parent", parent));
        choices.maybe(1, 2, () -> metadata(choices)).ifPresent(data -> context.set("metadata", data));
        return context;
    }

    private static ObjectNode metadata(Choices choices) {
        ObjectNode metadata = VALUES.object(choices);
        int more = choices.onceIn(8) ? choices.below(MANY) : 0;
        IntStream.range(0, more).forEach(i -> metadata.put("m" + i, i));
        return metadata;
    }

    /** Most gateways look into a chat, so its payload has a text. */
    private static JsonNode payload(Choices choices) {
        return choices.<JsonNode>maybe(1, 4, () -> VALUES.draw(choices)).orElseGet(() -> {
            ObjectNode payload = Json.object().put("text", "Something said");
            payload.setAll(VALUES.object(choices));
            return payload;
        });
    }
}
