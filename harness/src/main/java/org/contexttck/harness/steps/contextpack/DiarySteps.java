package org.contexttck.harness.steps.contextpack;

import io.cucumber.java.en.Then;
import java.util.LinkedHashSet;
import java.util.Set;
import org.contexttck.harness.profile.claim.AgentDiary;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.shared.UsedOnce;

/** What an agent's diary adds to a pack (CP-S-29). */
public final class DiarySteps {

    private final PackWorld world;

    public DiarySteps(PackWorld world) {
        this.world = world;
    }

    @Then("the second pack shows the diary and what the first shows, and later ones without the agent nothing of it")
    @UsedOnce("the one requirement about diaries")
    public void diaryBesideTheRest() throws InterruptedException {
        var packs = world.packs();
        if (packs.size() != 2 || world.claim().diary().isEmpty()) {
            return;
        }
        Pack without = packs.get(0);
        Pack with = packs.get(1);
        AgentDiary diary = world.claim().diary().get();
        if (without.shows(diary.marker())) {
            world.evidence()
                    .inconclusive(without.call().line() + " shows " + Shown.text(diary.marker())
                            + " without the agent already; correct `diary` in the profile");
            return;
        }
        world.check(with, Pack.SECTIONS)
                .that(
                        with.shows(diary.marker()),
                        "the pack shows nothing of the diary of " + diary.agent() + " (\"" + Shown.text(diary.marker())
                                + "\" is in no item)",
                        "the diary of that agent");
        keepsTheRest(without, with);
        world.call("the goal of the diary", "{\"limit\": 50}")
                .flatMap(world::pack)
                .ifPresent(later -> showsNone(later, diary, ", for which only an earlier call asked"));
        // whoever refuses an agent that is not known shows its diary to nobody
        world.ask("the goal of the diary", "{\"limit\": 50, \"agent_id\": \"$nobody\"}")
                .flatMap(world::pack)
                .ifPresent(other -> showsNone(other, diary, ""));
    }

    private void showsNone(Pack pack, AgentDiary diary, String why) {
        world.check(pack, Pack.SECTIONS)
                .that(
                        !pack.shows(diary.marker()),
                        "the pack shows \"" + Shown.text(diary.marker()) + "\" of the diary of " + diary.agent() + why,
                        "nothing of a diary that was not asked for");
    }

    /** The diary may push something out of a pack that is full, but not out of one that has become smaller. */
    private void keepsTheRest(Pack without, Pack with) {
        Set<String> lost = new LinkedHashSet<>(without.ids());
        lost.removeAll(with.ids());
        boolean smaller = with.items().size() < without.items().size();
        boolean allLost = !lost.isEmpty() && lost.size() == without.ids().size();
        String what =
                "the pack lacks " + lost.size() + " of the " + without.ids().size()
                        + " items that it has without agent_id, such as "
                        + Shown.text(lost.stream().findFirst().orElse(""));
        world.check(with, Pack.SECTIONS)
                .that(lost.isEmpty() || !smaller && !allLost, what, "the diary beside what the pack holds without it");
    }
}
