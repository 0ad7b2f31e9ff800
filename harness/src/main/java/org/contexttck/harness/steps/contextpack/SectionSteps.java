package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import io.cucumber.java.en.Then;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.contexttck.harness.json.Pointer;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.steps.contextpack.Pack.Item;
import org.contexttck.harness.steps.shared.Shown;

/** How a pack groups its items (CP-S-10, 11, 34). */
public final class SectionSteps {

    private final PackScene scene;
    private final SchemaCheck listed;

    public SectionSteps(PackScene scene, Schemas schemas) {
        this.scene = scene;
        this.listed = schemas.schema("context-pack/facet.schema.json");
    }

    @Then("no facet of a pack has two sections")
    public void noFacetTwice() {
        for (Pack pack : scene.packs()) {
            Map<JsonNode, Item> seen = new HashMap<>();
            for (Item section : pack.sections()) {
                Item earlier = seen.putIfAbsent(section.node().path("facet"), section);
                Pointer place = section.pointer().child("facet");
                scene.check(
                        pack,
                        place,
                        earlier == null,
                        "must not be that of " + (earlier == null ? "another section" : earlier.pointer()) + " too");
            }
        }
    }

    @Then("each item of a pack has the facet of its section")
    public void itemsHaveTheFacetOfTheirSection() {
        for (Pack pack : scene.packs()) {
            for (Item item : pack.items()) {
                boolean same = item.node().path("facet").equals(item.facet());
                String demand = "must be " + item.facet() + ", the facet of its section";
                scene.check(pack, item.pointer().child("facet"), same, demand);
            }
        }
    }

    @Then("each facet of a pack is one of the eleven")
    public void facetsAreListed() {
        Set<JsonNode> named = new HashSet<>();
        for (Pack pack : scene.packs()) {
            for (Item section : pack.sections()) {
                JsonNode facet = section.node().path("facet");
                boolean known = !facet.isTextual() || listed.validate(facet).isEmpty();
                scene.evidence().observed();
                if (!known && named.add(facet)) {
                    Pointer place = section.pointer().child("facet");
                    String what = place + " is " + facet + ", which is no facet that the source lists";
                    scene.broke(pack, place, what, "one of the eleven facets");
                }
            }
        }
    }

    @Then("no section of a pack is empty")
    public void noSectionIsEmpty() {
        for (Pack pack : scene.packs()) {
            for (Item section : pack.sections()) {
                JsonNode items = section.node().path("items");
                boolean filled = !items.isArray() || !items.isEmpty();
                scene.check(pack, section.pointer().child("items"), filled, "must be left out with its section");
            }
        }
    }

    @Then("no item comes twice in a pack")
    public void noItemTwice() {
        for (Pack pack : scene.packs()) {
            Map<String, Item> seen = new HashMap<>();
            for (Item item : pack.items()) {
                Item earlier = seen.putIfAbsent(item.id(), item);
                scene.evidence().observed();
                if (earlier != null) {
                    String what = "item " + Shown.text(item.id()) + " at " + item.pointer() + " is at "
                            + earlier.pointer() + " already";
                    scene.broke(pack, item.pointer().child("id"), what, "each item once");
                }
            }
        }
    }
}
