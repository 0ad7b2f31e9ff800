package org.contexttck.harness.selftest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;
import org.junit.jupiter.api.Test;

class CounterpartTest {

    private static final Excerpt CALL =
            sent("{\"id\":3,\"method\":\"tools/call\",\"params\":{\"name\":\"a\",\"page\":2}}");
    private static final List<Excerpt> TRAFFIC = List.of(
            sent("{\"id\":8,\"method\":\"tools/call\",\"params\":{\"name\":\"a\",\"page\":1}}"),
            sent("{\"id\":9,\"method\":\"tools/call\",\"params\":{\"name\":\"a\",\"page\":2}}"),
            received("{\"id\":9,\"result\":{\"records\":[2]}}"),
            received("{\"id\":8,\"result\":{\"records\":[1]}}"));

    @Test
    void findsTheSameCallAndItsAnswer() {
        List<Excerpt> fault = List.of(CALL, received("{\"id\":3,\"result\":{\"records\":[1]}}"));

        assertThat(Counterpart.of(fault, TRAFFIC)).containsExactly(TRAFFIC.get(1), TRAFFIC.get(2));
    }

    @Test
    void findsNothingWhereNothingWentThatWay() {
        assertThat(Counterpart.of(List.of(CALL), List.of(TRAFFIC.get(2)))).isEmpty();
        assertThat(Counterpart.of(List.of(), TRAFFIC)).isEmpty();
    }

    private static Excerpt sent(String text) {
        return new Excerpt(1, ExcerptDirection.SENT, text);
    }

    private static Excerpt received(String text) {
        return new Excerpt(2, ExcerptDirection.RECEIVED, text);
    }
}
