package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ComplaintsTest {

    private final Complaints complaints = new Complaints();

    @Test
    void theLastErrorCountsAndStackFramesDoNot() {
        assertThat(complaints.last()).isEmpty();
        List.of("listening", "ready").forEach(complaints::heard);
        assertThat(complaints.last()).isEqualTo("ready");

        List.of("Error: first", "TypeError: no page", "    at call (server.mjs:17:33)", "Node.js v20")
                .forEach(complaints::heard);
        assertThat(complaints.last()).isEqualTo("TypeError: no page");
        assertThat(complaints.lines()).isEqualTo(6);
    }
}
