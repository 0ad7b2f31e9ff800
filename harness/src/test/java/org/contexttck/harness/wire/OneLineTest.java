package org.contexttck.harness.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OneLineTest {

    @Test
    void aComplaintIsTheLastLineThatSaysSoWithoutStackFrames() {
        assertThat(OneLine.complaint("""
                Error: an older one
                file:///srv/server.mjs:3
                TypeError: Cannot read properties of undefined (reading 'call')
                    at onError (file:///srv/server.mjs:3:1)

                Node.js v20.20.2
                """)).isEqualTo("TypeError: Cannot read properties of undefined (reading 'call')");
        assertThat(OneLine.complaint("Traceback (most recent call last):\n  raise ValueError\nValueError: no\n"))
                .isEqualTo("ValueError: no");
        assertThat(OneLine.complaint("Error: no such file\n    at start (server.mjs:1:1)\n\nNode.js v20.20.2\n"))
                .isEqualTo("Error: no such file");
    }

    @Test
    void whoeverNamesNoErrorHasSaidTheLastLine() {
        assertThat(OneLine.complaint("one\n\n  two\n\n")).isEqualTo("two");
        assertThat(OneLine.complaint("")).isEmpty();
    }
}
