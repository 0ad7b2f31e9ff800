package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.json.Pointer;

/** What a pack, its items and their related items are made of (CP-S-03..06, 12..14, 18). */
public final class PackShapes {

    private static final Pattern ITEM = Pattern.compile("/sections/\\d+/items/\\d+(/.*)?");
    private static final Pattern RELATED = Pattern.compile("/sections/\\d+/items/\\d+/related/\\d+(/.*)?");

    static final String LISTED = "one of the listed values";

    private final PackWorld world;
    private final Schemas schemas;
    private final SchemaCheck schema;

    public PackShapes(PackWorld world, Schemas schemas) {
        this.world = world;
        this.schemas = schemas;
        this.schema = schemas.schema("context-pack/context-pack.schema.json");
    }

    void pack(Pack pack) {
        valid(pack, place -> !ITEM.matcher(place).matches());
    }

    void items(Pack pack) {
        valid(
                pack,
                place ->
                        ITEM.matcher(place).matches() && !RELATED.matcher(place).matches());
    }

    void relatedItems(Pack pack) {
        valid(pack, place -> RELATED.matcher(place).matches());
    }

    private void valid(Pack pack, Predicate<String> judged) {
        Check look = world.check(pack, Pointer.root()).observed();
        schema.validate(pack.node()).stream()
                .filter(one -> judged.test(one.pointer()))
                .forEach(one -> world.at(look, pack, Pointer.parse(one.pointer()))
                        .that(
                                false,
                                (one.pointer().isEmpty() ? "the pack" : one.pointer()) + ": " + one.message(),
                                "valid by " + one.schemaLocation()));
    }

    void repeatsTheGoal(Pack pack) {
        JsonNode seen = pack.node().path("goal");
        boolean same =
                seen.isTextual() && seen.textValue().strip().equals(pack.goal().strip());
        world.check(pack, Pointer.parse("/goal"), same, "must be the goal as it was asked");
    }

    void listed(Pack pack, String member) {
        boolean listed = schemas.schema("context-pack/context-input.schema.json#/$defs/" + member)
                .validate(pack.node().path(member))
                .isEmpty();
        world.check(pack, Pointer.parse("/" + member), listed, "must be " + LISTED);
    }
}
