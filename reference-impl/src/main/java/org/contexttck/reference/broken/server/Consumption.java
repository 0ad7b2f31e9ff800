package org.contexttck.reference.broken.server;

/** Wrong word of what has been used, and of findings that were not stored. */
final class Consumption {

    private static final String CONSUMER = "store_analysis_memory";

    static final ServerMistakes ALL = new ServerMistakes()
            .result(
                    "ConsumedAsText",
                    result -> result.context()
                            .filter(context -> context.has("consumed"))
                            .ifPresent(context -> context.put("consumed", "true")))
            .result(
                    "ConsumedBesideError",
                    Consumption::refused,
                    result -> result.newContext().put("consumed", true))
            .result("ConsumerDoesNotSignal", result -> result.answers(CONSUMER), ToolResult::unmark)
            .result(
                    "ContentAsText",
                    Consumption::refused,
                    result -> result.json().put("content", result.text()))
            .result(
                    "ContextAsText",
                    Consumption::refused,
                    result -> result.json().putObject("_meta").put("context", "failed"))
            .result(
                    "FailureAsPlainText",
                    Consumption::refused,
                    result -> result.json().put("isError", false))
            .result("FailureDressedAsSuccess", Consumption::refused, result -> {
                result.json().put("isError", false);
                result.newContext().put("consumed", true);
            });

    private Consumption() {}

    private static boolean refused(ToolResult result) {
        return result.fails(CONSUMER);
    }
}
