package org.contexttck.harness.explore.participant;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.json.Json;

/** The contexts that a participant has opened, each against the others: ids of their own (SC-P-03), and whose parent is whose (SC-P-04). */
final class OpenedContexts {

    private final Map<String, HistoryAct.Opens> opened = new HashMap<>();
    private final Map<String, JsonNode> used = new HashMap<>();

    /** Something to look at. @param wrong what is not as it must be; empty if all is */
    record Look(String requirement, Optional<String> wrong, String expected, String seen) {}

    void open(HistoryAct.Opens opens) {
        opened.put(opens.as(), opens);
    }

    /** It has sent a message in one. That a context changes, or has no id, is for the monitor to tell. */
    List<Look> use(String as, JsonNode context) {
        List<Look> looks = new ArrayList<>();
        if (context.path("id").asText("").isEmpty() || used.putIfAbsent(as, context) != null) {
            return looks;
        }
        used.forEach((other, its) -> {
            if (!other.equals(as)) {
                looks.add(different(as, context, other, its));
                within(as, context, other, its).ifPresent(looks::add);
                within(other, its, as, context).ifPresent(looks::add);
            }
        });
        return looks;
    }

    /** Whether a message in one leaves out what was said of it before: what the participant itself then makes of it is open (R91). */
    boolean isShortened(String as, JsonNode context) {
        return Optional.ofNullable(used.get(as))
                .filter(first -> Stream.of("type", "parent").anyMatch(name -> first.has(name) && !context.has(name)))
                .isPresent();
    }

    private Look different(String one, JsonNode context, String other, JsonNode its) {
        String row = isInside(one, other) || isInside(other, one) ? "SC-P-04" : "SC-P-03";
        boolean same = context.path("id").equals(its.path("id"));
        String wrong = "the contexts " + other + " and " + one + " have the same id, must each have one of its own";
        return new Look(
                row,
                Optional.of(wrong).filter(it -> same),
                "two ids",
                context.path("id").asText());
    }

    private Optional<Look> within(String inner, JsonNode context, String outer, JsonNode around) {
        if (opened.get(inner).within().filter(outer::equals).isEmpty()) {
            return Optional.empty();
        }
        boolean right = context.path("parent").equals(around.path("id"));
        String parent =
                Optional.ofNullable(context.get("parent")).map(Json::write).orElse("absent");
        String wrong = "in " + inner + ": /context/parent is " + parent + ", must be the id of " + outer;
        return Optional.of(new Look(
                "SC-P-04",
                Optional.of(wrong).filter(it -> !right),
                around.path("id").asText(),
                parent));
    }

    private boolean isInside(String inner, String outer) {
        return opened.get(inner)
                .within()
                .filter(next -> next.equals(outer) || isInside(next, outer))
                .isPresent();
    }
}
