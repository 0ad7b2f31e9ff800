package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.json.Pointer;

/** What a pack, its items and their related items are made of (CP-S-03..06, 12..14, 18). */
public final class PackShapes {

    private static final Pattern ITEM = Pattern.compile("/sections/\\d+/items/\\d+(/.*)?");
    private static final Pattern RELATED = Pattern.compile("/sections/\\d+/items/\\d+/related/\\d+(/.*)?");

    private final PackWorld world;
    private final SchemaCheck schema;

    public PackShapes(PackWorld world, Schemas schemas) {
        this.world = world;
        this.schema = schemas.schema("context-pack/context-pack.schema.json");
    }

    void fitsTheSchema(List<Pack> packs) {
        valid(packs, place -> !ITEM.matcher(place).matches());
    }

    void itemsFitTheSchema(List<Pack> packs) {
        valid(
                packs,
                place ->
                        ITEM.matcher(place).matches() && !RELATED.matcher(place).matches());
    }

    void relatedItemsFitTheSchema(List<Pack> packs) {
        valid(packs, place -> RELATED.matcher(place).matches());
    }

    private void valid(List<Pack> packs, Predicate<String> judged) {
        for (Pack pack : packs) {
            List<Violation> wrong = schema.validate(pack.node()).stream()
                    .filter(one -> judged.test(one.pointer()))
                    .toList();
            world.evidence().observed(wrong.isEmpty() ? 1 : 0);
            for (Violation one : wrong) {
                String place = one.pointer().isEmpty() ? "the pack" : one.pointer();
                world.check(pack, Pointer.parse(one.pointer()))
                        .that(false, place + ": " + one.message(), "valid by " + one.schemaLocation());
            }
        }
    }

    void repeatsTheGoal(List<Pack> packs) {
        Pointer place = Pointer.parse("/goal");
        for (Pack pack : packs) {
            JsonNode seen = pack.node().path("goal");
            boolean same = seen.isTextual()
                    && seen.textValue().strip().equals(pack.goal().strip());
            world.check(pack, place, same, "must be the goal as it was asked");
        }
    }
}
