package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Mistakes in few of the infos and packs: for numbers written otherwise, JSON values, agents, domains and projects. */
final class OddNumbers {

    static final ServerMistakes ALL = new ServerMistakes()
            .page(
                    "FloatLimitMeansMore",
                    page -> page.request().argument("limit").isFloatingPointNumber() && page.informs(),
                    page -> page.inform(
                            info -> info.put("has_more", !info.path("has_more").asBoolean())))
            .page(
                    "FloatLimitLeavesTotalOut",
                    page -> page.request().argument("limit").isFloatingPointNumber() && page.informs(),
                    page -> page.inform(info -> info.put("total", 1)))
            .page(
                    "HugeLimitLeavesLimitOut",
                    page -> page.limit().filter(limit -> limit.bitLength() > 53).isPresent(),
                    page -> page.inform(info -> info.remove("limit")))
            .result("CutValueWithoutInfo", OddNumbers::cutsValue, value(json -> json.remove("truncation_info")))
            .result(
                    "CutValueCountsOriginal",
                    OddNumbers::cutsValue,
                    value(json -> ((ObjectNode) json.path("truncation_info"))
                            .put(
                                    "kept_bytes",
                                    json.at("/truncation_info/original_bytes").asLong())))
            .result(
                    "CutValueTooLong",
                    OddNumbers::cutsValue,
                    value(json -> json.put("value", json.path("value").asText() + "… (cut)")))
            .pack("AgentPacksMiscount", agent(), pack -> pack.json().put("total_items", pack.size() + 1))
            .pack("AgentPacksAreGeneral", agent(), pack -> pack.json().put("intent", "general"))
            .pack("AgentPacksHaveBlankReasons", agent(), pack -> pack.items().forEach(item -> item.put("reason", "")))
            .pack("AgentPacksLeakForeignProject", agent(), OddNumbers::leak)
            .pack("DomainPacksLeakForeignProject", pack -> pack.request().gives("domain"), OddNumbers::leak);

    private OddNumbers() {}

    private static boolean cutsValue(ToolResult result) {
        return result.succeeds("eval_json")
                && result.json().path("structuredContent").has("truncated");
    }

    private static Consumer<ToolResult> value(Consumer<ObjectNode> spoil) {
        return result -> result.structured(spoil);
    }

    private static Predicate<Pack> agent() {
        return pack -> pack.request().gives("agent_id");
    }

    private static void leak(Pack pack) {
        pack.items().stream()
                .limit(1)
                .forEach(item -> item.put("content", "Code word obsidian-heron of another project"));
    }
}
