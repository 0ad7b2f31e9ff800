package org.contexttck.harness.explore.participant;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.json.Json;

/**
 * The contexts that a participant shows, held against what it has heard.
 *
 * @param now the time of its clock, in milliseconds
 * @param idle after which a context is concluded, in milliseconds
 * @param clock whether its clock is the kit's; else nothing is known of what is concluded
 */
record ShownGroups(List<HeardMessage> history, long now, long idle, boolean clock) {

    private static final String GROUPS = "SC-P-10";
    private static final String ENDS = "SC-P-11";
    private static final String IDS = "SC-P-13";
    private static final String REFERENCES = "SC-P-16";

    /** Something wrong. */
    record Wrong(String requirement, String headline, String expected, String seen) {}

    /** What is wrong with them, the worst of each context. @param shown the list of the driver */
    List<Wrong> wrong(JsonNode shown) {
        Map<String, ContextLife> lives = ContextLife.of(history, idle, CountedReferences.ALL);
        Map<String, JsonNode> groups = new LinkedHashMap<>();
        List<Wrong> wrong = new ArrayList<>();
        for (JsonNode group : shown) {
            String id = group.path("id").asText();
            if (groups.putIfAbsent(id, group) != null) {
                wrong.add(new Wrong(ENDS, named(id) + " is listed twice, must be once", "once", "twice"));
            } else if (!lives.containsKey(id)) {
                wrong.add(new Wrong(
                        GROUPS,
                        named(id) + " is listed, and no message is in it",
                        "only contexts with messages",
                        Json.write(group)));
            }
        }
        lives.forEach((id, life) -> Optional.ofNullable(groups.get(id))
                .map(group -> held(id, life, groups))
                .orElseGet(() -> Optional.of(missing(id, life, groups)))
                .ifPresent(wrong::add));
        groups.forEach((id, group) -> Optional.ofNullable(lives.get(id))
                .flatMap(life -> misplaced(id, lives, groups))
                .ifPresent(wrong::add));
        return wrong;
    }

    private Wrong missing(String id, ContextLife life, Map<String, JsonNode> groups) {
        return groups.entrySet().stream()
                .filter(one -> HistoryFilter.texts(one.getValue().path("messages")).stream()
                        .anyMatch(message -> isOnlyIn(id, message)))
                .findFirst()
                .map(other -> taken(other.getKey(), id))
                .orElseGet(() -> new Wrong(
                        onCircle(id) ? ENDS : GROUPS,
                        named(id) + " is not listed, must be from its first message on",
                        "the context",
                        "absent"));
    }

    private static Wrong taken(String one, String other) {
        String both = "contexts " + quoted(one) + " and " + quoted(other);
        return new Wrong(IDS, both + " are in the same group, must be two", "two groups", "one");
    }

    /** Whether there is just one message of this id, and it is in this context. */
    private boolean isOnlyIn(String context, String message) {
        List<HeardMessage> all =
                history.stream().filter(one -> one.id().equals(message)).toList();
        return all.size() == 1 && all.get(0).context().filter(context::equals).isPresent();
    }

    private Optional<Wrong> held(String id, ContextLife life, Map<String, JsonNode> groups) {
        JsonNode group = groups.get(id);
        if (isAs(life, group)) {
            return Optional.empty();
        }
        List<String> messages = HistoryFilter.texts(group.path("messages"));
        Optional<String> other = history.stream()
                .flatMap(message -> message.context().stream())
                .filter(context -> !groups.containsKey(context)
                        && messages.stream().anyMatch(message -> isOnlyIn(context, message)))
                .findFirst();
        if (other.isPresent()) {
            return Optional.of(taken(id, other.get()));
        }
        boolean fewer = CountedReferences.FEWER.stream()
                .map(counted -> ContextLife.of(history, idle, counted).get(id))
                .anyMatch(one -> isAs(one, group));
        String row = fewer ? REFERENCES : GROUPS;
        if (!messages.equals(life.ids())) {
            return Optional.of(wrong(row, id, "messages are", names(messages), names(life.ids())));
        }
        boolean concluded = group.path("concluded").asBoolean();
        return Optional.of(wrong(row, id, "concluded is", Boolean.toString(concluded), Boolean.toString(!concluded)));
    }

    private boolean isAs(ContextLife life, JsonNode group) {
        return HistoryFilter.texts(group.path("messages")).equals(life.ids())
                && (!clock || group.path("concluded").asBoolean() == life.concluded(now, idle));
    }

    /** Whether a group stands where it may: under its parent, or at the top if that has no message or closes a circle. */
    private Optional<Wrong> misplaced(String id, Map<String, ContextLife> lives, Map<String, JsonNode> groups) {
        ContextLife life = lives.get(id);
        Set<String> named = life.parents().isEmpty() ? life.formerParents() : life.parents();
        Set<String> parents = named.stream()
                .filter(parent -> lives.containsKey(parent) && !parent.equals(id))
                .collect(Collectors.toSet());
        boolean mayBeAtTop = life.parents().isEmpty() || parents.size() < named.size() || onCircle(id);
        JsonNode group = groups.get(id);
        Optional<String> parent = Optional.ofNullable(group.path("parent").textValue());
        boolean right = parent.map(parents::contains).orElse(mayBeAtTop);
        if (!right) {
            String expected = parents.isEmpty()
                    ? "absent"
                    : parents.stream().sorted().map(ShownGroups::quoted).collect(Collectors.joining(" or "));
            return Optional.of(wrong(
                    GROUPS, id, "parent is", parent.map(ShownGroups::quoted).orElse("absent"), expected));
        }
        int depth = 1
                + parent.map(groups::get)
                        .map(outer -> outer.path("depth").asInt())
                        .orElse(0);
        List<String> order = List.copyOf(groups.keySet());
        if (group.path("depth").asInt() != depth) {
            return Optional.of(wrong(GROUPS, id, "depth is", group.path("depth").asText(), Integer.toString(depth)));
        }
        return parent.filter(outer -> order.indexOf(outer) > order.indexOf(id))
                .map(outer -> wrong(GROUPS, id, "is listed", "before its parent", "behind it"));
    }

    /** Whether some of the parents that were ever named lead from a context back to it. */
    private boolean onCircle(String id) {
        Set<String> seen = new HashSet<>();
        List<String> open = new ArrayList<>(List.of(id));
        while (!open.isEmpty()) {
            String at = open.remove(open.size() - 1);
            for (HeardMessage message : history) {
                if (message.context().filter(at::equals).isPresent()
                        && message.parent().isPresent()) {
                    String parent = message.parent().get();
                    if (parent.equals(id)) {
                        return true;
                    } else if (seen.add(parent)) {
                        open.add(parent);
                    }
                }
            }
        }
        return false;
    }

    private String names(List<String> ids) {
        return ids.isEmpty()
                ? "none"
                : ids.stream().map(id -> HistoryFilter.name(history, id)).collect(Collectors.joining(" "));
    }

    private static Wrong wrong(String requirement, String id, String what, String seen, String expected) {
        return new Wrong(requirement, named(id) + " " + what + " " + seen + ", must be " + expected, expected, seen);
    }

    private static String named(String id) {
        return "context " + quoted(id);
    }

    private static String quoted(String id) {
        return Json.write(Json.text(id));
    }
}
