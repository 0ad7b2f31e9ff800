package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.JsonNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.json.Json;

/** How a participant groups messages into contexts. */
public final class GroupSteps {

    private static final List<String> COLUMNS = List.of("context", "depth", "parent", "messages", "concluded");

    private final ParticipantWorld world;

    public GroupSteps(ParticipantWorld world) {
        this.world = world;
    }

    @When("half the idle time passes")
    public void half() throws InterruptedException {
        if (world.can("clock")) {
            long idle = world.target().hello().path("idleMillis").asLong();
            world.ask("advance", Json.object().put("millis", Math.max(1, idle / 2)));
        }
    }

    /** Columns: context, and any of depth, parent ({@code -} for none), messages (with blanks between) and concluded. */
    @Then("its contexts {word}:")
    public void contexts(String extent, DataTable table) throws InterruptedException {
        Optional<Map<String, JsonNode>> groups = groups();
        if (groups.isEmpty()) {
            return;
        }
        List<String> expected = new ArrayList<>();
        for (Map<String, String> row : table.asMaps()) {
            row.keySet().stream().filter(name -> !COLUMNS.contains(name)).forEach(name -> {
                throw new IllegalArgumentException("no such column: " + name + "; known are " + COLUMNS);
            });
            String id = (String) Json.parse(row.get("context")).textValue();
            expected.add(id);
            check(id, Optional.ofNullable(groups.get().get(id)), row);
        }
        if (extent.equals("include")) {
            return;
        } else if (!extent.equals("are")) {
            throw new IllegalArgumentException("its contexts are or include some; they do not \"" + extent + "\"");
        }
        groups.get().keySet().stream()
                .filter(id -> !expected.contains(id))
                .forEach(id -> look(id).saw(String.join(", ", groups.get().keySet()))
                        .that(false, "is listed, and no message is in it", "only contexts with messages"));
    }

    private void check(String id, Optional<JsonNode> group, Map<String, String> row) {
        Check look = look(id).saw("absent");
        if (look.that(group.isPresent(), "is not listed, must be from its first message on", "the context")) {
            row.forEach((column, value) -> {
                if (value != null && !column.equals("context")) {
                    String seen = seen(group.get(), column);
                    String shown = Shown.text(seen);
                    look.saw(shown).that(seen.equals(value), column + " is " + shown + ", must be " + value, value);
                }
            });
        }
    }

    private static String seen(JsonNode group, String column) {
        return switch (column) {
            case "messages" -> {
                List<String> messages = new ArrayList<>();
                group.path("messages").forEach(id -> messages.add(id.asText()));
                yield String.join(" ", messages);
            }
            case "parent" ->
                group.path("parent").asText("-").isEmpty()
                        ? "-"
                        : group.path("parent").asText("-");
            default -> group.path(column).asText();
        };
    }

    /** The groups by id; empty if there is no answer, which is a fault then; an id that comes twice is a fault too. */
    private Optional<Map<String, JsonNode>> groups() throws InterruptedException {
        if (!world.can("grouping")) {
            return Optional.empty();
        }
        Optional<JsonNode> answer = world.judged("contexts", Json.object(), "its contexts");
        return answer.map(contexts -> {
            Map<String, JsonNode> groups = new LinkedHashMap<>();
            contexts.path("limits").forEach(world.limits()::add);
            contexts.path("contexts").forEach(group -> {
                String id = group.path("id").asText();
                if (groups.put(id, group) != null) {
                    look(id).saw("twice").that(false, "is listed twice, must be once", "once");
                }
            });
            return groups;
        });
    }

    @Then("it shows the chain of {int} {}")
    public void showsChain(int count, String how) throws InterruptedException {
        switch (how) {
            case "as it is" -> groups().ifPresent(groups -> chain(groups, count));
            case "as it is, or refuses in words" -> chainOrRefusal(count);
            default -> throw new IllegalArgumentException("no chain is shown \"" + how + "\"");
        }
    }

    private void chainOrRefusal(int count) throws InterruptedException {
        if (world.notTaken().isPresent()) {
            // an error in due form is a clear refusal; a driver that breaks down over it is none
            String reason = world.notTaken().get();
            world.check().saw(reason).that(reason.contains("refused"), reason, "the groups, or a refusal");
            return;
        }
        Optional<Map<String, JsonNode>> groups = groups();
        if (groups.isPresent()) {
            if (world.limits().isEmpty()) {
                chain(groups.get(), count);
            } else {
                world.evidence().observed();
            }
        }
    }

    private void chain(Map<String, JsonNode> groups, int count) {
        int wrong = 0;
        for (int i = 1; i <= count && wrong < 3; i++) {
            String id = "level-" + i;
            JsonNode group = groups.get(id);
            String parent = i == 1 ? "-" : "level-" + (i - 1);
            String seen = group == null
                    ? "absent"
                    : "depth " + group.path("depth").asText() + " under " + seen(group, "parent");
            String right = "depth " + i + " under " + parent;
            wrong += look(id).saw(seen).that(seen.equals(right), "is " + seen + ", must be " + right, right) ? 0 : 1;
        }
    }

    private Check look(String id) {
        return world.check("context " + Json.write(Json.text(id)) + " ");
    }
}
