package org.contexttck.harness.explore.participant;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.explore.Conversation;
import org.contexttck.harness.explore.Generator;
import org.contexttck.harness.monitor.Setting;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.participant.ParticipantTarget;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** What is drawn for a participant, before it hears any of it. */
class ParticipantGeneratorTest {

    private static final int MANY = 300;
    private static final String ALL = "\"ids\",\"filters\",\"grouping\",\"clock\"";

    @Test
    void theSimplestIsOneMessage() {
        assertThat(generator(ALL, true).draw(Choices.again(List.of())).steps())
                .containsExactly("ben sends m1: reflection {\"payload\":{\"text\":\"something\"}}");
    }

    @Test
    void overManyConversationsEverythingComesUpThatMayVary() {
        Generator generator = generator(ALL, true);

        assertThat(seen(generator)).containsExactlyInAnyOrderElementsOf(generator.dimensions());
    }

    @Test
    void nothingIsAskedForThatIsNotThere() {
        Generator generator = generator("\"filters\"", true);

        assertThat(generator.dimensions())
                .contains(HistoryTalk.FILTER)
                .doesNotContain(HistoryTalk.GROUPS, HistoryTalk.SENT, HistoryTalk.LATER);
        assertThat(seen(generator)).containsExactlyInAnyOrderElementsOf(generator.dimensions());
        assertThat(of("\"filters\",\"grouping\"", false)).isEmpty();
    }

    /** Whoever drops what is delivered once more may be right; another message of the same id is another matter. */
    @Test
    void noMessageIsTheSameAsAnother() {
        Generator generator = generator(ALL, true);
        LongStream.range(0, MANY).forEach(seed -> {
            Set<String> said = new HashSet<>();
            for (HistoryAct act : ((HistoryTalk) generator.draw(Choices.random(seed))).acts()) {
                if (act instanceof HistoryAct.Begins) {
                    said.clear();
                } else if (act instanceof HistoryAct.Arrives arrives) {
                    for (HistoryAct.Arriving one : arrives.messages()) {
                        if (one instanceof HistoryAct.Said message) {
                            String context =
                                    message.members().path("context").path("id").asText("");
                            assertThat(said.add(message.from() + " " + message.id() + " " + context))
                                    .isTrue();
                        }
                    }
                }
            }
        });
    }

    private static Set<String> seen(Generator generator) {
        Set<String> seen = new HashSet<>();
        LongStream.range(0, MANY)
                .mapToObj(seed -> generator.draw(Choices.random(seed)))
                .map(Conversation::dimensions)
                .forEach(seen::addAll);
        return seen;
    }

    private static Generator generator(String can, boolean claimed) {
        return of(can, claimed).orElseThrow();
    }

    private static Optional<Generator> of(String can, boolean claimed) {
        Claims claims = claims("{filters: " + claimed + ", grouping: " + claimed + "}");
        return ParticipantGenerator.of(
                target((ObjectNode) Json.parse("{\"can\":[" + can + "],\"idleMillis\":1000}")),
                new Setting(() -> claims, Optional.empty(), Schemas.bundled(), true));
    }

    private static Claims claims(String participant) {
        String profile =
                "participant: {driver: {command: [x]}}\nclaims: {sub-context: {participant: " + participant + "}}";
        try {
            return Profiles.parse("p.yaml", profile, name -> Optional.empty()).claims();
        } catch (ProfileException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    /** One that only says what there is to drive. */
    private static ParticipantTarget target(ObjectNode hello) {
        InvocationHandler said = (self, method, given) ->
                method.isDefault() ? InvocationHandler.invokeDefault(self, method, given) : hello;
        return (ParticipantTarget) Proxy.newProxyInstance(
                ParticipantGeneratorTest.class.getClassLoader(), new Class<?>[] {ParticipantTarget.class}, said);
    }
}
