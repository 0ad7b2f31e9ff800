package org.contexttck.harness.catalogue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Rules on the rows themselves. */
final class RowRules {

    private record Prefix(String text, String protocol, Role role) {}

    private static final List<Prefix> PREFIXES = List.of(
            new Prefix("TC-S", "transient-context", Role.SERVER),
            new Prefix("TC-C", "transient-context", Role.CLIENT),
            new Prefix("TC-X", "transient-context", Role.INTERMEDIARY),
            new Prefix("SC-G", "sub-context", Role.GATEWAY),
            new Prefix("SC-P", "sub-context", Role.PARTICIPANT),
            new Prefix("CS-P", "context-saving", Role.SERVER),
            new Prefix("CS-T", "context-saving", Role.SERVER),
            new Prefix("CS-E", "context-saving", Role.SERVER),
            new Prefix("CP-S", "context-pack", Role.SERVER),
            new Prefix("W-S", "wire", Role.SERVER),
            new Prefix("W-C", "wire", Role.CLIENT));

    private final Material material;

    RowRules(Material material) {
        this.material = material;
    }

    List<String> idsAreUnique() {
        Set<String> seen = new HashSet<>();
        return material.requirements().stream()
                .filter(row -> !seen.add(row.id()))
                .map(row -> Material.place(row) + "id used twice")
                .toList();
    }

    List<String> idsHaveKnownPrefixes() {
        List<String> problems = new ArrayList<>();
        for (Requirement row : material.requirements()) {
            String prefix = row.id().replaceFirst("-[0-9]{2}$", "");
            PREFIXES.stream()
                    .filter(known -> known.text().equals(prefix))
                    .findFirst()
                    .ifPresentOrElse(
                            known -> {
                                if (!known.protocol().equals(row.protocol()) || known.role() != row.role()) {
                                    problems.add(Material.place(row) + prefix + " is for " + known.protocol()
                                            + ", role " + known.role().text());
                                }
                            },
                            () -> problems.add(Material.place(row) + "unknown prefix"));
        }
        return problems;
    }

    List<String> idsAreInOrder() {
        List<String> problems = new ArrayList<>();
        Map<String, String> last = new HashMap<>();
        for (Requirement row : material.requirements()) {
            String before = last.put(row.protocol(), row.id());
            if (before != null && sortKey(before).compareTo(sortKey(row.id())) > 0) {
                problems.add(Material.place(row) + "stands after " + before);
            }
        }
        return problems;
    }

    List<String> neighboursExist() {
        Set<String> ids = material.byId().keySet();
        return material.requirements().stream()
                .flatMap(row -> row.broken().stream()
                        .flatMap(broken -> broken.neighbours().stream()
                                .filter(neighbour -> !ids.contains(neighbour))
                                .map(neighbour -> Material.place(row) + broken.variant() + " has the neighbour "
                                        + neighbour + ", which does not exist")))
                .toList();
    }

    private static String sortKey(String id) {
        for (int i = 0; i < PREFIXES.size(); i++) {
            if (id.startsWith(PREFIXES.get(i).text() + "-")) {
                return (char) ('a' + i) + id;
            }
        }
        return "z" + id;
    }
}
