package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.contexttck.harness.steps.contextpack.Pack.Item;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** The Markdown of a pack beside its sections (CP-S-15, 16; R67). */
public final class Markdowns {

    private static final Pointer MARKDOWN = Pointer.parse("/markdown");
    /** What is shorter may stand in a text for another reason. */
    private static final int TELLING = 8;

    private final PackWorld world;
    private final Map<String, Item> known = new LinkedHashMap<>();

    public Markdowns(PackWorld world) {
        this.world = world;
    }

    /** Remembers items of other packs, to be looked for in the Markdown of those that lack them. */
    void itemsAreKnown(String goal, List<String> calls) throws InterruptedException {
        for (String arguments : calls) {
            world.ask(goal, arguments)
                    .flatMap(world::pack)
                    .ifPresent(pack -> pack.items().forEach(item -> known.put(item.id(), item)));
        }
    }

    void namesTheGoal(Pack pack) {
        boolean named = new Rendering(pack.markdown()).names(pack.goal());
        check(pack, named, "does not name the goal", "the goal of the pack");
    }

    void namesSections(Pack pack) {
        Rendering markdown = new Rendering(pack.markdown());
        List<Item> all = pack.items();
        for (Item section : pack.sections()) {
            String title = section.node().path("title").asText("");
            String facet = section.node().path("facet").asText("");
            boolean shown = items(all, section).anyMatch(item -> names(markdown, item));
            boolean named = Stream.of(title, facet, facet.replace('_', ' ')).anyMatch(markdown::names);
            check(
                    pack,
                    named || !shown,
                    "shows items of the section " + Shown.text(title) + " but does not name it",
                    "the title or facet of " + section.pointer());
        }
    }

    void namesNoOther(Pack pack) {
        Rendering markdown = new Rendering(pack.markdown());
        if (pack.items().stream().noneMatch(item -> names(markdown, item))) {
            world.evidence().inconclusive("the markdown of " + pack.call().line() + " names no item by its id or name");
            return;
        }
        Rendering rest = new Rendering(withoutMarkdown(pack));
        Set<String> own = pack.ids();
        for (Item item : known.values()) {
            boolean told = Stream.of(item.id(), item.name())
                    .filter(text -> text.length() >= TELLING)
                    .anyMatch(text -> markdown.names(text) && !rest.names(text));
            check(
                    pack,
                    own.contains(item.id()) || !told,
                    "names the item " + shown(item) + ", which is in no section of the pack",
                    "no item but those in the sections");
        }
    }

    void namesEveryItem(Pack pack) {
        Rendering markdown = new Rendering(pack.markdown());
        List<Item> items = pack.items();
        List<Item> lacking =
                items.stream().filter(item -> !names(markdown, item)).toList();
        int named = items.size() - lacking.size();
        world.evidence().observed(named);
        lacking.stream()
                .limit(1)
                .forEach(item -> check(
                        pack,
                        false,
                        "names " + named + " of " + items.size() + " items, must name all; it lacks " + shown(item),
                        "the id or name of every item"));
    }

    private void check(Pack pack, boolean holds, String what, String expected) {
        world.check(pack, MARKDOWN).that(holds, MARKDOWN + " " + what, expected);
    }

    private static String shown(Item item) {
        return Shown.text(item.id() + " \"" + item.name() + "\"");
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
