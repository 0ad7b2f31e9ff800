package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.steps.contextpack.Pack.Item;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.json.Pointer;

/** How a pack groups its items (CP-S-10, 11, 34, 35). */
public final class Sections {

    private final PackWorld world;
    private final SchemaCheck listed;

    public Sections(PackWorld world, Schemas schemas) {
        this.world = world;
        this.listed = schemas.schema("context-pack/facet.schema.json");
    }

    void noFacetTwice(Pack pack) {
        Map<JsonNode, Item> seen = new HashMap<>();
        for (Item section : pack.sections()) {
            Item earlier = seen.putIfAbsent(section.node().path("facet"), section);
            String other =
                    earlier == null ? "another section" : earlier.pointer().toString();
            check(pack, section, "facet", earlier == null, "must not be that of " + other + " too");
        }
    }

    void itemsHaveTheFacetOfTheirSection(Pack pack) {
        for (Item item : pack.items()) {
            boolean same = item.node().path("facet").equals(item.facet());
            check(pack, item, "facet", same, "must be " + item.facet() + ", the facet of its section");
        }
    }

    void facetsAreListed(List<Pack> packs) {
        Set<JsonNode> named = new HashSet<>();
        for (Pack pack : packs) {
            for (Item section : pack.sections()) {
                JsonNode facet = section.node().path("facet");
                boolean known = !facet.isTextual() || listed.validate(facet).isEmpty();
                Pointer place = section.pointer().child("facet");
                world.check(pack, place)
                        .that(
                                known || !named.add(facet),
                                place + " is " + facet + ", which is no facet that the source lists",
                                "one of the eleven facets");
            }
        }
    }

    void titlesSaySomething(Pack pack) {
        for (Item section : pack.sections()) {
            JsonNode title = section.node().path("title");
            boolean blank = title.isTextual() && title.textValue().isBlank();
            check(pack, section, "title", !blank, "must be text, not blank");
        }
    }

    void noneIsEmpty(Pack pack) {
        for (Item section : pack.sections()) {
            JsonNode items = section.node().path("items");
            boolean filled = !items.isArray() || !items.isEmpty();
            check(pack, section, "items", filled, "must be left out with its section");
        }
    }

    void noItemTwice(Pack pack) {
        Map<String, Item> seen = new HashMap<>();
        for (Item item : pack.items()) {
            Optional<Item> earlier = Optional.ofNullable(seen.putIfAbsent(item.id(), item));
            world.check(pack, item.pointer().child("id"))
                    .that(
                            earlier.isEmpty(),
                            "item " + Shown.text(item.id()) + " at " + item.pointer() + " is at "
                                    + earlier.orElse(item).pointer() + " already",
                            "each item once");
        }
    }

    private void check(Pack pack, Item item, String member, boolean holds, String demand) {
        world.check(pack, item.pointer().child(member), holds, demand);
    }
}
