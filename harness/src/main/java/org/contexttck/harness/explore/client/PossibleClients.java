package org.contexttck.harness.explore.client;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.contexttck.harness.explore.client.PossibleClient.Standing;

/** All that a client may have made of a conversation so far. Each request leaves fewer; when none is left, the client is wrong. */
final class PossibleClients {

    private List<PossibleClient> all;

    PossibleClients(boolean unscoped) {
        all = Habits.all(unscoped).stream().map(PossibleClient::fresh).toList();
    }

    /** The results of a turn have come, and were taken in some order. @param turn in the order in which they stand */
    void took(List<SentCall> turn) {
        List<List<SentCall>> orders =
                orders(turn.stream().filter(SentCall::bears).toList());
        List<PossibleClient> next = new ArrayList<>();
        for (PossibleClient one : all) {
            PossibleClient placed = one.placed(turn);
            for (List<SentCall> order : orders) {
                PossibleClient taken = placed;
                for (SentCall call : order) {
                    taken = taken.taken(call);
                }
                next.add(taken);
            }
        }
        all = orders.size() > 1 ? next.stream().distinct().toList() : next;
    }

    /** Those that explain what was seen. */
    List<PossibleClient> explaining(Predicate<PossibleClient> explains) {
        return all.stream().filter(explains).toList();
    }

    void keep(List<PossibleClient> some) {
        all = List.copyOf(some);
    }

    /** The client that takes liberties only and explains most of what was seen. */
    PossibleClient nearest(ToIntFunction<PossibleClient> faults) {
        return all.stream()
                .filter(one -> one.habits().conforms())
                .min(Comparator.comparingInt(faults))
                .orElseThrow();
    }

    /** Whether a result has collapsed, whatever the client is like. */
    boolean haveCollapsed(SentCall call) {
        return all.stream().allMatch(one -> one.standing(call) == Standing.COLLAPSED);
    }

    /** Every order of these, which are few. */
    private static List<List<SentCall>> orders(List<SentCall> calls) {
        if (calls.size() <= 1) {
            return List.of(calls);
        }
        List<List<SentCall>> orders = new ArrayList<>();
        for (int i = 0; i < calls.size(); i++) {
            List<SentCall> rest = new ArrayList<>(calls);
            SentCall first = rest.remove(i);
            for (List<SentCall> order : orders(rest)) {
                List<SentCall> whole = new ArrayList<>(List.of(first));
                whole.addAll(order);
                orders.add(whole);
            }
        }
        return orders;
    }
}
