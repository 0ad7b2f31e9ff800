package org.contexttck.reports.merge;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.contexttck.reports.event.RunStarted;

/** Checks that shards belong together and are all there, and makes the start of the whole run. */
final class ShardStarts {

    private static final Map<String, Function<RunStarted, Object>> SAME = same();

    private ShardStarts() {}

    static RunStarted whole(List<Shard> shards) throws MergeProblem {
        if (shards.isEmpty()) {
            throw new MergeProblem("there is no shard to merge");
        }
        RunStarted first = shards.get(0).start();
        for (Shard shard : shards) {
            for (Map.Entry<String, Function<RunStarted, Object>> member : SAME.entrySet()) {
                Object here = member.getValue().apply(shard.start());
                Object there = member.getValue().apply(first);
                if (!here.equals(there)) {
                    throw new MergeProblem(
                            shard.name() + " and " + shards.get(0).name() + " are of different runs: " + member.getKey()
                                    + " is \"" + here + "\" and \"" + there + "\"");
                }
            }
        }
        complete(shards);
        RunStarted earliest = earliest(shards);
        return new RunStarted(
                RunStarted.FORMAT,
                earliest.time(),
                first.kit(),
                first.implementation(),
                first.role(),
                first.protocols(),
                first.only(),
                first.catalogueDigest(),
                first.profileDigest(),
                first.rerun(),
                "",
                first.secretsHidden(),
                first.claimed());
    }

    /** Every shard of so many has to be there, once. */
    private static void complete(List<Shard> shards) throws MergeProblem {
        Set<Integer> missing = new TreeSet<>();
        String of = "";
        for (Shard shard : shards) {
            String[] part = shard.start().shard().split("/");
            if (part.length != 2 || !shard.start().shard().matches("[1-9][0-9]{0,5}/[1-9][0-9]{0,5}")) {
                throw new MergeProblem(shard.name() + " is a whole run, not a shard of one");
            }
            if (of.isEmpty()) {
                of = part[1];
                for (int i = 1; i <= Integer.parseInt(of); i++) {
                    missing.add(i);
                }
            }
            if (!of.equals(part[1])) {
                throw new MergeProblem(shard.name() + " is one of " + part[1] + " shards, "
                        + shards.get(0).name() + " one of " + of);
            }
            if (!missing.remove(Integer.valueOf(part[0]))) {
                throw new MergeProblem(shard.name() + " is shard "
                        + shard.start().shard() + ", which is there already or beyond the last");
            }
        }
        if (!missing.isEmpty()) {
            String which = missing.toString();
            throw new MergeProblem("of " + of + " shards these are missing: " + which.substring(1, which.length() - 1));
        }
    }

    private static RunStarted earliest(List<Shard> shards) throws MergeProblem {
        RunStarted earliest = shards.get(0).start();
        for (Shard shard : shards) {
            earliest = Comparator.comparing(RunStarted::time).compare(shard.start(), earliest) < 0
                    ? shard.start()
                    : earliest;
        }
        return earliest;
    }

    private static Map<String, Function<RunStarted, Object>> same() {
        Map<String, Function<RunStarted, Object>> same = new LinkedHashMap<>();
        same.put("the kit's version", start -> start.kit().version());
        same.put("the implementation", start -> start.implementation().text());
        same.put("the role", RunStarted::role);
        same.put("what is claimed", RunStarted::protocols);
        same.put("the choice", RunStarted::only);
        same.put("the digest of the catalogue", RunStarted::catalogueDigest);
        same.put("the digest of the profile", RunStarted::profileDigest);
        return same;
    }
}
