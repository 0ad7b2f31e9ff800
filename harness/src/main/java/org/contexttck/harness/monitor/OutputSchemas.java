package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.claim.ClaimedTool;
import org.contexttck.harness.schema.ForeignSchema;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.json.Pointer;

/** Each result of a tool against the output schema that the tool itself declares (W-S-06). */
final class OutputSchemas implements ExchangeMonitor {

    private static final Pointer CONTENT = Pointer.parse("/structuredContent");
    private static final int MOST = 3;
    private static final int MOST_SCHEMAS = 1_000;

    private final Findings findings;
    private final Schemas schemas;
    private final ListedTools listed;
    private final Map<JsonNode, Optional<ForeignSchema>> checks = new HashMap<>();

    OutputSchemas(Setting setting, Findings findings, ListedTools listed) {
        this.findings = findings;
        this.schemas = setting.schemas();
        this.listed = listed;
    }

    @Override
    public void accept(RpcExchange call, ClaimedTool claimed) {
        if (call.succeeded()) {
            listed.output(call.tool()).flatMap(this::check).ifPresent(check -> judge(call, check));
        }
    }

    private Optional<ForeignSchema> check(JsonNode declared) {
        if (checks.size() >= MOST_SCHEMAS) {
            checks.clear();
        }
        return checks.computeIfAbsent(declared, schemas::foreign);
    }

    private void judge(RpcExchange call, ForeignSchema check) {
        findings.observed(WireRule.OUTPUT_SCHEMA);
        Demand demand = new Demand(findings, call, WireRule.OUTPUT_SCHEMA);
        Optional<JsonNode> content = CONTENT.at(call.result());
        if (content.isEmpty()) {
            demand.broke(CONTENT, "there, since the tool declares an outputSchema");
            return;
        }
        check.validate(content.get())
                .ifPresentOrElse(
                        all -> all.stream().limit(MOST).forEach(one -> wrong(demand, one)),
                        () -> findings.unclear(
                                WireRule.OUTPUT_SCHEMA,
                                call.tool(),
                                OneLine.of(call.tool()) + ": its outputSchema refers to itself without end"));
    }

    private static void wrong(Demand demand, Violation one) {
        Pointer place = Pointer.parse(CONTENT + one.pointer());
        demand.says(place, place + " " + one.message(), "valid by the tool's own outputSchema");
    }
}
