package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.contexttck.reference.server.LineTap;

/** Memories from the wrong places, and a wrong log of who has looked. */
final class PackScopes {

    static final ServerMistakes ALL = new ServerMistakes()
            .result(
                    "AuditsOncePerSession",
                    result -> result.succeeds("audit_entries"),
                    result -> result.structured(PackScopes::forgetAllButTheLast))
            .result(
                    "AuditsNoEmptyPacks",
                    result -> result.succeeds("audit_entries"),
                    result -> result.structured(PackScopes::forgetEmptyPacks))
            .result(
                    "AuditsNoWakePacks",
                    result -> result.succeeds("audit_entries"),
                    result -> result.structured(PackScopes::forgetWakePacks))
            .result(
                    "AuditsTwice",
                    result -> result.succeeds("audit_entries"),
                    result -> result.structured(PackScopes::repeat))
            .tap("DomainIgnored", () -> ignoring("domain"))
            .pack(
                    "AnotherDomainFirst",
                    pack -> pack.request().is("domain", "retrieval") && pack.about("for an index") && pack.limit() == 1,
                    pack -> pack.items()
                            .forEach(item -> item.put("name", "Sorted index")
                                    .put("content", "An index of its own for invoice search; one of the options.")))
            .tap("IntentIgnored", () -> ignoring("intent"))
            .tap("LayerIgnored", () -> ignoring("layer"))
            .pack("DiaryIgnored", pack -> pack.keep(item -> !isOfDiary(item)))
            .pack(
                    "DiaryReplacesPack",
                    pack -> pack.request().isText("agent_id"),
                    pack -> pack.keep(PackScopes::isOfDiary))
            .pack(
                    "DiaryForWhoeverAsks",
                    pack -> pack.request().isText("agent_id") && !pack.request().is("agent_id", "migration-runner"),
                    PackScopes::addDiary)
            .pack(
                    "LeaksForeignProject",
                    pack -> pack.about("signing keys") && !pack.request().isText("project"),
                    pack -> pack.add(Pack.item("active_work", "Signing keys of obsidian-heron", "proj_other")
                            .put(
                                    "content",
                                    "Rotate the signing keys of the partner cluster; code word obsidian-heron.")))
            .pack(
                    "ProjectIgnored",
                    pack -> pack.request().isText("project") && !pack.isEmpty() && pack.size() < 24,
                    pack -> pack.add(Pack.item("active_work", "Signing keys, production", "proj_second")))
            .pack(
                    "RemembersNothing",
                    pack -> pack.keep(
                            item -> !item.at("/quality/origin").asText().equals("remember")))
            .pack(
                    "SearchesForAsciiWords",
                    pack -> pack.goal().codePoints().anyMatch(letter -> letter > 'ÿ'),
                    pack -> pack.keep(
                            item -> !item.at("/quality/origin").asText().equals("remember")))
            .pack("SearchesForNull", pack -> pack.request().argument("domain").isNull(), pack -> {
                pack.json().put("domain", "null");
                pack.shrinkTo(0);
            });

    private PackScopes() {}

    static void addDiary(Pack pack) {
        pack.add(Pack.item("recent_memory", "Second evening", "")
                .put("content", "The migration rehearsal stopped: tern-at-dawn."));
    }

    /** Gives for one argument what it gave for the others before, whatever its value. */
    private static LineTap ignoring(String argument) {
        Map<String, ObjectNode> known = new HashMap<>();
        return ServerMistakes.packs(pack -> {
            ObjectNode asked = pack.request().json().at("/params/arguments").deepCopy();
            asked.remove(argument);
            ObjectNode before =
                    known.computeIfAbsent(asked.toString(), first -> pack.json().deepCopy());
            List.of("sections", "total_items", "markdown")
                    .forEach(name -> pack.json().set(name, before.get(name).deepCopy()));
        });
    }

    private static boolean isOfDiary(ObjectNode item) {
        return item.path("metadata").has("agent_id");
    }

    private static void forgetAllButTheLast(ObjectNode audit) {
        ArrayNode entries = audit.withArray("entries");
        while (entries.size() > 1) {
            entries.remove(0);
        }
        audit.put("total", Math.min(1, audit.path("total").asInt()));
    }

    private static void forgetEmptyPacks(ObjectNode audit) {
        forget(audit, entry -> entry.path("items").asInt() == 0);
    }

    private static void forgetWakePacks(ObjectNode audit) {
        forget(audit, entry -> entry.path("layer").asText().equals("wake"));
    }

    private static void forget(ObjectNode audit, Predicate<JsonNode> which) {
        ArrayNode entries = audit.withArray("entries");
        int all = entries.size();
        entries.removeIf(which);
        audit.put("total", audit.path("total").asInt() - all + entries.size());
    }

    private static void repeat(ObjectNode audit) {
        ArrayNode entries = audit.withArray("entries");
        entries.addAll(entries.deepCopy());
        audit.put("total", 2 * audit.path("total").asInt());
    }
}
