package org.contexttck.harness.run.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.profile.yaml.Secrets;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.Kit;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunFinished;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.contexttck.reports.event.TargetReached;
import org.contexttck.reports.event.TargetUnreachable;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RedactionTest {

    private final List<Event> heard = new ArrayList<>();

    @Test
    void whatHoldsNoSecretGoesThroughUntouched() {
        Event event = new TargetUnreachable("server", "", "", "no answer", "tail");

        assertThat(through(event, "s3cr3t")).isSameAs(event);
        assertThat(through(event)).isSameAs(event);
    }

    @Test
    void takesASecretOutOfEveryTextOfTheTarget() {
        Finding finding = new Finding(
                "TC-S-01",
                "s3cr3t",
                "a s3cr3t",
                "s3cr3t",
                "s3cr3t",
                "/s3cr3t",
                "\"s3cr3t\"",
                "s3cr3t",
                List.of(1L),
                List.of(new Excerpt(1, ExcerptDirection.SENT, "{\"token\":\"s3cr3t\"}")));
        ScenarioFinished event = scenario("s3cr3t was refused", List.of(finding));

        ScenarioFinished hidden = (ScenarioFinished) through(event, "s3cr3t");

        assertThat(hidden.toString()).doesNotContain("s3cr3t");
        assertThat(hidden.reason()).isEqualTo("*** was refused");
        assertThat(hidden.findings().get(0).excerpt().get(0).text()).isEqualTo("{\"token\":\"***\"}");
    }

    @Test
    void leavesTheKitsOwnCommandAlone() {
        RunStarted started = new RunStarted(
                RunStarted.FORMAT,
                java.time.Instant.EPOCH,
                new Kit("context-tck", "1", "17", "os"),
                new Product("node app", "1"),
                "client",
                List.of(),
                "",
                "",
                "",
                "./context-tck run node.yaml --out reports/client-node",
                "",
                1);

        RunStarted hidden = (RunStarted) through(started, "node");

        assertThat(hidden.rerun()).isEqualTo("./context-tck run node.yaml --out reports/client-node");
        assertThat(hidden.implementation().name()).isEqualTo("*** app");
    }

    @Test
    void takesASecretOutOfAddressAndStderr() {
        assertThat(through(
                        new TargetReached(
                                "server", "", "stdio", "node s3cr3t", "2025-11-25", new Product("s3cr3t", "1")),
                        "s3cr3t"))
                .isEqualTo(new TargetReached("server", "", "stdio", "node ***", "2025-11-25", new Product("***", "1")));
        assertThat(through(new TargetUnreachable("server", "", "", "s3cr3t", "log s3cr3t"), "s3cr3t"))
                .isEqualTo(new TargetUnreachable("server", "", "", "***", "log ***"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"stdio", "passed", "scenario", "broke", "TC-S-01", "1234", "target-reached", "type", "2025-11-25"
            })
    void aSecretThatIsAWordOfTheKitLeavesEveryEventReadable(String secret) {
        List<Event> events = List.of(
                new TargetReached("server", "", "stdio", "sh", "2025-11-25", new Product("x " + secret, "1")),
                scenario("seen " + secret, List.of()),
                new RequirementJudged(
                        "TC-S-01",
                        "wire",
                        "server",
                        "MUST",
                        "source",
                        "says",
                        Verdict.PASSED,
                        1234,
                        secret,
                        List.of(),
                        List.of("wire/one:3"),
                        ""),
                new RunFinished(
                        java.time.Instant.EPOCH,
                        1234,
                        RunVerdict.CONFORMING,
                        secret,
                        0,
                        Map.of(Verdict.PASSED, 1234),
                        List.of()));

        for (Event event : events) {
            assertThat(through(event, secret)).hasSameClassAs(event).isNotEqualTo(event);
        }
        assertThat(((RequirementJudged) heard.get(2)).id()).isEqualTo("TC-S-01");
        assertThat(((RunFinished) heard.get(3)).durationMillis()).isEqualTo(1234);
        assertThat(((RunFinished) heard.get(3)).headline()).isEqualTo("***");
    }

    private Event through(Event event, String... secrets) {
        new Redaction(Secrets.of(List.of(secrets)), heard::add).accept(event);
        return heard.get(heard.size() - 1);
    }

    private static ScenarioFinished scenario(String reason, List<Finding> findings) {
        return new ScenarioFinished(
                "wire/one:3",
                ScenarioKind.SCENARIO,
                "features/wire/one.feature",
                3,
                "One",
                List.of("TC-S-01"),
                Outcome.BROKE,
                1,
                1234,
                reason,
                findings,
                "transcripts/server-1.jsonl");
    }
}
