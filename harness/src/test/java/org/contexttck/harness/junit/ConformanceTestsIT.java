package org.contexttck.harness.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.run.reference.ReferenceApp;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

class ConformanceTestsIT {

    @TempDir
    Path folder;

    @Test
    void aBrokenServerFailsJustTheTestOfWhatItBreaksWithTheCardAsMessage() throws Exception {
        Map<String, Optional<Throwable>> outcome =
                run(broken("MarksFromSix").only("TC-S-01", "TC-S-02").report(folder.resolve("report")));

        assertThat(outcome.get("TC-S-02")).isEmpty();
        assertThat(outcome.get("TC-S-01"))
                .hasValueSatisfying(failure -> assertThat(failure)
                        .isInstanceOf(AssertionFailedError.class)
                        .hasMessageStartingWith("failed: TC-S-01 (MUST) search_records {\"per_page\":5}: "
                                + "/_meta/context/lifecycle is absent, must be exactly \"transient\"")
                        .hasNoCause());
        assertThat(folder.resolve("report/index.html")).isNotEmptyFile();
    }

    @Test
    void aWarningFailsOnlyIfStrict() throws Exception {
        ConformanceTarget target = broken("MarksEverything").only("TC-S-02").report(folder.resolve("report"));

        assertThat(run(target).get("TC-S-02")).isEmpty();
        assertThat(run(target.strict()).get("TC-S-02"))
                .hasValueSatisfying(failure -> assertThat(failure).isInstanceOf(AssertionFailedError.class));
    }

    @Test
    void whatIsNotClaimedIsSkippedAndSaysWhy() throws Exception {
        Path profile = folder.resolve("tck.yaml");
        Files.writeString(profile, "claims: {transient-context: {workflow: false}}\n");

        Optional<Throwable> skipped = run(reference()
                        .profile(profile)
                        .only("TC-S-12")
                        .report(folder.resolve("report")))
                .get("TC-S-12");

        assertThat(skipped)
                .hasValueSatisfying(reason -> assertThat(reason)
                        .isInstanceOf(TestAbortedException.class)
                        .hasMessageContaining("not-claimed: the profile does not claim transient-context.workflow"));
    }

    @Test
    void aTargetThatIsNotReachedIsOneFailedTestThatSaysWhy() throws Exception {
        ConformanceTarget target = ConformanceTarget.inProcess(connection -> {
                    connection.err().write("Error: no database\n".getBytes(StandardCharsets.UTF_8));
                    return 3;
                })
                .report(folder.resolve("report"));

        assertThat(run(target))
                .containsOnlyKeys("target")
                .hasEntrySatisfying(
                        "target",
                        thrown -> assertThat(thrown)
                                .hasValueSatisfying(failure -> assertThat(failure)
                                        .isInstanceOf(AssertionFailedError.class)
                                        .hasMessageContaining("exited with code 3")
                                        .hasMessageEndingWith(
                                                "the last it wrote to standard error:\nError: no database")));
    }

    @Test
    void theReportLeadsToTheSpecificationThatTheEnvironmentNames() throws Exception {
        String site = "https://spec.example.org/tck";
        reference()
                .only("TC-S-01")
                .report(folder.resolve("report"))
                .run(name -> Optional.of(site).filter(any -> name.equals("CONTEXT_TCK_SPEC_SITE")));

        assertThat(folder.resolve("report/index.html"))
                .content()
                .contains("href=\"" + site + "/transient-context.html#TC-S-01\"");
    }

    @Test
    void aFaultyProfileIsToldWithItsPlace() throws Exception {
        Path profile = folder.resolve("tck.yaml");
        Files.writeString(profile, "clams: {}\n");

        assertThatThrownBy(() -> run(reference().profile(profile)))
                .isInstanceOf(ProfileException.class)
                .hasMessageContaining("tck.yaml:1:1: unknown key \"clams\"");
    }

    private static ConformanceTarget reference() {
        return ConformanceTarget.inProcess(ReferenceApp.installed().embedded().peer(List.of("server")));
    }

    private static ConformanceTarget broken(String variant) {
        return ConformanceTarget.inProcess(
                ReferenceApp.installed().embedded().peer(List.of("server", "--variant", variant)));
    }

    /** What each test throws, by the id that its name begins with. */
    private static Map<String, Optional<Throwable>> run(ConformanceTarget target) throws Exception {
        ConformanceTests tests = new ConformanceTests() {
            @Override
            protected ConformanceTarget target() {
                return target;
            }
        };
        Map<String, Optional<Throwable>> outcome = new HashMap<>();
        for (String protocol : List.of("transient-context", "wire")) {
            for (String level : List.of("MUST", "SHOULD")) {
                tests.tests(protocol, level)
                        .forEach(test -> outcome.put(test.getDisplayName().split(" ")[0], thrown(test)));
            }
        }
        return outcome;
    }

    private static Optional<Throwable> thrown(DynamicTest test) {
        return Optional.ofNullable(catchThrowable(test.getExecutable()::execute));
    }
}
