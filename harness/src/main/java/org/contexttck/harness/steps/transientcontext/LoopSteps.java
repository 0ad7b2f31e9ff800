package org.contexttck.harness.steps.transientcontext;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.contexttck.harness.profile.claim.ConsumerTool;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.PageWalk;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.steps.shared.ServerScene;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.transientcontext.Walk.Page;
import org.contexttck.harness.target.ToolCall;
import org.contexttck.harness.verdict.Fault;

/** The loop of fetching a page and storing what was found, from the first page to the last (TC-S-19). */
public final class LoopSteps {

    private static final int MOST_PAGES = 200;
    private static final int MARKED_FROM = 5;

    private final ServerScene scene;
    private final TransientContextClaim claim;
    private final Marks marks = new Marks();
    private final List<Walk> walks = new ArrayList<>();

    public LoopSteps(ServerScene scene, TransientContextClaim claim) {
        this.scene = scene;
        this.claim = claim;
    }

    @When("each fetch tool is walked page by page, each page consumed before the next")
    public void walk() throws InterruptedException {
        for (FetchTool tool : claim.fetch()) {
            if (tool.pages().isPresent()) {
                walks.add(walk(tool, tool.pages().get()));
            }
        }
    }

    private Walk walk(FetchTool tool, PageWalk plan) throws InterruptedException {
        List<Page> pages = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        int most = plan.count().orElse(MOST_PAGES);
        while (pages.size() < most) {
            Optional<ToolCall> call =
                    scene.call(tool.tool(), "a page of the walk", Pages.arguments(tool, plan, pages.size()));
            List<String> records = call.filter(ToolCall::succeeded)
                    .flatMap(page -> Records.of(page, tool))
                    .orElse(List.of());
            boolean nothingNew = plan.count().isEmpty() && !records.isEmpty() && seen.containsAll(records);
            if (records.isEmpty() || nothingNew) {
                if (pages.isEmpty()) {
                    call.ifPresent(first -> scene.evidence()
                            .blocked(first.line() + " brought no records to walk: " + Records.failure(first)));
                }
                break;
            }
            seen.addAll(records);
            pages.add(new Page(call.get(), records, consume()));
        }
        return new Walk(tool, pages);
    }

    private Optional<ToolCall> consume() throws InterruptedException {
        if (claim.consumer().isEmpty()) {
            return Optional.empty();
        }
        ConsumerTool consumer = claim.consumer().get(0);
        return scene.call(consumer.tool(), "consume a page", consumer.succeed());
    }

    @Then("every page of five or more records is marked")
    public void marked() {
        for (Page page : pages()) {
            if (page.records().size() >= MARKED_FROM) {
                scene.evidence().observed();
                if (!marks.marked(page.call())) {
                    broke(
                            page.call(),
                            "page of " + page.records().size() + " records is not marked as transient",
                            "lifecycle \"transient\"",
                            marks.shown(page.call()));
                }
            }
        }
    }

    @Then("every page is followed by one signalled consumption")
    public void consumed() {
        for (Page page : pages()) {
            page.consumption().ifPresent(consumption -> {
                scene.evidence().observed();
                if (!marks.consumed(consumption)) {
                    broke(
                            consumption,
                            "consumption after " + page.call().line() + " is not signalled",
                            "consumed true",
                            consumption.succeeded() ? marks.shown(consumption) : Records.failure(consumption));
                }
            });
        }
    }

    @Then("no two pages of a walk have the same summary")
    public void summariesDiffer() {
        for (Walk walk : walks) {
            Map<String, Page> seen = new HashMap<>();
            for (Page page : walk.pages()) {
                Optional<String> summary = marks.summary(page.call());
                Page earlier = summary.map(text -> seen.putIfAbsent(text, page)).orElse(null);
                scene.evidence().observed(summary.isPresent() ? 1 : 0);
                if (earlier != null) {
                    broke(
                            page.call(),
                            "the summary is the same as that of "
                                    + earlier.call().line(),
                            "a summary for each page",
                            Shown.text(summary.get()));
                }
            }
        }
    }

    @Then("every record comes once in a walk")
    public void recordsComeOnce() {
        for (Walk walk : walks) {
            Map<String, Page> seen = new HashMap<>();
            for (Page page : walk.pages()) {
                for (String record : page.records()) {
                    Page earlier = seen.putIfAbsent(record, page);
                    scene.evidence().observed();
                    if (earlier != null) {
                        broke(
                                page.call(),
                                "record " + Shown.text(record) + " came already with "
                                        + earlier.call().line(),
                                "each record once",
                                "record " + Shown.text(record) + " twice");
                    }
                }
            }
        }
    }

    @Then("the numbers of pages and records are as the profile states")
    public void numbers() {
        for (Walk walk : walks) {
            PageWalk plan = walk.tool().pages().orElseThrow();
            int records = walk.pages().stream()
                    .mapToInt(page -> page.records().size())
                    .sum();
            compare(walk, "pages", plan.count(), walk.pages().size());
            compare(walk, "records", plan.records(), records);
        }
    }

    private void compare(Walk walk, String what, OptionalInt stated, int seen) {
        if (stated.isEmpty() || walk.pages().isEmpty()) {
            return;
        }
        scene.evidence().observed();
        if (stated.getAsInt() != seen) {
            broke(
                    walk.pages().get(walk.pages().size() - 1).call(),
                    "the walk ended here with " + seen + " " + what + ", the profile states " + stated.getAsInt(),
                    stated.getAsInt() + " " + what,
                    seen + " " + what);
        }
    }

    private List<Page> pages() {
        return walks.stream().flatMap(walk -> walk.pages().stream()).toList();
    }

    private void broke(ToolCall call, String fault, String expected, String seen) {
        scene.broke(call, Fault.of(call.tool(), call.line() + ": " + fault, expected, seen));
    }
}
