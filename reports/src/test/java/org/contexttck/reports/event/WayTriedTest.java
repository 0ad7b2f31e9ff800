package org.contexttck.reports.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class WayTriedTest {

    @Test
    void saysWhatWasLeftOutAndWhy() {
        WayTried tried = new WayTried(
                "server",
                "",
                List.of("tool find", "tool keep"),
                List.of("tool find"),
                List.of(new WayTried.LeftOut("tool keep", "claimed, but not in tools/list")));

        assertThat(tried.text()).isEqualTo("1 of 2 (tool find); not tool keep: claimed, but not in tools/list");
        assertThat(EventJson.read(EventJson.write(tried))).isEqualTo(tried);
    }

    @Test
    void aTargetThatEarlierKitsDidNotReachHasNoWay() {
        Event read = EventJson.read("{\"type\":\"target-unreachable\",\"reason\":\"no\",\"stderrTail\":\"\"}");

        assertThat(read).isEqualTo(new TargetUnreachable("server", "", "", "no", ""));
    }
}
