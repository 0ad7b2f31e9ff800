package org.contexttck.harness.wire.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineTapTest {

    private final LineTap tap = new LineTap();
    private final List<String> heard = new ArrayList<>();

    @Test
    void linesAreHandedOnWholeHoweverTheyCome() {
        write("one\ntw");
        tap.heardBy(heard::add);
        assertThat(heard).containsExactly("one");

        write("o\r\n\n  three €");
        assertThat(heard).containsExactly("one", "two");
        tap.end();
        tap.end();
        assertThat(heard).containsExactly("one", "two", "  three €");
    }

    @Test
    void theFirstLinesComeAtOnceAndTheLastAtTheEnd() {
        for (int i = 1; i <= 1_000; i++) {
            write("line " + i + "\n");
        }
        tap.heardBy(heard::add);
        assertThat(heard).hasSize(500).last().isEqualTo("line 500");

        write("y".repeat(5_000));
        write("y".repeat(5_000) + "\nError: gone");
        assertThat(heard).hasSize(500);
        tap.end();
        assertThat(heard).hasSize(551).endsWith("line 1000", "y".repeat(2_000), "Error: gone");
        assertThat(heard.get(500)).isEqualTo("(452 lines are left out here)");
    }

    private void write(String text) {
        byte[] bytes = ("#" + text).getBytes(StandardCharsets.UTF_8);
        tap.add(bytes, 1, bytes.length - 1);
    }
}
