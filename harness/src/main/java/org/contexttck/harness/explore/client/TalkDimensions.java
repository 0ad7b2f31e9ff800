package org.contexttck.harness.explore.client;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.contexttck.harness.explore.client.BodyForm.Says;
import org.contexttck.harness.explore.client.PlannedCall.IdForm;
import org.contexttck.harness.explore.client.ResultForm.End;
import org.contexttck.harness.monitor.prompt.ResultMarks;
import org.contexttck.harness.target.client.ClientTarget;
import org.contexttck.harness.target.client.ClientWay;

/** What conversations vary. */
final class TalkDimensions {

    private static final int MANY = 9;
    private static final int USUAL_SUMMARY = 60;

    private static final Map<String, Predicate<PlannedCall>> OF_CALLS = new LinkedHashMap<>();

    static {
        calls("a transient result", call -> marks(call).marked());
        calls("a consumption", call -> marks(call).consumed());
        calls(
                "a result that is transient and consumes",
                call -> marks(call).marked() && marks(call).consumed());
        calls("several hints in one step", call -> marks(call).hints().size() > 1);
        calls(
                "a hint of another lifecycle",
                call -> marks(call).hints().stream().anyMatch(hint -> !hint.exact()));
        calls(
                "a workflow step that is transient or consumes",
                call -> call.plainTool().equals(ClientGenerator.WORKFLOW)
                        && (marks(call).marked() || marks(call).consumed()));
        calls(
                "a consumer that fails",
                call -> marks(call).failed()
                        && call.result().meta().path("context").has("consumed"));
        calls(
                "a transient result that fails",
                call -> marks(call).failed() && marks(call).marked());
        calls("a JSON-RPC error", call -> call.result().end() == End.RPC_ERROR);
        calls("no answer", call -> call.result().end() == End.NO_ANSWER);
        calls(
                "odd metadata",
                call -> !call.result().meta().isMissingNode()
                        && call.result().words().startsWith("meta "));
        calls(
                "no usable summary",
                call -> marks(call).marked() && marks(call).summary().isEmpty());
        calls(
                "a summary out of the ordinary",
                call -> marks(call)
                        .summary()
                        .filter(text -> !text.equals(ResultForm.SUMMARY))
                        .isPresent());
        calls(
                "a long summary",
                call -> marks(call)
                        .summary()
                        .filter(text -> text.length() > USUAL_SUMMARY)
                        .isPresent());
        calls("a short text", call -> call.result().body().size() == BodyForm.Size.WORDS);
        calls("a long text", call -> call.result().body().isLong());
        calls("several texts in one result", call -> call.result().body().texts() > 1);
        calls("a result without text", call -> !call.result().body().hasText());
        calls("a structured copy", call -> call.result().body().copy());
        calls(
                "a text like another, or one that points at others",
                call -> call.result().body().says() != Says.ITS_OWN);
        calls("call ids that are like others", call -> call.id() != IdForm.OWN);
        calls("the same arguments again", PlannedCall::sameArguments);
        calls("results in another order than calls", call -> call.after() > 0);
    }

    private static final String AT_ONCE = "calls at once";
    private static final String MANY_CALLS = "the same many times";
    private static final String SECOND = "a second server";
    private static final String FURTHER = "further words of the user";
    private static final String LOADED = "saving and loading";
    private static final String AGAIN = "a result that comes once more";

    private TalkDimensions() {}

    private static void calls(String dimension, Predicate<PlannedCall> such) {
        OF_CALLS.put(dimension, such);
    }

    private static ResultMarks marks(PlannedCall call) {
        return call.result().marks();
    }

    /** All that can vary with clients that are seen in these ways. */
    static List<String> all(List<ClientTarget> ways, boolean resumes) {
        List<String> all = new ArrayList<>(OF_CALLS.keySet());
        boolean driven = ways.stream().anyMatch(one -> one.way() == ClientWay.DRIVER);
        if (!driven) {
            all.remove("no answer");
        }
        all.addAll(List.of(AT_ONCE, MANY_CALLS));
        add(ways.stream().anyMatch(one -> one.servers().size() > 1), SECOND, all);
        add(ways.stream().anyMatch(ClientTarget::takesFurtherWords), FURTHER, all);
        add(driven && resumes, LOADED, all);
        add(driven, AGAIN, all);
        ways.forEach(one -> all.add("by " + one.way().text()));
        return all;
    }

    static List<String> of(ClientTalk talk) {
        List<String> all = new ArrayList<>();
        List<PlannedCall> calls = talk.happening().stream()
                .flatMap(step -> step instanceof TalkStep.Calls some ? some.calls().stream() : Stream.empty())
                .toList();
        OF_CALLS.forEach((dimension, such) -> add(calls.stream().anyMatch(such), dimension, all));
        for (TalkStep step : talk.happening()) {
            if (step instanceof TalkStep.Calls some) {
                add(some.calls().size() > 1, AT_ONCE, all);
                add(some.times() >= MANY, MANY_CALLS, all);
            }
            add(step instanceof TalkStep.Words, FURTHER, all);
            add(step instanceof TalkStep.Loaded, LOADED, all);
            add(step instanceof TalkStep.Again, AGAIN, all);
        }
        add(calls.stream().anyMatch(call -> !call.server().isEmpty()), SECOND, all);
        all.add("by " + talk.target().way().text());
        return all;
    }

    private static void add(boolean does, String dimension, List<String> all) {
        if (does && !all.contains(dimension)) {
            all.add(dimension);
        }
    }
}
