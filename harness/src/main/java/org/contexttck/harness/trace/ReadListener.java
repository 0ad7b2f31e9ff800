package org.contexttck.harness.trace;

/** Hears how far the reading of recordings has come. Called from several threads. */
@FunctionalInterface
public interface ReadListener {

    /** For what nobody watches. */
    ReadListener NONE = bytes -> {};

    /** @param bytes that were read since the last call, as they lie in the file */
    void read(long bytes);
}
