package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.client.Marks;

/** Results that are misread. */
final class MisreadMarks {

    static final ClientMistakes ALL = new ClientMistakes()
            .reading(
                    "CaseBlindLifecycle",
                    (marks, result) -> marked(
                            marks,
                            marks.marked()
                                    || context(result)
                                            .path("lifecycle")
                                            .asText()
                                            .equalsIgnoreCase("transient")))
            .reading(
                    "DropsMeta",
                    (marks, result) -> new Marks(marks.failed(), List.of(), false, false, Optional.empty()))
            .reading("FailsOnNullMeta", (marks, result) -> {
                if (result.path("_meta").isNull() || context(result).isNull()) {
                    throw new IllegalStateException("cannot read a member of null");
                }
                return marks;
            })
            .reading(
                    "IgnoresIsError",
                    (marks, result) ->
                            new Marks(false, marks.hints(), marks.consumed(), marks.marked(), marks.summary()))
            .reading(
                    "NeedsIsErrorFalse",
                    (marks, result) -> result.path("isError").isBoolean() ? marks : consumed(marks, false))
            .reading("NotTrackedWhenConsuming", (marks, result) -> marked(marks, marks.marked() && !marks.consumed()))
            .reading(
                    "TruthyConsumes",
                    (marks, result) -> consumed(marks, truthy(context(result).path("consumed"))));

    private MisreadMarks() {}

    private static JsonNode context(JsonNode result) {
        return result.path("_meta").path("context");
    }

    private static Marks consumed(Marks marks, boolean consumed) {
        return new Marks(marks.failed(), marks.hints(), consumed, marks.marked(), marks.summary());
    }

    private static Marks marked(Marks marks, boolean marked) {
        return new Marks(marks.failed(), marks.hints(), marks.consumed(), marked, marks.summary());
    }

    /** What counts as true in a loose language. */
    private static boolean truthy(JsonNode value) {
        return value.isContainerNode()
                || value.isTextual() && !value.textValue().isEmpty()
                || value.isNumber() && value.doubleValue() != 0
                || value.booleanValue();
    }
}
