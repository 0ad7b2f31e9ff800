package org.contexttck.harness.steps.transientcontext;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.server.ToolCall;

/** What the result of a fetch tool must be beside its records and other results (TC-S-04 to TC-S-06, TC-S-08). */
public final class FetchDemands {

    private static final String SUMMARY = Marks.SUMMARY.toString();

    public static final Demands<FetchDemands, ToolCall> ROWS = new Demands<FetchDemands, ToolCall>()
            .each(SUMMARY, "shorter than the text of its content", FetchDemands::shorter)
            .each(SUMMARY, "text that names the number of its records", FetchDemands::namesTheNumber)
            .each("/content", "text that names each of its records", FetchDemands::namesTheRecords)
            .all("mark", "there before a workflow step was asked for as after it", FetchDemands::alike);

    private final ServerWorld world;
    private final TransientContextClaim claim;

    public FetchDemands(ServerWorld world, TransientContextClaim claim) {
        this.world = world;
        this.claim = claim;
    }

    private void shorter(ToolCall call) {
        int full = characters(Records.contentText(call));
        summary(call)
                .map(FetchDemands::characters)
                .ifPresent(length -> world.check(call, Marks.SUMMARY)
                        .that(
                                length < full,
                                "the summary has " + length + " characters, the text it stands for " + full,
                                "a summary shorter than " + full + " characters"));
    }

    private void namesTheNumber(ToolCall call) {
        int records = records(call).size();
        Pattern number = Pattern.compile("(?<!\\d)" + records + "(?!\\d)");
        summary(call)
                .ifPresent(summary -> world.check(call, Marks.SUMMARY)
                        .that(
                                number.matcher(summary).find(),
                                "the summary does not name the number of records, " + records,
                                "a summary that says " + records));
    }

    private void namesTheRecords(ToolCall call) {
        String content = Records.contentText(call);
        for (String identity : records(call)) {
            boolean named = world.check(call)
                    .at("/content", Shown.text(content))
                    .that(
                            content.contains(identity),
                            "the content does not name record " + Shown.text(identity),
                            "the full data of every record in `content`");
            if (!named) {
                return;
            }
        }
    }

    private void alike(List<ToolCall> results) {
        for (FetchTool tool : claim.fetch()) {
            List<ToolCall> calls = world.calls().stream()
                    .filter(call -> call.tool().equals(tool.tool()))
                    .toList();
            if (calls.stream().noneMatch(Marks::marked)) {
                world.evidence().setAside("no result of \"" + tool.tool() + "\" is marked");
                continue;
            }
            int first = calls.indexOf(
                    calls.stream().filter(Marks::marked).findFirst().orElseThrow());
            calls.forEach(call -> world.check(call, Marks.CONTEXT)
                    .that(
                            Marks.marked(call),
                            calls.indexOf(call) < first
                                    ? "is marked only after a workflow step was asked for"
                                    : "is not marked any more after a workflow step was asked for",
                            "the same mark with and without a workflow"));
        }
    }

    private Optional<String> summary(ToolCall call) {
        Optional<String> summary = Marks.summary(call);
        if (summary.isEmpty()) {
            world.evidence().setAside(call.line() + " has no summary that is a text");
        }
        return summary;
    }

    private List<String> records(ToolCall call) {
        return claim.fetch().stream()
                .filter(tool -> tool.tool().equals(call.tool()))
                .findFirst()
                .flatMap(tool -> Records.of(call, tool))
                .orElse(List.of());
    }

    private static int characters(String text) {
        String stripped = text.strip();
        return stripped.codePointCount(0, stripped.length());
    }
}
