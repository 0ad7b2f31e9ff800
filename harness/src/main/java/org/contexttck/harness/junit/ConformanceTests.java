package org.contexttck.harness.junit;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.util.stream.Stream;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.model.Target;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

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
 * <p>A requirement that fails, is blocked or inconclusive is a failed test with the kit's card as its message; one that is
 * not claimed, or untested, is a skipped test that says why. One that only warns passes, unless the target is
 * {@link ConformanceTarget#strict() strict}. A target that was never reached is one failed test, {@code target reached}. The kit's own report is written beside the build, by default to
 * {@code target/context-tck-report}.
 */
public abstract class ConformanceTests {

    private static final int CARD_WIDTH = 110;

    /** What is tested; asked for once. */
    protected abstract ConformanceTarget target();

    /**
     * Runs the kit and hands out its verdicts, by protocol.
     *
     * @throws ProfileException if the profile has faults; its message names each with line and column
     * @throws IOException if the report cannot be written
     */
    @TestFactory
    final Stream<DynamicNode> conformance() throws ProfileException, IOException, InterruptedException {
        ConformanceTarget target = target();
        Report report = target.run();
        RequirementTest tests = new RequirementTest(report, target.reportFolder(), target.isStrict(), CARD_WIDTH);
        if (report.targets().stream().noneMatch(Target::reached)) {
            return Stream.of(dynamicTest("target reached", tests::failUnreached));
        }
        return report.protocolsJudged().stream()
                .map(protocol -> dynamicContainer(
                        protocol, report.of(protocol).stream().map(requirement -> test(tests, requirement))));
    }

    private static DynamicTest test(RequirementTest tests, RequirementResult requirement) {
        String name = requirement.id() + " " + requirement.judged().level() + ": "
                + requirement.judged().says();
        return dynamicTest(name, () -> tests.check(requirement));
    }
}
