package org.contexttck.harness.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.cucumber.CasePlace;
import org.contexttck.harness.cucumber.FeatureRun;
import org.contexttck.reports.event.ScenariosPlanned;

/** How many scenarios a role is going to have: a guess from the profile, made exact way by way. */
final class ScenarioCount {

    private final RunContext context;
    private final Role role;
    private final List<String> ways;
    private final List<Integer> exact = new ArrayList<>();

    /** @param ways the tag expressions of the ways that are to come; empty ones leave nothing out */
    ScenarioCount(RunContext context, Role role, List<String> ways) {
        this.context = context;
        this.role = role;
        this.ways = List.copyOf(ways);
    }

    /** Tells what is to be expected of a profile. */
    void tellGuess() {
        tell(claim ->
                context.request().profile().claims().claimed(claim) || claim.compareTo(Claim.SERVER_ON_STDIO) >= 0);
    }

    /** Tells what is to be expected now that one more way is about to run. @param scenarios how many it has */
    void tellExact(int scenarios, Predicate<Claim> claimed) {
        exact.add(scenarios);
        tell(claimed);
    }

    private void tell(Predicate<Claim> claimed) {
        int count = exact.stream().mapToInt(Integer::intValue).sum();
        List<Requirement> applicable = context.catalogue().all().stream()
                .filter(one -> one.role() == role && one.untested().isEmpty() && one.applies(claimed))
                .toList();
        for (String way : ways.subList(Math.min(exact.size(), ways.size()), ways.size())) {
            count += of(applicable, way);
        }
        context.listener().expects(role.text(), count);
        context.events().accept(new ScenariosPlanned(role.text(), count));
    }

    /** In which shard a scenario runs depends on the name of the way; without it the share is as large. */
    private int of(List<Requirement> applicable, String way) {
        ScenarioEvents keys = new ScenarioEvents(context.catalogue(), role, "");
        Predicate<CasePlace> here = place -> context.request().shard().has(keys.key(place));
        return applicable.isEmpty()
                ? 0
                : FeatureRun.count(PartRun.FEATURES, tags(context.selection(), applicable, way), here);
    }

    /** The tag expression for what is chosen of requirements. */
    static String tags(Selection selection, List<Requirement> applicable, String way) {
        return selection.tagExpression(applicable) + (way.isEmpty() ? "" : " and (" + way + ")");
    }
}
