package org.contexttck.harness.steps.wire;

import io.cucumber.java.en.Then;
import org.contexttck.harness.audit.WireRule;

/** Looks back at everything the run received (W-S-01..05). */
public final class WholeRunSteps {

    private final WireFindings findings;

    public WholeRunSteps(WireFindings findings) {
        this.findings = findings;
    }

    @Then("every message of the run was valid for the MCP revision spoken")
    public void validMessages() {
        findings.demandOwnMessagesValid();
        findings.ofRun(WireRule.VALID_MESSAGES);
    }

    @Then("every line on stdout during the run was a message")
    public void cleanStdout() {
        findings.ofRun(WireRule.CLEAN_STDOUT);
    }

    @Then("every request of the run had exactly one answer")
    public void oneAnswer() {
        findings.ofRun(WireRule.ONE_ANSWER);
    }

    @Then("all context metadata of the run validates against the kit's schemas")
    public void validMetadata() {
        findings.ofRun(WireRule.VALID_METADATA);
    }

    @Then("the server was never restarted during the run")
    public void survived() {
        findings.ofRun(WireRule.SURVIVES);
    }
}
