package org.contexttck.harness.target.shared;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntSupplier;

/**
 * A port of this machine for a program that has to be told one. It is none of those that systems hand out to whoever asks for any:
 * somebody else could be given it before the program takes it.
 */
public final class FreePort {

    private static final int LOWEST = 20_000;
    private static final int HIGHEST = 32_000;
    private static final int MOST_TRIES = 100;

    private FreePort() {}

    /** @throws IOException if none is found */
    public static int find() throws IOException {
        return find(() -> ThreadLocalRandom.current().nextInt(LOWEST, HIGHEST));
    }

    static int find(IntSupplier candidates) throws IOException {
        for (int i = 0; i < MOST_TRIES; i++) {
            int port = candidates.getAsInt();
            try (ServerSocket free = new ServerSocket(port, 1, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}))) {
                return free.getLocalPort();
            } catch (BindException taken) {
                // another one
            }
        }
        throw new IOException("there is no free port below " + HIGHEST);
    }
}
