package org.contexttck.harness.junit;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.model.Target;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/**
 * Runs the kit inside the tests of a Java project, one test for each requirement.
 *
 * <pre>{@code
 * class MyServerConformanceTest extends ConformanceTests {
 *
 *     @Override
 *     protected ConformanceTarget target() {
 *         return ConformanceTarget.inProcess(connection -> MyServer.serve(connection.in(), connection.out()))
 *                 .profile(Path.of("src/test/resources/context-tck.yaml"));
 *     }
 * }
 * }</pre>
 *
 * <p>The tests are tagged with their protocol, such as {@code transient-context}, and with their level, such as {@code MUST}.
 *
 * <p>A requirement that fails, is blocked or inconclusive is a failed test with the kit's card as its message; one that is
 * not claimed, or untested, is a skipped test that says why. One that only warns passes, unless the target is
 * {@link ConformanceTarget#strict() strict}. A target that was never reached is one failed test, {@code target reached}.
 * The kit's own report is written beside the build, by default to {@code target/context-tck-report}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ConformanceTests {

    private static final int CARD_WIDTH = 110;

    private boolean asked;
    private Optional<Verdicts> verdicts = Optional.empty();

    /** What is tested; asked for once. */
    protected abstract ConformanceTarget target();

    /**
     * The verdicts on one protocol's requirements of one level. The first call runs the kit. What keeps it from a verdict
     * is told once.
     *
     * @throws ProfileException if the profile has faults; its message names each with line and column
     * @throws IOException if the report cannot be written
     */
    final Stream<DynamicTest> tests(String protocol, String level)
            throws ProfileException, IOException, InterruptedException {
        if (!asked) {
            asked = true;
            return first(protocol, level);
        }
        return verdicts.stream().flatMap(all -> all.on(protocol, level));
    }

    private Stream<DynamicTest> first(String protocol, String level)
            throws ProfileException, IOException, InterruptedException {
        ConformanceTarget target = target();
        Report report = target.run();
        RequirementTest tests = new RequirementTest(report, target.reportFolder(), target.isStrict(), CARD_WIDTH);
        if (report.targets().stream().noneMatch(Target::reached)) {
            return Stream.of(dynamicTest("target reached", tests::failUnreached));
        }
        verdicts = Optional.of(new Verdicts(report, tests));
        return verdicts.get().on(protocol, level);
    }

    private record Verdicts(Report report, RequirementTest tests) {
        Stream<DynamicTest> on(String protocol, String level) {
            return report.of(protocol).stream()
                    .filter(requirement -> requirement.judged().level().equals(level))
                    .map(requirement -> dynamicTest(name(requirement), () -> tests.check(requirement)));
        }

        private static String name(RequirementResult requirement) {
            return requirement.id() + " " + requirement.judged().level() + ": "
                    + requirement.judged().says();
        }
    }

    /** What the levels of all protocols have in common. */
    abstract class Levels {
        private final String protocol;

        Levels(String protocol) {
            this.protocol = protocol;
        }

        @TestFactory
        @Tag("MUST")
        final Stream<DynamicTest> must() throws Exception {
            return tests(protocol, "MUST");
        }

        @TestFactory
        @Tag("SHOULD")
        final Stream<DynamicTest> should() throws Exception {
            return tests(protocol, "SHOULD");
        }

        @TestFactory
        @Tag("MAY")
        final Stream<DynamicTest> may() throws Exception {
            return tests(protocol, "MAY");
        }
    }

    @Nested
    @Tag("transient-context")
    final class TransientContext extends Levels {
        TransientContext() {
            super("transient-context");
        }
    }

    @Nested
    @Tag("sub-context")
    final class SubContext extends Levels {
        SubContext() {
            super("sub-context");
        }
    }

    @Nested
    @Tag("context-saving")
    final class ContextSaving extends Levels {
        ContextSaving() {
            super("context-saving");
        }
    }

    @Nested
    @Tag("context-pack")
    final class ContextPack extends Levels {
        ContextPack() {
            super("context-pack");
        }
    }

    @Nested
    @Tag("wire")
    final class Wire extends Levels {
        Wire() {
            super("wire");
        }
    }
}
