package org.contexttck.reports.viewer;

import java.util.Optional;
import org.contexttck.reports.page.Links;

/** Where the page of a transcript is, and what on it has an address. */
public final class TranscriptLinks {

    static final String LINES = ".jsonl";
    static final String PAGE = ".html";

    private TranscriptLinks() {}

    /**
     * The page of a transcript, as a link from the page of the report.
     *
     * @param transcript path of a transcript, relative to the report
     * @return empty if it is none, or leads out of the folder of the report
     */
    public static Optional<String> page(String transcript) {
        return transcript.endsWith(LINES) ? Links.inside(transcript).map(TranscriptLinks::beside) : Optional.empty();
    }

    /** What to put behind the link of a page to lead to a message. @param order number of the message */
    public static String anchor(long order) {
        return "m" + order;
    }

    /** The name of a transcript without folder and ending. */
    public static String name(String transcript) {
        return transcript.substring(transcript.lastIndexOf('/') + 1).replaceFirst("\\.jsonl$", "");
    }

    private static String beside(String link) {
        return link.substring(0, link.length() - LINES.length()) + PAGE;
    }
}
