package org.contexttck.harness.steps.transientcontext;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.PageWalk;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.server.ToolCall;

/** What a page of a walk must be beside the pages before it and what the profile says of them all (TC-S-19). */
public final class WalkDemands {

    private static final int MARKED_FROM = 5;
    public static final Demands<WalkDemands, Walk> ROWS = new Demands<WalkDemands, Walk>()
            .each("/_meta/context/lifecycle", "exactly \"transient\", from five records on", WalkDemands::marked)
            .each("/_meta/context/summary", "unlike that of the pages before it", WalkDemands::summariesDiffer)
            .each("consumption", "signalled by the call that follows it", WalkDemands::consumed)
            .each("records", "on no page before it", WalkDemands::recordsComeOnce)
            .each("pages and records", "as many as the profile states", WalkDemands::numbers);

    /** One fetch tool walked to its end. */
    record Walk(FetchTool tool, List<Page> pages) {}

    /**
     * One page of a walk.
     *
     * @param records identifying text of each record
     * @param consumption the consumer call that followed; empty if no consumer is claimed
     */
    record Page(ToolCall call, List<String> records, Optional<ToolCall> consumption) {}

    private final ServerWorld world;
    private final List<Walk> walks = new ArrayList<>();

    public WalkDemands(ServerWorld world) {
        this.world = world;
    }

    void add(Walk walk) {
        walks.add(walk);
    }

    List<Walk> all() {
        return List.copyOf(walks);
    }

    private void marked(Walk walk) {
        for (Page page : walk.pages()) {
            int records = page.records().size();
            if (records >= MARKED_FROM) {
                world.check(page.call())
                        .saw(context(page.call()))
                        .that(
                                Marks.marked(page.call()),
                                "page of " + records + " records is not marked as transient",
                                "lifecycle \"transient\"");
            }
        }
    }

    private void consumed(Walk walk) {
        for (Page page : walk.pages()) {
            page.consumption()
                    .ifPresent(consumption -> world.check(consumption)
                            .saw(consumption.succeeded() ? context(consumption) : Records.failure(consumption))
                            .that(
                                    Marks.consumed(consumption),
                                    "consumption after " + page.call().line() + " is not signalled",
                                    "consumed true"));
        }
    }

    private static String context(ToolCall call) {
        return Shown.at(call.at(Marks.CONTEXT));
    }

    private void summariesDiffer(Walk walk) {
        Map<String, Page> seen = new HashMap<>();
        for (Page page : walk.pages()) {
            Marks.summary(page.call()).ifPresent(summary -> {
                Optional<Page> earlier = Optional.ofNullable(seen.putIfAbsent(summary, page));
                world.check(page.call())
                        .saw(Shown.text(summary))
                        .that(
                                earlier.isEmpty(),
                                "the summary is the same as that of " + line(earlier),
                                "a summary for each page");
            });
        }
    }

    private void recordsComeOnce(Walk walk) {
        Map<String, Page> seen = new HashMap<>();
        for (Page page : walk.pages()) {
            for (String record : page.records()) {
                Optional<Page> earlier = Optional.ofNullable(seen.putIfAbsent(record, page));
                String name = "record " + Shown.text(record);
                world.check(page.call())
                        .saw(name + " twice")
                        .that(earlier.isEmpty(), name + " came already with " + line(earlier), "each record once");
            }
        }
    }

    private static String line(Optional<Page> page) {
        return page.map(one -> one.call().line()).orElse("no other");
    }

    private void numbers(Walk walk) {
        PageWalk plan = walk.tool().pages().orElseThrow();
        compare(walk, "pages", plan.count(), walk.pages().size());
        compare(
                walk,
                "records",
                plan.records(),
                walk.pages().stream().mapToInt(page -> page.records().size()).sum());
    }

    private void compare(Walk walk, String what, OptionalInt stated, int seen) {
        if (stated.isPresent() && !walk.pages().isEmpty()) {
            int most = stated.getAsInt();
            world.check(walk.pages().get(walk.pages().size() - 1).call())
                    .saw(seen + " " + what)
                    .that(
                            most == seen,
                            "the walk ended here with " + seen + " " + what + ", the profile states " + most,
                            most + " " + what);
        }
    }
}
