package org.contexttck.harness.check;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.contexttck.harness.monitor.Observed;
import org.contexttck.harness.profile.claim.Claims;

/** The tools that a session shows to be there, by being listed or called, and what a server with these claims by their names. */
final class SeenTools {

    private static final int MOST = 1_000;

    /** There are as many as there are sets of names that the sources use. */
    private static final Map<Set<String>, Claims> BY_NAMES = new ConcurrentHashMap<>();

    /** Names that were met before, and whether the sources use them: each session has the same few. */
    private static final Map<String, Boolean> TELLING = new ConcurrentHashMap<>();

    private final Set<String> seen = new HashSet<>();
    private final Set<String> telling = new TreeSet<>();
    private String last = "";
    private Claims claims = Claims.byToolList();

    /** What is claimed, as far as can be said. */
    Claims claims() {
        return claims;
    }

    void accept(Observed message) {
        if (message.method().equals("tools/call")) {
            called(message.json().path("params").path("name"));
        }
        for (JsonNode tool : message.json().path("result").path("tools")) {
            add(tool.path("name").asText(""));
        }
    }

    /** Mostly the same tool is called again. */
    private void called(JsonNode name) {
        if (name.isTextual() && !name.textValue().equals(last)) {
            last = name.textValue();
            add(last);
        }
    }

    private void add(String name) {
        if (seen.size() < MOST && seen.add(name) && tells(name)) {
            telling.add(name);
            claims = BY_NAMES.computeIfAbsent(Set.copyOf(telling), Claims::fromToolList);
        }
    }

    private static boolean tells(String name) {
        Boolean known = TELLING.get(name);
        if (known == null) {
            known = !Claims.fromToolList(Set.of(name)).protocols().isEmpty();
            if (TELLING.size() < MOST) {
                TELLING.put(name, known);
            }
        }
        return known;
    }
}
