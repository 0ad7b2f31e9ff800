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

/** How a pack groups its items (CP-S-10, 11, 34). */
public final class Sections {

    private final PackWorld world;
    private final SchemaCheck listed;

    public Sections(PackWorld world, Schemas schemas) {
        this.world = world;
        this.listed = schemas.schema("context-pack/facet.schema.json");
    }

    void noFacetTwice(List<Pack> packs) {
        for (Pack pack : packs) {
            Map<JsonNode, Item> seen = new HashMap<>();
            for (Item section : pack.sections()) {
                Item earlier = seen.putIfAbsent(section.node().path("facet"), section);
                Pointer place = section.pointer().child("facet");
                world.check(
                        pack,
                        place,
                        earlier == null,
                        "must not be that of " + (earlier == null ? "another section" : earlier.pointer()) + " too");
            }
        }
    }

    void itemsHaveTheFacetOfTheirSection(List<Pack> packs) {
        for (Pack pack : packs) {
            for (Item item : pack.items()) {
                boolean same = item.node().path("facet").equals(item.facet());
                String demand = "must be " + item.facet() + ", the facet of its section";
                world.check(pack, item.pointer().child("facet"), same, demand);
            }
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

    void noSectionIsEmpty(List<Pack> packs) {
        for (Pack pack : packs) {
            for (Item section : pack.sections()) {
                JsonNode items = section.node().path("items");
                boolean filled = !items.isArray() || !items.isEmpty();
                world.check(pack, section.pointer().child("items"), filled, "must be left out with its section");
            }
        }
    }

    void noItemTwice(List<Pack> packs) {
        for (Pack pack : packs) {
            Map<String, Item> seen = new HashMap<>();
            for (Item item : pack.items()) {
                Optional<Item> earlier = Optional.ofNullable(seen.putIfAbsent(item.id(), item));
                world.check(pack, item.pointer().child("id"))
                        .that(
                                earlier.isEmpty(),
                                "item " + Shown.text(item.id()) + " at " + item.pointer() + " is at "
                                        + earlier.map(Item::pointer).orElse(item.pointer()) + " already",
                                "each item once");
            }
        }
    }
}
