package org.contexttck.harness.steps.transientcontext;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.contexttck.harness.profile.claim.PageWalk;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.shared.Subject;
import org.contexttck.harness.steps.transientcontext.Walk.Page;
import org.contexttck.harness.target.server.ToolCall;

/** What a page of a walk must be beside the pages before it and what the profile says of them all (TC-S-19). */
public final class WalkDemands implements Subject {

    private static final int MARKED_FROM = 5;
    private static final Demands<WalkDemands, Walk> ROWS = new Demands<WalkDemands, Walk>()
            .each("/_meta/context/lifecycle", "exactly \"transient\", from five records on", WalkDemands::marked)
            .each("/_meta/context/summary", "unlike that of the pages before it", WalkDemands::summariesDiffer)
            .each("consumption", "signalled by the call that follows it", WalkDemands::consumed)
            .each("records", "on no page before it", WalkDemands::recordsComeOnce)
            .each("pages and records", "as many as the profile states", WalkDemands::numbers);

    private final ServerWorld world;
    private final Marks marks = new Marks();
    private final List<Walk> walks = new ArrayList<>();

    public WalkDemands(ServerWorld world) {
        this.world = world;
    }

    public static List<String> rows() {
        return ROWS.rows();
    }

    void add(Walk walk) {
        walks.add(walk);
    }

    @Override
    public List<ToolCall> calls() {
        return walks.stream()
                .flatMap(walk -> walk.pages().stream())
                .map(Page::call)
                .toList();
    }

    @Override
    public void has(Predicate<ToolCall> which, String at, String mustBe) throws InterruptedException {
        ROWS.judge(this, walks, at, mustBe);
    }

    private void marked(Walk walk) {
        for (Page page : walk.pages()) {
            int records = page.records().size();
            if (records >= MARKED_FROM) {
                world.check(page.call())
                        .saw(marks.shown(page.call()))
                        .that(
                                marks.marked(page.call()),
                                "page of " + records + " records is not marked as transient",
                                "lifecycle \"transient\"");
            }
        }
    }

    private void consumed(Walk walk) {
        for (Page page : walk.pages()) {
            page.consumption()
                    .ifPresent(consumption -> world.check(consumption)
                            .saw(consumption.succeeded() ? marks.shown(consumption) : Records.failure(consumption))
                            .that(
                                    marks.consumed(consumption),
                                    "consumption after " + page.call().line() + " is not signalled",
                                    "consumed true"));
        }
    }

    private void summariesDiffer(Walk walk) {
        Map<String, Page> seen = new HashMap<>();
        for (Page page : walk.pages()) {
            marks.summary(page.call()).ifPresent(summary -> {
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
        int records =
                walk.pages().stream().mapToInt(page -> page.records().size()).sum();
        compare(walk, "pages", plan.count(), walk.pages().size());
        compare(walk, "records", plan.records(), records);
    }

    private void compare(Walk walk, String what, OptionalInt stated, int seen) {
        if (stated.isPresent() && !walk.pages().isEmpty()) {
            String expected = stated.getAsInt() + " " + what;
            world.check(walk.pages().get(walk.pages().size() - 1).call())
                    .saw(seen + " " + what)
                    .that(
                            stated.getAsInt() == seen,
                            "the walk ended here with " + seen + " " + what + ", the profile states "
                                    + stated.getAsInt(),
                            expected);
        }
    }
}
