package org.contexttck.harness.run.report;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Optional;
import org.contexttck.harness.run.ShardChoice;
import org.contexttck.harness.run.UsageException;

/**
 * What a gate is asked to put up with, of a run or a check.
 *
 * @param baseline the file of known failures
 * @param bless whether the baseline is written anew, so that it fits the run
 * @param flaky a file of the same form, of which every entry is known to come and go
 * @param failUnder the percentage of the requirements that have to hold which has to pass, 0 to 100
 */
public record GateRequest(
        Optional<Path> baseline, boolean bless, Optional<Path> flaky, Optional<BigDecimal> failUnder) {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    /** @throws UsageException if the parts do not go together */
    public GateRequest {
        if (bless && baseline.isEmpty()) {
            throw new UsageException("--bless goes with --baseline FILE, which it writes");
        }
        if (failUnder.isPresent()
                && (failUnder.get().signum() < 0 || failUnder.get().compareTo(HUNDRED) > 0)) {
            throw new UsageException("--fail-under " + failUnder.get().toPlainString() + ": must be from 0 to 100");
        }
    }

    /** Nothing. */
    public static GateRequest none() {
        return new GateRequest(Optional.empty(), false, Optional.empty(), Optional.empty());
    }

    /**
     * Says that a shard cannot be asked for what only the whole run shows.
     *
     * @throws UsageException if it is
     */
    public void refuseFor(ShardChoice shard) {
        if (!shard.isWhole() && (bless || failUnder.isPresent())) {
            throw new UsageException((bless ? "--bless" : "--fail-under")
                    + " is about the whole run; give it to context-tck report merge instead of to a shard");
        }
    }
}
