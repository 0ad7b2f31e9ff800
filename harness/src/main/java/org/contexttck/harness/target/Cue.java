package org.contexttck.harness.target;

/** When the kit goes on in a conversation: at once, or as in a recording of it. */
interface Cue {

    /** With a client that runs, nothing is known beforehand. */
    Cue LIVE = new Cue() {
        @Override
        public boolean hopeless() {
            return false;
        }

        @Override
        public void await() {
            // Whatever comes later comes later.
        }
    };

    /** Whether it is known that what is awaited of the client will not come. */
    boolean hopeless();

    /** Waits until the client has said all that it said before the kit went on. */
    void await() throws InterruptedException;
}
