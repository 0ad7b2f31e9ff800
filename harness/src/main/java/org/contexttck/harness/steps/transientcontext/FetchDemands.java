package org.contexttck.harness.steps.transientcontext;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.shared.Subject;
import org.contexttck.harness.target.server.ToolCall;

/** What the result of a fetch tool must be beside its records and other results (TC-S-04 to TC-S-06, TC-S-08). */
public final class FetchDemands implements Subject {

    private static final String SUMMARY = "/_meta/context/summary";
    private static final Demands<FetchDemands, ToolCall> ROWS = new Demands<FetchDemands, ToolCall>()
            .each(SUMMARY, "shorter than the text of its content", FetchDemands::shorter)
            .each(SUMMARY, "text that names the number of its records", FetchDemands::namesTheNumber)
            .each("/content", "text that names each of its records", FetchDemands::namesTheRecords)
            .all("mark", "there before a workflow step was asked for as after it", (it, calls) -> it.alike());

    private final ServerWorld world;
    private final TransientContextClaim claim;
    private final Marks marks = new Marks();

    public FetchDemands(ServerWorld world, TransientContextClaim claim) {
        this.world = world;
        this.claim = claim;
    }

    public static List<String> rows() {
        return ROWS.rows();
    }

    @Override
    public List<ToolCall> calls() {
        return world.calls();
    }

    @Override
    public void has(Predicate<ToolCall> which, String at, String mustBe) throws InterruptedException {
        ROWS.judge(this, world.results(), at, mustBe);
    }

    private void shorter(ToolCall call) {
        summary(call).ifPresent(summary -> {
            int length = characters(summary);
            int full = characters(Records.contentText(call));
            world.check(call)
                    .at(SUMMARY, Shown.text(summary))
                    .that(
                            length < full,
                            "the summary has " + length + " characters, the text it stands for " + full,
                            "a summary shorter than " + full + " characters");
        });
    }

    private void namesTheNumber(ToolCall call) {
        summary(call).ifPresent(summary -> {
            int records = Records.of(call, toolOf(call)).map(List::size).orElse(0);
            boolean named = Pattern.compile("(?<!\\d)" + records + "(?!\\d)")
                    .matcher(summary)
                    .find();
            world.check(call)
                    .at(SUMMARY, Shown.text(summary))
                    .that(
                            named,
                            "the summary does not name the number of records, " + records,
                            "a summary that says " + records);
        });
    }

    private void namesTheRecords(ToolCall call) {
        String content = Records.contentText(call);
        for (String identity : Records.of(call, toolOf(call)).orElse(List.of())) {
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

    private void alike() {
        for (FetchTool tool : claim.fetch()) {
            List<ToolCall> calls = world.calls().stream()
                    .filter(call -> call.tool().equals(tool.tool()))
                    .toList();
            if (calls.stream().noneMatch(marks::marked)) {
                world.evidence().inconclusive("no result of \"" + tool.tool() + "\" is marked");
                continue;
            }
            calls.forEach(call -> world.check(call, Marks.CONTEXT)
                    .that(
                            marks.marked(call),
                            "is marked only after a workflow step was asked for",
                            "the same mark with and without a workflow"));
        }
    }

    private Optional<String> summary(ToolCall call) {
        Optional<String> summary = marks.summary(call);
        if (summary.isEmpty()) {
            world.evidence().inconclusive(call.line() + " has no summary that is a text");
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
