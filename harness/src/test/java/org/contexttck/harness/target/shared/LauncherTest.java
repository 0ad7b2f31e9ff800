package org.contexttck.harness.target.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

    @TempDir
    private Path folder;

    private static Launched shell(String script, Path folder) throws Unreachable {
        return Launcher.processes()
                .launch(List.of("sh", "-c", script), Map.of("GREETING", "hello"), Optional.of(folder));
    }

    @Test
    void startsAProcessInItsFolderAndWithItsEnvironment() throws Exception {
        try (Launched program =
                shell("read line; echo \"$GREETING $line from $(pwd)\"; echo note >&2; exit 3", folder)) {
            assertThat(program.alive()).isTrue();
            assertThat(program.state()).isEqualTo("runs on");
            program.input().write("there\n".getBytes(StandardCharsets.UTF_8));
            program.input().flush();
            assertThat(new String(program.output().readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo("hello there from " + folder.toRealPath() + "\n");
            program.close();
            assertThat(program.exitCode()).contains(3);
            assertThat(program.state()).isEqualTo("exited with code 3");
            assertThat(program.stderrTail()).isEqualTo("note\n");
        }
    }

    @Test
    void theConnectionIsToldHowAProgramEndedUnlessTheKitEndedIt() throws Exception {
        List<String> notes = new CopyOnWriteArrayList<>();
        Launched failed = shell("exit 3", folder);
        failed.noteStderr(listener(notes));
        failed.output().readAllBytes();
        while (failed.alive()) {
            Thread.onSpinWait();
        }
        failed.close();
        failed.close();
        Launched ended = shell("read line", folder);
        ended.noteStderr(listener(notes));
        ended.close();
        ended.close();

        assertThat(notes).containsExactly("ended by itself: exited with code 3");
    }

    private static WireListener listener(List<String> notes) {
        return new WireListener() {
            @Override
            public void message(Message message) {
                // nothing is said
            }

            @Override
            public void anomaly(Anomaly anomaly) {
                // nothing goes wrong
            }

            @Override
            public void note(String note, String text) {
                notes.add(note + ": " + text);
            }
        };
    }

    @Test
    void closingEndsTheChildrenTooAlsoOfAProgramThatTakesNoNotice() throws Exception {
        Path pids = folder.resolve("pids");
        Launched program =
                shell("trap '' TERM; sleep 300 & echo $! > pids; echo ready; while :; do sleep 1; done", folder);
        program.output().read();
        long child = Long.parseLong(Files.readString(pids).strip());
        program.close();

        assertThat(program.alive()).isFalse();
        assertThat(ProcessHandle.of(child).filter(ProcessHandle::isAlive).filter(LauncherTest::isNoZombie))
                .isEmpty();
    }

    private static boolean isNoZombie(ProcessHandle handle) {
        return handle.info().command().isPresent();
    }

    @Test
    void drainedOutputNeverBlocksAndItsEndIsKept() throws Exception {
        try (Launched program =
                shell("i=0; while [ $i -lt 20000 ]; do echo line $i; i=$((i+1)); done; exit 0", folder)) {
            program.drainOutput();
            for (int tries = 0; tries < 500 && program.alive(); tries++) {
                Thread.sleep(10);
            }
            assertThat(program.exitCode()).contains(0);
            program.close();
            assertThat(program.stderrTail()).hasSizeLessThanOrEqualTo(16 << 10);
        }
    }

    @Test
    void saysInOneLineWhyItCannotBeStarted() {
        assertThatThrownBy(() -> Launcher.processes().launch(List.of("no-such-program"), Map.of(), Optional.empty()))
                .isInstanceOf(Unreachable.class)
                .hasMessage("could not start no-such-program: No such file or directory");
    }
}
