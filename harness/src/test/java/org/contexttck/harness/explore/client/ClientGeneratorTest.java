package org.contexttck.harness.explore.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
import org.contexttck.harness.target.client.ClientTarget;
import org.contexttck.harness.target.client.ClientWay;
import org.junit.jupiter.api.Test;

/** What is drawn for a client, before it hears of it. */
class ClientGeneratorTest {

    private static final int MANY = 400;

    private final Generator generator = generator(target(ClientWay.DRIVER), target(ClientWay.MODEL_OPENAI));

    @Test
    void theSimplestIsAStepAndAResult() {
        assertThat(generator.draw(Choices.again(List.of())).steps())
                .containsExactly(
                        "a conversation with the client, by driver",
                        "the model calls get_workflow_step r1: hints of step 1: search_records -> store_analysis_memory",
                        "the model calls search_records r2: transient");
    }

    @Test
    void overManyConversationsEverythingComesUpThatMayVary() {
        Set<String> seen = new HashSet<>();
        LongStream.range(0, MANY)
                .mapToObj(seed -> generator.draw(Choices.random(seed)))
                .map(Conversation::dimensions)
                .forEach(seen::addAll);

        assertThat(seen).containsExactlyInAnyOrderElementsOf(generator.dimensions());
    }

    @Test
    void whatNoModelCanShowIsNotDrawnForOne() {
        Generator models = generator(target(ClientWay.MODEL_ANTHROPIC_STREAM));

        assertThat(models.dimensions())
                .contains("by model-anthropic-stream", "further words of the user")
                .doesNotContain("no answer", "saving and loading", "a result that comes once more");
        LongStream.range(0, MANY)
                .mapToObj(seed -> models.draw(Choices.random(seed)).dimensions())
                .forEach(dimensions -> assertThat(models.dimensions()).containsAll(dimensions));
    }

    /** Two that have the same steps are taken for the same when a case is made simpler. */
    @Test
    void stepsSayAllThatIsDrawn() {
        Map<List<String>, ClientTalk> known = new HashMap<>();
        LongStream.range(0, MANY).forEach(seed -> {
            ClientTalk talk = (ClientTalk) generator.draw(Choices.random(seed));
            ClientTalk same = known.putIfAbsent(talk.steps(), talk);
            if (same != null) {
                assertThat(talk.happening()).isEqualTo(same.happening());
            }
        });
        assertThat(known).hasSizeGreaterThan(MANY / 2);
    }

    @Test
    void withoutAWayThereIsNothingToDraw() {
        assertThat(ClientGenerator.of(List.of(), false, setting())).isEmpty();
    }

    private static Generator generator(ClientTarget... ways) {
        return ClientGenerator.of(List.of(ways), false, setting()).orElseThrow();
    }

    private static Setting setting() {
        Claims claims;
        try {
            claims = Profiles.parse(
                            "p.yaml",
                            "{driver: {command: [x]}, claims: {transient-context: {client: {resume: true}}}}",
                            name -> Optional.empty())
                    .claims();
        } catch (ProfileException wrong) {
            throw new IllegalStateException(wrong);
        }
        return new Setting(() -> claims, Optional.empty(), Schemas.bundled(), true);
    }

    /** One that is only asked how it is seen. */
    private static ClientTarget target(ClientWay way) {
        InvocationHandler answers = (self, method, given) -> switch (method.getName()) {
            case "way" -> way;
            case "servers" -> List.of("fixture", "archive");
            default -> true;
        };
        return (ClientTarget) Proxy.newProxyInstance(
                ClientGeneratorTest.class.getClassLoader(), new Class<?>[] {ClientTarget.class}, answers);
    }
}
