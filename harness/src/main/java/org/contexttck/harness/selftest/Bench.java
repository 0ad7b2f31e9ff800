package org.contexttck.harness.selftest;

import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.profile.Claims;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.run.ReferenceApp;
import org.contexttck.harness.run.ReferenceProfile;

/**
 * Where the self-test runs what it tests: inside the kit's JVM, which costs a fraction of a second, or as the processes
 * that a user would see, which costs several. Both speak over the same code of the wire.
 */
public enum Bench {
    EMBEDDED {
        @Override
        QuietRun run(
                Catalogue catalogue, ReferenceApp app, Pace pace, UnaryOperator<Claims> scope, List<String> arguments)
                throws InterruptedException {
            return QuietRun.of(
                    catalogue,
                    scoped(ReferenceProfile.embedded(app, pace.embedded, arguments), scope),
                    app.embedded().peer(arguments));
        }
    },
    PROCESSES {
        @Override
        QuietRun run(
                Catalogue catalogue, ReferenceApp app, Pace pace, UnaryOperator<Claims> scope, List<String> arguments)
                throws InterruptedException {
            return QuietRun.of(catalogue, scoped(ReferenceProfile.process(app, pace.process, arguments), scope));
        }
    };

    /** How long to wait, by what is known of the target. */
    enum Pace {
        /** It answers everything: nothing waits for a limit, so limits for a machine under load cost nothing. */
        ANSWERS(limits(20_000, 20_000), limits(20_000, 20_000)),
        /** It leaves some requests unanswered, and the run waits for each of them. */
        SILENT_AT_TIMES(limits(20_000, 2_000), limits(20_000, 2_000)),
        /** It answers nothing useful; an answer that comes too late is as good as none. */
        USELESS(limits(1_000, 1_000), limits(3_000, 1_000));

        private final LimitsEntry embedded;
        private final LimitsEntry process;

        Pace(LimitsEntry embedded, LimitsEntry process) {
            this.embedded = embedded;
            this.process = process;
        }

        private static LimitsEntry limits(long connectMillis, long answerMillis) {
            return new LimitsEntry(Duration.ofMillis(connectMillis), Duration.ofMillis(answerMillis));
        }
    }

    /**
     * Runs everything that is claimed against a reference, a broken variant or a null peer.
     *
     * @param scope what of the reference's claims is claimed
     */
    abstract QuietRun run(
            Catalogue catalogue, ReferenceApp app, Pace pace, UnaryOperator<Claims> scope, List<String> arguments)
            throws InterruptedException;

    private static Profile scoped(Profile profile, UnaryOperator<Claims> scope) {
        return profile.withClaims(scope.apply(profile.claims()));
    }
}
