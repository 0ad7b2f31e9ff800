package org.contexttck.reports.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Where a JSON Pointer leads in a message. A pointer may start at the message itself, or at its result, parameters or
 * error.
 *
 * @param chain the values on the way, the message first, as far as they are there
 * @param missing the first name on the way that is not there; empty if the pointer leads to a value
 */
record Place(List<WireNode> chain, String missing) {

    private static final List<String> ENVELOPE = List.of("jsonrpc", "id", "method", "params", "result", "error");
    private static final List<String> BODIES = List.of("result", "params", "error");

    /** Nowhere: no pointer. */
    static final Place NOWHERE = new Place(List.of(), "");

    static Place of(WireNode message, String pointer) {
        if (!pointer.startsWith("/")) {
            return NOWHERE;
        }
        List<String> names = Arrays.stream(pointer.substring(1).split("/", -1))
                .map(name -> name.replace("~1", "/").replace("~0", "~"))
                .toList();
        Place best = walk(List.of(message), names);
        if (ENVELOPE.contains(names.get(0)) || best.chain().size() > 1) {
            return best;
        }
        return BODIES.stream()
                .flatMap(body -> message.member(body).stream())
                .findFirst()
                .map(body -> walk(List.of(message, body), names))
                .orElse(best);
    }

    boolean found() {
        return !chain.isEmpty() && missing.isEmpty();
    }

    /** Whether this very value is on the way. */
    boolean passes(WireNode node) {
        return chain.stream().anyMatch(n -> n == node);
    }

    /** Whether this very value is where the pointer leads, or the last on the way that is there. */
    boolean ends(WireNode node) {
        return !chain.isEmpty() && chain.get(chain.size() - 1) == node;
    }

    private static Place walk(List<WireNode> from, List<String> names) {
        List<WireNode> chain = new ArrayList<>(from);
        for (String name : names) {
            Optional<WireNode> next = chain.get(chain.size() - 1).member(name);
            if (next.isEmpty()) {
                return new Place(List.copyOf(chain), name);
            }
            chain.add(next.get());
        }
        return new Place(List.copyOf(chain), "");
    }
}
