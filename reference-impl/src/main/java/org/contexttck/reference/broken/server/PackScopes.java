package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Memories from the wrong places, and a wrong log of who has looked. */
final class PackScopes {

    static final ServerMistakes ALL = new ServerMistakes()
            .result(
                    "AuditsOncePerSession",
                    result -> result.succeeds("audit_entries"),
                    result -> result.structured(PackScopes::forgetAllButTheLast))
            .result(
                    "AuditsTwice",
                    result -> result.succeeds("audit_entries"),
                    result -> result.structured(PackScopes::repeat))
            .pack("DiaryIgnored", pack -> pack.keep(item -> !isOfDiary(item)))
            .pack(
                    "DiaryReplacesPack",
                    pack -> pack.request().isText("agent_id"),
                    pack -> pack.keep(PackScopes::isOfDiary))
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
            .pack("SearchesForNull", pack -> pack.request().argument("domain").isNull(), pack -> {
                pack.json().put("domain", "null");
                pack.shrinkTo(0);
            });

    private PackScopes() {}

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

    private static void repeat(ObjectNode audit) {
        ArrayNode entries = audit.withArray("entries");
        entries.addAll(entries.deepCopy());
        audit.put("total", 2 * audit.path("total").asInt());
    }
}
