package org.contexttck.harness.steps.transientcontext;

import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.profile.claim.ConsumerTool;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.PageWalk;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Subjects;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.steps.transientcontext.WalkDemands.Page;
import org.contexttck.harness.steps.transientcontext.WalkDemands.Walk;
import org.contexttck.harness.target.server.ToolCall;

/** The loop of fetching a page and storing what was found, from the first page to the last (TC-S-19). */
public final class WalkSteps {

    private static final int MOST_PAGES = 200;

    private final ServerWorld world;
    private final TransientContextClaim claim;
    private final WalkDemands walks;

    public WalkSteps(ServerWorld world, TransientContextClaim claim, Subjects subjects, WalkDemands walks) {
        this.world = world;
        this.claim = claim;
        this.walks = walks;
        subjects.add("walked page", WalkDemands.ROWS.of(walks, which -> walks.all()));
    }

    @When("each fetch tool is walked page by page, each page consumed before the next")
    @UsedOnce("the one requirement about the whole loop")
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
                    world.call(tool.tool(), "a page of the walk", FetchPurpose.page(tool, plan, pages.size()));
            List<String> records = call.filter(ToolCall::succeeded)
                    .flatMap(page -> Records.of(page, tool))
                    .orElse(List.of());
            if (call.isPresent() && !Records.identified(records)) {
                world.correct(call.get(), ": some record has nothing at " + Records.identifiedBy(tool), "identify");
                return new Walk(tool, List.of());
            }
            boolean same = pages.size() == 1 && records.equals(pages.get(0).records());
            if (same && !world.takes(tool.tool(), plan.parameter())) {
                world.correct(call.get(), Records.SAME_PAGE, "pages.parameter");
                return new Walk(tool, List.of());
            }
            boolean nothingNew = plan.count().isEmpty() && !records.isEmpty() && seen.containsAll(records);
            if (records.isEmpty() || nothingNew) {
                if (pages.isEmpty()) {
                    call.ifPresent(first -> world.evidence()
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
        return world.call(consumer.tool(), "consume a page", consumer.succeed());
    }
}
