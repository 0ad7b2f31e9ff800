package org.contexttck.harness.target.client;

import java.util.List;
import org.contexttck.harness.wire.Unreachable;

/** A client, seen in one way. Thread-safe. */
interface ObservedClient extends AutoCloseable {

    ClientSession converse(String scenario) throws Unreachable, InterruptedException;

    ClientSession converseAlone(String name) throws Unreachable, InterruptedException;

    ReachedClient reach() throws Unreachable, InterruptedException;

    boolean toleratesSilence();

    boolean takesFurtherWords();

    List<String> servers();

    @Override
    void close();
}
