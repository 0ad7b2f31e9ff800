package org.contexttck.reference.participant;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.contexttck.reference.participant.ContextFilter.By;
import org.junit.jupiter.api.Test;

class SubContextsTest {

    private static final Duration IDLE = Duration.ofSeconds(10);

    private final DriverClock clock = new DriverClock();

    private SubContexts contexts(int depth, int contexts) {
        return new SubContexts(clock, new GroupingLimits(depth, contexts, IDLE), ParticipantBehaviour.RIGHT);
    }

    private static Message message(String id, String context, String parent) {
        return new Message(
                id,
                "beta",
                "reflection",
                true,
                Optional.of(context),
                Optional.empty(),
                Optional.of(parent).filter(named -> !named.isEmpty()),
                Optional.empty());
    }

    /** Lines such as {@code 2 child<root m2 m3}. */
    private static List<String> lines(SubContexts contexts) {
        return contexts.groups().list().stream()
                .map(group -> group.depth() + " " + group.id()
                        + group.parent().map(parent -> "<" + parent).orElse("")
                        + (group.concluded() ? "!" : "")
                        + String.join(
                                "",
                                group.messages().stream()
                                        .map(message -> " " + message.id())
                                        .toList()))
                .toList();
    }

    @Test
    void aContextIsThereFromItsFirstMessage() {
        SubContexts contexts = contexts(9, 9);
        assertThat(lines(contexts)).isEmpty();
        contexts.add(message("m1", "c", ""));
        contexts.add(message("m2", "d", ""));
        contexts.add(message("m1", "c", ""));
        assertThat(lines(contexts)).containsExactly("1 c m1 m1", "1 d m2");
    }

    @Test
    void itConcludesAndBeginsAnew() {
        SubContexts contexts = contexts(9, 9);
        contexts.add(message("m1", "c", "p"));
        clock.advance(IDLE.minusMillis(1));
        assertThat(lines(contexts)).containsExactly("1 c m1");
        contexts.add(message("m2", "c", ""));
        clock.advance(IDLE.minusMillis(1));
        assertThat(lines(contexts)).containsExactly("1 c m1 m2");
        clock.advance(Duration.ofMillis(1));
        assertThat(lines(contexts)).containsExactly("1 c! m1 m2");
        contexts.add(message("m3", "c", ""));
        assertThat(lines(contexts)).containsExactly("1 c m3");
        assertThat(contexts.history(new ContextFilter(By.EVERYTHING, Set.of(), "")))
                .hasSize(3);
    }

    @Test
    void parentsStandBeforeTheirChildren() {
        SubContexts contexts = contexts(9, 9);
        contexts.add(message("m1", "grandchild", "child"));
        contexts.add(message("m2", "child", "root"));
        contexts.add(message("m3", "other", "unknown"));
        contexts.add(message("m4", "root", ""));
        contexts.add(message("m5", "second", "root"));
        assertThat(lines(contexts))
                .containsExactly(
                        "1 other m3", "1 root m4", "2 child<root m2", "3 grandchild<child m1", "2 second<root m5");
    }

    @Test
    void circlesEndAndListEachOnce() {
        SubContexts contexts = contexts(9, 9);
        contexts.add(message("m1", "a", "b"));
        contexts.add(message("m2", "b", "a"));
        contexts.add(message("m3", "d", "d"));
        contexts.add(message("m4", "e", "nobody"));
        contexts.add(message("m5", "f", "b"));
        assertThat(lines(contexts)).containsExactly("1 e m4", "1 a m1", "2 b<a m2", "3 f<b m5", "1 d m3");
    }

    @Test
    void whatLiesBelowACircleStaysThere() {
        SubContexts contexts = contexts(9, 9);
        contexts.add(message("m1", "below", "itself"));
        contexts.add(message("m2", "itself", "itself"));
        assertThat(lines(contexts)).containsExactly("1 itself m2", "2 below<itself m1");
    }

    @Test
    void aHundredThousandLevelsAreRight() {
        int levels = 100_000;
        SubContexts contexts = contexts(levels, levels);
        IntStream.range(0, levels).forEach(i -> contexts.add(message("m" + i, "c" + i, i == 0 ? "" : "c" + (i - 1))));
        Groups groups = contexts.groups();
        assertThat(groups.overDepth()).isEmpty();
        assertThat(groups.list()).hasSize(levels);
        assertThat(IntStream.range(0, levels)
                        .allMatch(i -> groups.list().get(i).depth() == i + 1
                                && groups.list().get(i).id().equals("c" + i)))
                .isTrue();
    }

    @Test
    void aCircleOfAHundredThousandEnds() {
        int levels = 100_000;
        SubContexts contexts = contexts(levels, levels);
        IntStream.range(0, levels)
                .forEach(i -> contexts.add(message("m" + i, "c" + i, "c" + (i + levels - 1) % levels)));
        assertThat(contexts.groups().list())
                .hasSize(levels)
                .extracting(Group::id)
                .doesNotHaveDuplicates();
    }

    @Test
    void whatLiesTooDeepIsReported() {
        SubContexts contexts = contexts(2, 9);
        contexts.add(message("m1", "a", ""));
        contexts.add(message("m2", "b", "a"));
        contexts.add(message("m3", "c", "b"));
        contexts.add(message("m4", "d", "c"));
        contexts.add(message("m5", "d", "c"));
        assertThat(lines(contexts)).containsExactly("1 a m1", "2 b<a m2");
        assertThat(contexts.groups().overDepth()).contains(new OverLimit("depth", 2, 3));
    }

    @Test
    void tooManyContextsAreReportedUntilOneConcludes() {
        SubContexts contexts = contexts(9, 2);
        assertThat(contexts.add(message("m1", "a", ""))).isTrue();
        clock.advance(Duration.ofSeconds(1));
        assertThat(contexts.add(message("m2", "b", ""))).isTrue();
        assertThat(contexts.add(message("m3", "c", ""))).isFalse();
        assertThat(contexts.add(message("m4", "a", ""))).isTrue();
        assertThat(lines(contexts)).containsExactly("1 a m1 m4", "1 b m2");
        assertThat(contexts.history(new ContextFilter(By.CONTEXT, Set.of(), "c")))
                .extracting(Message::id)
                .containsExactly("m3");
        clock.advance(Duration.ofSeconds(5));
        contexts.add(message("m5", "a", ""));
        clock.advance(Duration.ofSeconds(5));
        assertThat(contexts.add(message("m6", "c", ""))).isTrue();
        assertThat(lines(contexts)).containsExactly("1 a m1 m4 m5", "1 c m6");
    }

    @Test
    void idsAreComparedByCodePoint() {
        SubContexts contexts = contexts(9, 9);
        List<String> ids =
                List.of("caf\u00e9", "cafe\u0301", "Caf\u00e9", "caf\u00e9 ", " caf\u00e9", "caf\u00e9\u200b");
        ids.forEach(id -> contexts.add(message(id, id, "")));
        assertThat(contexts.groups().list()).extracting(Group::id).containsExactlyElementsOf(ids);
        assertThat(contexts.history(new ContextFilter(By.CONTEXT, Set.of(), "caf\u00e9")))
                .hasSize(1);
    }

    @Test
    void textsSayWhatWasLeftOut() {
        assertThat(new OverLimit("depth", 2, 3).text())
                .isEqualTo("3 messages are not listed: their contexts lie more than 2 levels deep");
        assertThat(new OverLimit("contexts", 2, 3).text())
                .isEqualTo("3 messages are in no group: there are 2 contexts already");
    }
}
