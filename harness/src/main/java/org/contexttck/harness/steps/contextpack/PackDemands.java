package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.function.Predicate;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.Expectation;
import org.contexttck.harness.steps.shared.Subject;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** What a pack must be: by itself, beside what it was asked for, and beside other packs. */
public final class PackDemands implements Subject {

    private static final String LISTED = "one of the listed values";
    private static final Demands<PackDemands, Pack> ROWS = new Demands<PackDemands, Pack>()
            .all(
                    "the pack",
                    "valid by the response schema, its items aside",
                    (it, packs) -> it.shapes.fitsTheSchema(packs))
            .all("the pack", "the same in structured content and in text", (it, packs) -> it.sums.samePackTwice(packs))
            .all("the pack", "the one of the call without null", (it, packs) -> it.nulls.asWithoutNull(packs))
            .all(
                    "the pack",
                    "without anything of the foreign project",
                    (it, packs) -> it.projects.nothingForeign(packs))
            .all(
                    "/goal",
                    "the goal as it was asked, blanks at its ends aside",
                    (it, packs) -> it.shapes.repeatsTheGoal(packs))
            .each("/intent", LISTED, (it, pack) -> it.listed(pack, "intent"))
            .each("/layer", LISTED, (it, pack) -> it.listed(pack, "layer"))
            .all("/total_items", "the number of items in all sections", (it, packs) -> it.sums.countsItems(packs))
            .all("items", "no more than those of the next pack", (it, packs) -> it.sums.ascending(packs))
            .all("sections", "one for each facet", (it, packs) -> it.sections.noFacetTwice(packs))
            .all("sections", "of facets that the source lists", (it, packs) -> it.sections.facetsAreListed(packs))
            .all("sections", "none without items", (it, packs) -> it.sections.noSectionIsEmpty(packs))
            .all(
                    "active work",
                    "that of the project asked for, and no other",
                    (it, packs) -> it.projects.activeWorkIsOfTheProject(packs))
            .all("/markdown", "text that names the goal", (it, packs) -> it.markdowns.namesTheGoal(packs))
            .all(
                    "/markdown",
                    "text that names the section of each item that it names",
                    (it, packs) -> it.markdowns.namesSections(packs))
            .all("/markdown", "text that names every item", (it, packs) -> it.markdowns.namesEveryItem(packs))
            .all(
                    "/markdown",
                    "text that names no known item that the pack lacks",
                    (it, packs) -> it.markdowns.namesNoOther(packs));

    private final PackWorld world;
    private final Schemas schemas;
    private final PackShapes shapes;
    private final PackSums sums;
    private final Sections sections;
    private final Markdowns markdowns;
    private final Projects projects;
    private final Nulls nulls;

    public PackDemands(
            PackWorld world,
            Schemas schemas,
            PackShapes shapes,
            PackSums sums,
            Sections sections,
            Markdowns markdowns,
            Projects projects,
            Nulls nulls) {
        this.world = world;
        this.schemas = schemas;
        this.shapes = shapes;
        this.sums = sums;
        this.sections = sections;
        this.markdowns = markdowns;
        this.projects = projects;
        this.nulls = nulls;
    }

    public static List<String> rows() {
        return ROWS.rows();
    }

    @Override
    public List<ToolCall> calls() {
        return world.calls();
    }

    @Override
    public void has(Predicate<ToolCall> which, String at, String mustBe) throws InterruptedException {
        List<Pack> packs = world.packs(which);
        if (ROWS.has(at, mustBe)) {
            ROWS.judge(this, packs, at, mustBe);
        } else {
            packs.forEach(pack -> is(world, pack, Pointer.parse(at), mustBe));
        }
    }

    private void listed(Pack pack, String member) {
        JsonNode seen = pack.node().path(member);
        boolean listed = schemas.schema("context-pack/context-input.schema.json#/$defs/" + member)
                .validate(seen)
                .isEmpty();
        world.check(pack, Pointer.parse("/" + member), listed, "must be " + LISTED);
    }

    /** Holds a place against an {@link Expectation}, the words of the features in it replaced by what they stand for. */
    static void is(PackWorld world, Pack pack, Pointer place, String mustBe) {
        String goal = mustBe.replace("\"$goal\"", Json.write(Json.text(pack.goal())));
        Expectation expected = Expectation.of(goal.contains("$") ? world.words().text(goal) : goal);
        world.check(pack, place, expected.holds().test(place.at(pack.node())), expected.demand());
    }
}
