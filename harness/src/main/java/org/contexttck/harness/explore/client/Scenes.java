package org.contexttck.harness.explore.client;

import java.util.EnumSet;
import java.util.Set;
import org.contexttck.harness.target.client.ClientWay;

/** What one conversation leaves to the next: its number, and whether the client calls tools at once. */
final class Scenes {

    private final Set<ClientWay> sequential = EnumSet.noneOf(ClientWay.class);
    private int last;

    int next() {
        return ++last;
    }

    /** The client did not make calls at once that the model had made so; to wait for the others takes time. */
    void callsOneAfterTheOther(ClientWay way) {
        sequential.add(way);
    }

    boolean isSequential(ClientWay way) {
        return sequential.contains(way);
    }
}
