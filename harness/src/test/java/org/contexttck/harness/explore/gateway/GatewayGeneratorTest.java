package org.contexttck.harness.explore.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.explore.Conversation;
import org.contexttck.harness.monitor.Setting;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.target.GatewayForm;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.target.gateway.GatewayTarget;
import org.junit.jupiter.api.Test;

/** What is drawn for a room, before anybody hears it. */
class GatewayGeneratorTest {

    private static final int MANY = 300;
    private static final GatewayForm FORM = form();

    private final GatewayGenerator generator = new GatewayGenerator(target(), Setting.unknown());

    @Test
    void theSimplestIsOneMessage() {
        assertThat(generator.draw(Choices.again(List.of())).steps())
                .containsExactly(
                        "ann, ben, cem join", "ann sends reflection {\"payload\":{\"text\":\"Something said\"}}");
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
    void nobodySpeaksWhoIsNotThere() {
        LongStream.range(0, MANY).forEach(seed -> {
            Set<String> there = new HashSet<>(RoomTalk.FIRST);
            for (Act act : ((RoomTalk) generator.draw(Choices.random(seed))).acts()) {
                if (act instanceof Act.Joins joins) {
                    assertThat(there.add(joins.who())).isTrue();
                } else if (act instanceof Act.Leaves leaves) {
                    assertThat(there.remove(leaves.who())).isTrue();
                } else {
                    assertThat(there).contains(((Act.Says) act).who());
                }
                assertThat(there).hasSizeGreaterThan(1);
            }
        });
    }

    @Test
    void filtersAreAskedForWhereTheyAreClaimedEachByOneWhoIsThereAndHasNone() {
        Profile claiming = profile("claims: {sub-context: {gateway: {filter: {by-type: false}}}}");
        Setting setting = new Setting(
                claiming::claims, Optional.of(FORM), Setting.unknown().schemas(), true);
        GatewayGenerator filters = new GatewayGenerator(target(), setting);
        assertThat(filters.dimensions()).contains(RoomTalk.FILTER);
        assertThat(generator.dimensions()).doesNotContain(RoomTalk.FILTER);

        Set<String> values = new HashSet<>();
        LongStream.range(0, MANY).forEach(seed -> {
            Set<String> there = new HashSet<>(RoomTalk.FIRST);
            Set<String> asked = new HashSet<>();
            for (Act act : ((RoomTalk) filters.draw(Choices.random(seed))).acts()) {
                if (act instanceof Act.Joins joins) {
                    there.add(joins.who());
                } else if (act instanceof Act.Leaves leaves) {
                    there.remove(leaves.who());
                } else if (act instanceof Act.Asks asks) {
                    assertThat(there).contains(asks.who());
                    assertThat(asked.add(asks.who())).isTrue();
                    assertThat(asks.what()).isEqualTo("context");
                    values.add(asks.value());
                }
            }
        });
        assertThat(values).contains("{run}-c1", "{run}-c2", "{run}-C1");
    }

    private static GatewayForm form() {
        return profile("").targets().gateway().orElseThrow().form();
    }

    private static Profile profile(String more) {
        try {
            return Profiles.parse("p.yaml", "gateway: {url: 'ws://127.0.0.1:1/'}\n" + more, name -> Optional.empty());
        } catch (ProfileException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    /** One that is only asked for its form. */
    private static GatewayTarget target() {
        InvocationHandler form = (self, method, given) ->
                method.isDefault() ? InvocationHandler.invokeDefault(self, method, given) : FORM;
        return (GatewayTarget) Proxy.newProxyInstance(
                GatewayGeneratorTest.class.getClassLoader(), new Class<?>[] {GatewayTarget.class}, form);
    }
}
