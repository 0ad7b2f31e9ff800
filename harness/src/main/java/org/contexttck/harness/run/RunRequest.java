package org.contexttck.harness.run;

import java.nio.file.Path;
import java.util.List;
import org.contexttck.harness.explore.ExplorationChoice;
import org.contexttck.harness.profile.Profile;

/**
 * What a run is asked to do.
 *
 * @param profile how to reach the implementation and what it claims
 * @param only choice of requirements as given; none for all
 * @param strict whether warnings count as failures
 * @param jobs how many scenarios may run at a time where they have processes or connections of their own; at least 1
 * @param out folder for the report
 * @param rerun the command that starts this run again
 * @param faults whether gateways are also tried over connections that slice, stall and break
 * @param shard which part of it is run
 * @param flaky scenarios that are tried again when they do not hold
 * @param exploration what is tried beside the scenarios
 * @param bill whether what the targets cost is measured as well
 */
public record RunRequest(
        Profile profile,
        List<String> only,
        boolean strict,
        int jobs,
        Path out,
        String rerun,
        boolean faults,
        ShardChoice shard,
        FlakyList flaky,
        ExplorationChoice exploration,
        boolean bill) {

    /** The whole run, in which nothing is known to be flaky, and without exploration. */
    public RunRequest(
            Profile profile, List<String> only, boolean strict, int jobs, Path out, String rerun, boolean faults) {
        this(
                profile,
                only,
                strict,
                jobs,
                out,
                rerun,
                faults,
                ShardChoice.WHOLE,
                FlakyList.none(),
                ExplorationChoice.NONE,
                false);
    }

    /** Without faults of the network. */
    public RunRequest(Profile profile, List<String> only, boolean strict, int jobs, Path out, String rerun) {
        this(profile, only, strict, jobs, out, rerun, false);
    }

    public RunRequest {
        only = List.copyOf(only);
        if (jobs < 1) {
            throw new IllegalArgumentException("jobs is " + jobs + "; it must be at least 1");
        }
    }

    /** The same, of which only a part is run. */
    public RunRequest in(ShardChoice part) {
        return new RunRequest(profile, only, strict, jobs, out, rerun, faults, part, flaky, exploration, bill);
    }

    /** The same, with the report made in another folder. */
    public RunRequest into(Path folder) {
        return new RunRequest(profile, only, strict, jobs, folder, rerun, faults, shard, flaky, exploration, bill);
    }

    /** The same, in which these are known to be flaky. */
    public RunRequest with(FlakyList list) {
        return new RunRequest(profile, only, strict, jobs, out, rerun, faults, shard, list, exploration, bill);
    }

    /** The same, with this tried beside the scenarios. */
    public RunRequest exploring(ExplorationChoice choice) {
        return new RunRequest(profile, only, strict, jobs, out, rerun, faults, shard, flaky, choice, bill);
    }

    /** The same, in which is measured what the targets cost. */
    public RunRequest billing() {
        return new RunRequest(profile, only, strict, jobs, out, rerun, faults, shard, flaky, exploration, true);
    }
}
