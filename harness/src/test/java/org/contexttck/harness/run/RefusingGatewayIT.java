package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Gateway;
import org.contexttck.reference.gateway.GatewayBehaviour;
import org.contexttck.reference.gateway.GatewayLimits;
import org.contexttck.reference.gateway.Member;
import org.contexttck.reference.gateway.Refused;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Gateways that do not let the kit begin, or not for long: what they say is quoted, and nothing waits for what cannot come. */
class RefusingGatewayIT {

    @TempDir
    Path folder;

    @Test
    void wrongTokenIsNoVerdict() throws Exception {
        try (Gateway gateway = gateway(Optional.of("right"), GatewayBehaviour.RIGHT)) {
            Kit.Outcome outcome = run(gateway, "token: wrong", "SC-G");

            assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(3);
            assertThat(outcome.out()).contains("a participant was not welcomed", "bad_token");
        }
    }

    @Test
    void anotherWelcomeIsNoVerdictAndIsShown() throws Exception {
        try (Gateway gateway = gateway(Optional.empty(), GatewayBehaviour.RIGHT)) {
            Kit.Outcome outcome = run(gateway, "welcome: hello", "SC-G");

            assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(3);
            assertThat(outcome.out())
                    .contains("no message with /kind \"hello\" came", "it was told system/welcome {\"you\":");
        }
    }

    @Test
    void whoIsRefusedAllItSaysHasNotComeIn() throws Exception {
        GatewayBehaviour refuses = new GatewayBehaviour() {
            @Override
            public void admit(Envelope envelope, Member sender) throws Refused {
                throw new Refused("capability_violation", "chat only");
            }
        };
        try (Gateway gateway = gateway(Optional.empty(), refuses)) {
            Kit.Outcome outcome = run(gateway, "echo: false", "SC-G");

            assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(3);
            assertThat(outcome.out())
                    .contains(
                            "it refuses what participants say", "capability_violation", "gateway.kinds of the profile");
        }
    }

    @Test
    void afterTwoScenariosThatCannotBeginTheRestIsNotWaitedFor() throws Exception {
        GatewayBehaviour loses = new GatewayBehaviour() {
            @Override
            public List<Member> receivers(Envelope envelope, Member sender, List<Member> others) {
                return List.of();
            }
        };
        try (Gateway gateway = gateway(Optional.empty(), loses)) {
            Kit.Outcome outcome = run(gateway, "echo: false", "SC-G-07,SC-G-12");

            assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(1);
            assertThat(outcome.out()).contains("2 blocked");
            assertThat(Files.readString(folder.resolve("report/events.jsonl")))
                    .contains(
                            "not tried, since two scenarios before could not begin: \\\"ben\\\" does not hear \\\"ann\\\"");
        }
    }

    @Test
    void anErrorThatAnswersTheKitsOwnMessageEndsTheWaiting() throws Exception {
        Map<Member, Integer> said = new ConcurrentHashMap<>();
        GatewayBehaviour limits = new GatewayBehaviour() {
            @Override
            public void admit(Envelope envelope, Member sender) throws Refused {
                if (said.merge(sender, 1, Integer::sum) > 2) {
                    throw new Refused("rate_limited", "two messages each");
                }
            }
        };
        try (Gateway gateway = gateway(Optional.empty(), limits)) {
            Kit.Outcome outcome = run(gateway, "echo: false", "SC-G-19", "20s");

            assertThat(outcome.out()).contains("refused a message of reflection that it takes at other times");
            assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(5);
        }
    }

    @Test
    void aLossIsNotExplainedAsAChange() throws Exception {
        GatewayBehaviour loses = new GatewayBehaviour() {
            @Override
            public List<Member> receivers(Envelope envelope, Member sender, List<Member> others) {
                return envelope.context().isEmpty() ? others : List.of();
            }
        };
        try (Gateway gateway = gateway(Optional.empty(), loses)) {
            Kit.Outcome outcome = run(gateway, "echo: false", "SC-G-18");

            assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(1);
            assertThat(outcome.out())
                    .contains("look at   Whatever keeps a message from being passed on")
                    .doesNotContain("Trimming");
        }
    }

    private static Gateway gateway(Optional<String> token, GatewayBehaviour behaviour) throws Exception {
        return Gateway.start(0, GatewayLimits.defaults(), token, behaviour);
    }

    private Kit.Outcome run(Gateway gateway, String entry, String only) throws Exception {
        return run(gateway, entry, only, "1s");
    }

    private Kit.Outcome run(Gateway gateway, String entry, String only, String patience) throws Exception {
        Path profile = Files.writeString(
                folder.resolve("gateway.yaml"),
                "gateway: {url: \"" + gateway.address() + "\", " + entry + "}\nlimits: {connect: " + patience
                        + ", answer: " + patience + "}\n");
        return new Kit(folder.resolve("report")).run(profile.toString(), "--only", only);
    }
}
