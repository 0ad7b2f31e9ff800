package org.contexttck.reference.gateway;

/** Takes what is for one participant. */
interface Outlet {

    /** Puts a message at the end of the queue; never waits, and may let the participant go instead. */
    void add(byte[] message);

    /** Sends what is in the queue, as far as that goes without waiting. */
    void flush();

    /** Ends the connection without a word. */
    void abort();
}
