package org.contexttck.harness.steps.wire;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.audit.WireRule;
import org.contexttck.harness.steps.shared.Demands;

/** Looks back at everything the run received (W-S-01..05). */
public final class WholeRunSteps {

    public static final Demands<WireFindings, Void> ROWS = new Demands<WireFindings, Void>()
            .all("messages", "valid for the MCP revision spoken", (it, none) -> {
                it.demandOwnMessagesValid();
                it.ofRun(WireRule.VALID_MESSAGES);
            })
            .all("lines on stdout", "messages and nothing else", (it, none) -> it.ofRun(WireRule.CLEAN_STDOUT))
            .all("answers", "one for each request", (it, none) -> it.ofRun(WireRule.ONE_ANSWER))
            .all("context metadata", "valid by the kit's schemas", (it, none) -> it.ofRun(WireRule.VALID_METADATA))
            .all("servers", "the one that was started first", (it, none) -> it.ofRun(WireRule.SURVIVES));

    private final WireFindings findings;

    public WholeRunSteps(WireFindings findings) {
        this.findings = findings;
    }

    @Then("the whole run has:")
    public void has(DataTable table) throws InterruptedException {
        for (Map<String, String> row : table.asMaps()) {
            ROWS.judge(findings, List.of(), row.get("at"), row.get("must be"));
        }
    }
}
