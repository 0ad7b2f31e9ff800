package org.contexttck.harness.steps.contextpack;

import java.util.List;
import java.util.function.Function;
import org.contexttck.harness.steps.contextpack.Pack.Item;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.Demands.Expecting;
import org.contexttck.harness.steps.shared.Expectation;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** What a pack and its items must be: by themselves, beside what was asked for, and beside other packs. */
public record PackDemands(
        PackWorld world, PackShapes shapes, PackSums sums, Sections sections, Markdowns markdowns, Projects projects) {

    public static final Demands<PackDemands, Pack> ROWS = new Demands<PackDemands, Pack>()
            .each("the pack", "valid by the response schema, its items aside", (it, pack) -> it.shapes.pack(pack))
            .each("the pack", "the same in structured content and in text", (it, pack) -> it.sums.sameTwice(pack))
            .all("the pack", "the one of the call without null", (it, packs) -> it.sums.asWithoutNull(packs))
            .all(
                    "the pack",
                    "without items and words of the foreign project",
                    (it, packs) -> it.projects.nothingForeign(packs))
            .each(
                    "/goal",
                    "the goal as it was asked, blanks at its ends aside",
                    (it, pack) -> it.shapes.repeatsTheGoal(pack))
            .each("/intent", PackShapes.LISTED, (it, pack) -> it.shapes.listed(pack, "intent"))
            .each("/layer", PackShapes.LISTED, (it, pack) -> it.shapes.listed(pack, "layer"))
            .each("/total_items", "the number of items in all sections", (it, pack) -> it.sums.countsItems(pack))
            .all("items", "no more than those of the next pack", (it, packs) -> it.sums.ascending(packs))
            .all(
                    "items",
                    "as many as those of the next pack",
                    (it, packs) ->
                            it.sums.asMany(packs, "items", pack -> pack.items().size()))
            .all(
                    "related items",
                    "as many as those of the next pack",
                    (it, packs) -> it.sums.asMany(packs, "related items", PackSums::related))
            .all(
                    "related items",
                    "those of each item in the last pack, up to its limit",
                    (it, packs) -> it.sums.relatedUpToTheLimit(packs))
            .all("the pack", "more compact than the last one", (it, packs) -> it.sums.smallerThanTheLast(packs))
            .each("the pack", "of the domain asked for", (it, pack) -> it.projects.ofTheDomain(pack))
            .all("sections", "not the same for all of them", (it, packs) -> it.sums.unalike(packs))
            .each("sections", "with titles that are not blank", (it, pack) -> it.sections.titlesSaySomething(pack))
            .each("scores", "not all 0", (it, pack) -> it.sums.scored(pack))
            .each("sections", "one for each facet", (it, pack) -> it.sections.noFacetTwice(pack))
            .all("sections", "of facets that the source lists", (it, packs) -> it.sections.facetsAreListed(packs))
            .each("sections", "none without items", (it, pack) -> it.sections.noneIsEmpty(pack))
            .all(
                    "active work",
                    "that of the project asked for, and no other",
                    (it, packs) -> it.projects.activeWorkIsOfTheProject(packs))
            .each("/markdown", "text that names the goal", (it, pack) -> it.markdowns.namesTheGoal(pack))
            .each(
                    "/markdown",
                    "text that names the section of each item that it names",
                    (it, pack) -> it.markdowns.namesSections(pack))
            .each("/markdown", "text that names every item", (it, pack) -> it.markdowns.namesEveryItem(pack))
            .each(
                    "/markdown",
                    "text that names no known item that the pack lacks",
                    (it, pack) -> it.markdowns.namesNoOther(pack))
            .expecting(PackDemands::is);

    public static final Demands<PackDemands, Pack> ITEMS = new Demands<PackDemands, Pack>()
            .each("the item", "valid by its schema, related items aside", (it, pack) -> it.shapes.items(pack))
            .each("/facet", "that of its section", (it, pack) -> it.sections.itemsHaveTheFacetOfTheirSection(pack))
            .each("/id", "that of no other item in the pack", (it, pack) -> it.sections.noItemTwice(pack))
            .expecting(eachOf(Pack::items));

    public static final Demands<PackDemands, Pack> RELATED_ITEMS = new Demands<PackDemands, Pack>()
            .each("the item", "valid by the schema of related items", (it, pack) -> it.shapes.relatedItems(pack))
            .expecting(eachOf(pack -> pack.items().stream()
                    .flatMap(item -> item.related().stream())
                    .toList()));

    private static Expecting<PackDemands, Pack> eachOf(Function<Pack, List<Item>> items) {
        return (it, pack, place, mustBe) -> items.apply(pack)
                .forEach(item -> it.is(pack, Pointer.parse(item.pointer() + place.toString()), mustBe));
    }

    /** Holds a place against an {@link Expectation}, the words of the features in it replaced by what they stand for. */
    private void is(Pack pack, Pointer place, String mustBe) {
        String goal = mustBe.replace("\"$goal\"", Json.write(Json.text(pack.goal())));
        Expectation expected = Expectation.of(goal.contains("$") ? world.words().text(goal) : goal);
        world.check(pack, place, expected.holds().test(place.at(pack.node())), expected.demand());
    }
}
