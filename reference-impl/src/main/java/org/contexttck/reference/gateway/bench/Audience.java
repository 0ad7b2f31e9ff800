package org.contexttck.reference.gateway.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.List;

/** Receivers, all read by one thread. */
final class Audience implements AutoCloseable {

    private final List<Line> lines = new ArrayList<>();
    private final Selector selector = Selector.open();
    private final Thread reader = new Thread(this::read, "audience");
    private volatile long least;
    private volatile long all;

    /** Lets some join a room, and begins to read. */
    Audience(URI gateway, String room, int size) throws IOException {
        for (int i = 0; i < size; i++) {
            Line line = new Line(gateway, "listener-" + i, room);
            lines.add(line);
            line.channel().configureBlocking(false);
            line.channel().register(selector, SelectionKey.OP_READ, line);
        }
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try {
            while (selector.isOpen()) {
                selector.select(key -> {
                    try {
                        if (!((Line) key.attachment()).read()) {
                            key.cancel();
                        }
                    } catch (IOException e) {
                        key.cancel();
                    }
                });
                least = lines.stream().mapToLong(Line::frames).min().orElse(0);
                all = lines.stream().mapToLong(Line::frames).sum();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClosedSelectorException e) {
            // this is how it ends
        }
    }

    /** How many frames the slowest of them has got. */
    long least() {
        return least;
    }

    /** How many frames all of them have got together. */
    long all() {
        return all;
    }

    @Override
    public void close() throws IOException {
        selector.close();
        for (Line line : lines) {
            line.close();
        }
    }
}
