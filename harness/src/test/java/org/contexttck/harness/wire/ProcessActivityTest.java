package org.contexttck.harness.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProcessActivityTest {

    @TempDir
    Path proc;

    private void stat(Path folder, char state, long ticks) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(
                folder.resolve("stat"),
                "7 (a (b) S) " + state + " 1 7 7 0 -1 4194304 90 0 0 0 " + ticks + " 3 0 0 20 0");
    }

    private void process(long pid, long ticks, String threads) throws IOException {
        stat(proc.resolve(Long.toString(pid)), threads.charAt(0), ticks);
        for (int i = 0; i < threads.length(); i++) {
            stat(proc.resolve(pid + "/task/" + (pid + i)), threads.charAt(i), 0);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "SSS, 0, false, idle",
        "SIS, 1, false, idle",
        "SSR, 0, true, waiting for a processor",
        "SSS, 2, false, at work",
        "SRS, 9, true, at work",
        "SRS, 10, false, at work",
        "TTT, 0, false, stopped",
        "SDS, 0, true, waiting for a disk"
    })
    void tellsWhatAllThreadsDoTogether(String threads, long ticks, boolean heldUp, String text) throws Exception {
        process(7, 40, threads);

        Optional<ProcessActivity> seen = ProcessActivity.of(proc, List.of(7L), () -> {
            try {
                process(7, 40 + ticks, threads);
            } catch (IOException full) {
                throw new IllegalStateException(full);
            }
        });

        assertThat(seen).contains(new ProcessActivity(text.equals("idle"), heldUp, text));
    }

    /** One that does a little now and then is seen doing it. */
    @ParameterizedTest
    @CsvSource({"2, false", "3, true"})
    void whoIsReadyToGoOnMostOfTheTimeIsHeldUp(int ready, boolean heldUp) throws Exception {
        AtomicInteger looks = new AtomicInteger(1);
        process(7, 40, "R");

        Optional<ProcessActivity> seen = ProcessActivity.of(proc, List.of(7L), () -> {
            try {
                process(7, 42, looks.incrementAndGet() <= ready ? "R" : "S");
            } catch (IOException full) {
                throw new IllegalStateException(full);
            }
        });

        assertThat(seen).contains(new ProcessActivity(false, heldUp, "at work"));
    }

    @Test
    void aChildThatWorksIsWork() throws Exception {
        process(7, 40, "S");
        process(8, 40, "R");

        assertThat(ProcessActivity.of(proc, List.of(7L, 8L), () -> {}).map(ProcessActivity::idle))
                .contains(false);
    }

    @Test
    void whereThereIsNoProcNothingIsKnown() throws Exception {
        assertThat(ProcessActivity.of(proc, List.of(7L), () -> {})).isEmpty();
    }
}
