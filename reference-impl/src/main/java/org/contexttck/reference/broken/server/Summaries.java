package org.contexttck.reference.broken.server;

/** Wrong summaries of marked results. */
final class Summaries {

    static final ServerMistakes ALL = new ServerMistakes()
            .result("BlankSummary", result -> result.summarize(" \t"))
            .result("NoSummary", result -> result.mark(mark -> mark.remove("summary")))
            .result(
                    "SameSummaryOnEveryPage",
                    result -> result.summarize(result.summary().replaceFirst(" \\(.*$", "")))
            .result(
                    "SummaryAsLongAsText",
                    result -> result.summarize((result.summary() + ": " + result.text())
                            .substring(0, result.text().length())))
            .result(
                    "SummaryWithoutCount",
                    result -> result.summarize(result.summary().replaceFirst("^\\d+ ", "")));

    private Summaries() {}
}
