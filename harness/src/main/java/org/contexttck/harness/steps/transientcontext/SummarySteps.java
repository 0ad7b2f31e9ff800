package org.contexttck.harness.steps.transientcontext;

import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.steps.shared.ServerScene;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.ToolCall;
import org.contexttck.harness.verdict.Fault;

/** What the summary of a marked result must be (TC-S-04, TC-S-05). */
public final class SummarySteps {

    private static final String SUMMARY = "/_meta/context/summary";

    private final ServerScene scene;
    private final TransientContextClaim claim;
    private final Marks marks = new Marks();

    public SummarySteps(ServerScene scene, TransientContextClaim claim) {
        this.scene = scene;
        this.claim = claim;
    }

    @Then("each summary is shorter than the text of its result")
    public void shorter() {
        for (ToolCall call : scene.results()) {
            Optional<String> summary = summary(call);
            if (summary.isEmpty()) {
                continue;
            }
            int length = characters(summary.get());
            int full = characters(Records.contentText(call));
            scene.evidence().observed();
            if (length >= full) {
                scene.broke(
                        call,
                        Fault.of(
                                        call.tool(),
                                        call.line() + ": the summary has " + length
                                                + " characters, the text it stands for " + full,
                                        "a summary shorter than " + full + " characters",
                                        length + " characters: " + Shown.text(summary.get()))
                                .at(SUMMARY, Shown.text(summary.get())));
            }
        }
    }

    @Then("each summary names the number of records")
    public void namesTheNumber() {
        for (ToolCall call : scene.results()) {
            Optional<String> summary = summary(call);
            if (summary.isEmpty()) {
                continue;
            }
            int records = Records.of(call, toolOf(call)).map(List::size).orElse(0);
            scene.evidence().observed();
            if (!Pattern.compile("(?<!\\d)" + records + "(?!\\d)")
                    .matcher(summary.get())
                    .find()) {
                scene.broke(
                        call,
                        Fault.of(
                                        call.tool(),
                                        call.line() + ": the summary does not name the number of records, " + records,
                                        "a summary that says " + records,
                                        Shown.text(summary.get()))
                                .at(SUMMARY, Shown.text(summary.get())));
            }
        }
    }

    private Optional<String> summary(ToolCall call) {
        Optional<String> summary = marks.summary(call);
        if (summary.isEmpty()) {
            scene.evidence().inconclusive(call.line() + " has no summary that is a text");
        }
        return summary;
    }

    private FetchTool toolOf(ToolCall call) {
        return claim.fetch().stream()
                .filter(tool -> tool.tool().equals(call.tool()))
                .findFirst()
                .orElseThrow();
    }

    private static int characters(String text) {
        String stripped = text.strip();
        return stripped.codePointCount(0, stripped.length());
    }
}
