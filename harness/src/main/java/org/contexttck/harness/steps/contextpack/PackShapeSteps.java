package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.Pointer;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.harness.steps.shared.Expectation;

/** What a pack, its items and their related items are made of (CP-S-03..06, 12..14, 18). */
public final class PackShapeSteps {

    private static final Pattern ITEM = Pattern.compile("/sections/\\d+/items/\\d+(/.*)?");
    private static final Pattern RELATED = Pattern.compile("/sections/\\d+/items/\\d+/related/\\d+(/.*)?");

    private final PackScene scene;
    private final SchemaCheck schema;

    public PackShapeSteps(PackScene scene, Schemas schemas) {
        this.scene = scene;
        this.schema = schemas.schema("context-pack/context-pack.schema.json");
    }

    @Then("each pack fits the response schema, its items aside")
    public void fitsTheSchema() {
        valid(place -> !ITEM.matcher(place).matches());
    }

    @Then("each item of a pack fits its schema, related items aside")
    public void itemsFitTheSchema() {
        valid(place -> ITEM.matcher(place).matches() && !RELATED.matcher(place).matches());
    }

    @Then("each related item fits its schema")
    public void relatedItemsFitTheSchema() {
        valid(place -> RELATED.matcher(place).matches());
    }

    private void valid(Predicate<String> judged) {
        for (Pack pack : scene.packs()) {
            scene.evidence().observed();
            for (Violation one : schema.validate(pack.node())) {
                if (judged.test(one.pointer())) {
                    String place = one.pointer().isEmpty() ? "the pack" : one.pointer();
                    scene.broke(
                            pack,
                            Pointer.parse(one.pointer()),
                            place + ": " + one.message(),
                            "valid by " + one.schemaLocation());
                }
            }
        }
    }

    @Then("each pack has:")
    public void eachPackHas(DataTable table) {
        for (Pack pack : scene.packs()) {
            for (Map<String, String> row : table.asMaps()) {
                has(pack, Pointer.root(), row);
            }
        }
    }

    @Then("each item of a pack has:")
    public void eachItemHas(DataTable table) {
        for (Pack pack : scene.packs()) {
            pack.items().forEach(item -> table.asMaps().forEach(row -> has(pack, item.pointer(), row)));
        }
    }

    @Then("each related item has:")
    public void eachRelatedItemHas(DataTable table) {
        for (Pack pack : scene.packs()) {
            pack.items().stream()
                    .flatMap(item -> item.related().stream())
                    .forEach(item -> table.asMaps().forEach(row -> has(pack, item.pointer(), row)));
        }
    }

    private void has(Pack pack, Pointer base, Map<String, String> row) {
        Pointer place = Pointer.parse(base + row.get("at"));
        Expectation expected = Expectation.of(phrase(pack, row.get("must be")));
        scene.check(pack, place, expected.holds().test(place.at(pack.node())), expected.demand());
    }

    /** A phrase with the words of the features replaced by the JSON of what they stand for. */
    private String phrase(Pack pack, String phrase) {
        String goal = phrase.replace("\"$goal\"", Json.write(Json.text(pack.goal())));
        return goal.contains("$") ? scene.words().text(goal) : goal;
    }

    @Then("each pack repeats the goal, blanks at its ends aside")
    public void repeatsTheGoal() {
        Pointer place = Pointer.parse("/goal");
        for (Pack pack : scene.packs()) {
            JsonNode seen = pack.node().path("goal");
            boolean same = seen.isTextual()
                    && seen.textValue().strip().equals(pack.goal().strip());
            scene.check(pack, place, same, "must be the goal as it was asked");
        }
    }
}
