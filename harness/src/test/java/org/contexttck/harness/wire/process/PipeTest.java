package org.contexttck.harness.wire.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class PipeTest {

    private static final int ROOM = 64 * 1024;

    private final Pipe pipe = new Pipe();

    @Test
    void everythingComesThroughInOrder() throws Exception {
        byte[] bytes = new byte[1_000_003];
        new Random(5).nextBytes(bytes);
        CompletableFuture<Void> writer = CompletableFuture.runAsync(() -> {
            try {
                Random random = new Random(6);
                for (int done = 0; done < bytes.length; ) {
                    int part = Math.min(bytes.length - done, random.nextInt(3 * ROOM));
                    pipe.sink().write(bytes, done, part);
                    done += part;
                }
                pipe.sink().close();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });

        assertThat(pipe.source().readAllBytes()).isEqualTo(bytes);
        writer.join();
    }

    @Test
    void whatWasWrittenCanBeReadAfterTheWriterIsGone() throws Exception {
        Thread writer = new Thread(() -> {
            try {
                pipe.sink().write(200);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        writer.start();
        writer.join();

        assertThat(pipe.source().available()).isEqualTo(1);
        assertThat(pipe.source().read()).isEqualTo(200);
        pipe.sink().close();
        assertThat(pipe.source().read()).isEqualTo(-1);
        assertThatThrownBy(() -> pipe.sink().write(1)).hasMessage("Stream closed");
    }

    @Test
    void aWriterFailsOnceNobodyReads() throws Exception {
        CompletableFuture<String> failed = new CompletableFuture<>();
        Thread writer = new Thread(() -> {
            try {
                pipe.sink().write(new byte[ROOM + 1]);
            } catch (IOException e) {
                failed.complete(e.getMessage());
            }
        });
        writer.start();
        while (writer.getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
        pipe.source().close();

        assertThat(failed.join()).isEqualTo("Broken pipe");
        assertThatThrownBy(() -> pipe.source().read()).hasMessage("Stream closed");
    }

    @Test
    void anInterruptEndsTheWaitAndIsKept() {
        Thread.currentThread().interrupt();

        assertThatThrownBy(() -> pipe.source().read()).isInstanceOf(InterruptedIOException.class);
        assertThat(Thread.interrupted()).isTrue();
    }
}
