package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.Pointer;
import org.contexttck.harness.steps.contextpack.Pack.Item;
import org.contexttck.harness.steps.shared.Shown;

/** The Markdown of a pack beside its sections (CP-S-15, 16; R67). */
public final class MarkdownSteps {

    private static final Pointer MARKDOWN = Pointer.parse("/markdown");
    /** What is shorter may stand in a text for another reason. */
    private static final int TELLING = 8;

    private final PackScene scene;
    private final Map<String, Item> known = new LinkedHashMap<>();

    public MarkdownSteps(PackScene scene) {
        this.scene = scene;
    }

    @Given("the items are known that the context tool finds for {string} with:")
    public void itemsAreKnown(String goal, DataTable table) throws InterruptedException {
        for (String arguments : table.asList()) {
            scene.call(goal, arguments)
                    .flatMap(scene::pack)
                    .ifPresent(pack -> pack.items().forEach(item -> known.put(item.id(), item)));
        }
    }

    @Then("the markdown of each pack names its goal")
    public void namesTheGoal() {
        for (Pack pack : scene.packs()) {
            scene.evidence().observed();
            if (!new Rendering(pack.markdown()).names(pack.goal())) {
                broke(pack, "does not name the goal", "the goal of the pack");
            }
        }
    }

    @Then("the markdown of each pack names the sections of the items it shows")
    public void namesSections() {
        for (Pack pack : scene.packs()) {
            Rendering markdown = new Rendering(pack.markdown());
            List<Item> all = pack.items();
            for (Item section : pack.sections()) {
                String title = section.node().path("title").asText("");
                String facet = section.node().path("facet").asText("");
                boolean shown = items(all, section).anyMatch(item -> names(markdown, item));
                scene.evidence().observed();
                if (shown
                        && !markdown.names(title)
                        && !markdown.names(facet)
                        && !markdown.names(facet.replace('_', ' '))) {
                    String what = "shows items of the section " + Shown.text(title) + " but does not name it";
                    broke(pack, what, "the title or facet of " + section.pointer());
                }
            }
        }
    }

    @Then("the markdown of each pack names no item that the pack lacks")
    public void namesNoOther() {
        for (Pack pack : scene.packs()) {
            Rendering markdown = new Rendering(pack.markdown());
            if (pack.items().stream().noneMatch(item -> names(markdown, item))) {
                scene.evidence()
                        .inconclusive("the markdown of " + pack.call().line() + " names no item by its id or name");
                continue;
            }
            Rendering rest = new Rendering(withoutMarkdown(pack));
            Set<String> own = pack.ids();
            for (Item item : known.values()) {
                scene.evidence().observed();
                boolean lacking = !own.contains(item.id());
                Stream<String> telling = Stream.of(item.id(), item.name()).filter(text -> text.length() >= TELLING);
                if (lacking && telling.anyMatch(text -> markdown.names(text) && !rest.names(text))) {
                    String what = "names the item " + Shown.text(item.id() + " \"" + item.name() + "\"")
                            + ", which is in no section of the pack";
                    broke(pack, what, "no item but those in the sections");
                }
            }
        }
    }

    @Then("the markdown of each pack names every item")
    public void namesEveryItem() {
        for (Pack pack : scene.packs()) {
            Rendering markdown = new Rendering(pack.markdown());
            long items = pack.items().size();
            long named =
                    pack.items().stream().filter(item -> names(markdown, item)).count();
            scene.evidence().observed((int) items);
            pack.items().stream()
                    .filter(item -> !names(markdown, item))
                    .findFirst()
                    .ifPresent(item -> broke(
                            pack,
                            "names " + named + " of " + items + " items, must name all; it lacks "
                                    + Shown.text(item.id() + " \"" + item.name() + "\""),
                            "the id or name of every item"));
        }
    }

    private void broke(Pack pack, String what, String expected) {
        scene.broke(pack, MARKDOWN, MARKDOWN + " " + what, expected);
    }

    private static Stream<Item> items(List<Item> all, Item section) {
        String inside = section.pointer() + "/";
        return all.stream().filter(item -> item.pointer().toString().startsWith(inside));
    }

    private static boolean names(Rendering markdown, Item item) {
        return markdown.names(item.name()) || markdown.names(item.id());
    }

    private static String withoutMarkdown(Pack pack) {
        ObjectNode rest = pack.node().deepCopy();
        rest.remove("markdown");
        return Json.write(rest);
    }
}
