package org.contexttck.harness.peer.gateway;

/** Stands between a scripted participant and a gateway, and does to their connection what networks do. */
public interface Relay extends AutoCloseable {

    /** From here on hands bytes on in slices of one to seven, both ways. */
    void slice();

    /** From here on takes nothing from the gateway, until {@link #goOn()}. */
    void stall();

    /** Hands on what has waited. */
    void goOn();

    /** Breaks all connections off with a reset. */
    void reset();

    @Override
    void close();
}
