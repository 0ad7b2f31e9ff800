package org.contexttck.reference.gateway;

/** Takes what is for one participant. */
interface MessageSink {

    /** Puts a message at the end of the queue; never waits, and does nothing but that. */
    void add(byte[] message);

    /**
     * Sends what is in the queue, as far as that goes without waiting, or lets go of a participant that is too slow. Not to
     * be called with a lock held: the connection may end in the course of it.
     */
    void flush();

    /** Ends the connection without a word. */
    void abort();
}
