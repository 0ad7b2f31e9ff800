package org.contexttck.reports.write;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Optional;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.grade.ClassGrading;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.text.JsonText;

/** The verdict as a badge: an image, and the JSON that an endpoint badge of shields.io reads. Only words of the kit. */
public final class Badge {

    private static final String LABEL = "context-tck";
    private static final int HEIGHT = 20;
    private static final int PADDING = 12;
    private static final int LONGEST = 40;
    private static final String NARROW = " ijlt,.:'-f";

    private Badge() {}

    /** @return the text of {@code badge.svg} */
    public static String svg(Report report) {
        String message = message(report);
        int left = width(LABEL);
        int right = width(message);
        String name = LABEL + ": " + message;
        return String.format(
                Locale.ROOT,
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d" role="img" aria-label="%3$s">
                  <title>%3$s</title>
                  <clipPath id="round"><rect width="%1$d" height="%2$d" rx="3"/></clipPath>
                  <g clip-path="url(#round)">
                    <rect width="%4$d" height="%2$d" fill="#3d4247"/>
                    <rect x="%4$d" width="%5$d" height="%2$d" fill="#%6$s"/>
                  </g>
                  <g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11" text-anchor="middle">
                    <text x="%7$s" y="14" textLength="%8$d">%9$s</text>
                    <text x="%10$s" y="14" textLength="%11$d">%12$s</text>
                  </g>
                </svg>
                """,
                left + right,
                HEIGHT,
                name,
                left,
                right,
                colour(report),
                left / 2.0,
                left - PADDING,
                LABEL,
                left + right / 2.0,
                right - PADDING,
                message);
    }

    /** @return the text of {@code badge.json} */
    public static String json(Report report) {
        ObjectNode badge = JsonNodeFactory.instance.objectNode();
        badge.put("schemaVersion", 1);
        badge.put("label", LABEL);
        badge.put("message", message(report));
        badge.put("color", colour(report));
        return JsonText.indented(badge);
    }

    /** What it says, such as {@code conforming, core, display}. */
    public static String message(Report report) {
        int failed = report.totals().get(Verdict.FAILED);
        int warned = report.totals().get(Verdict.WARNED);
        int passed = report.totals().get(Verdict.PASSED);
        return switch (report.verdict()) {
            case CONFORMING -> conforming(report) + met(report).orElse(passed + " passed");
            case CONFORMING_WITH_WARNINGS -> conforming(report) + warned + (warned == 1 ? " warning" : " warnings");
            case NOT_CONFORMING -> failed == 0 ? "not conforming" : "not conforming, " + failed + " failed";
            case INCONCLUSIVE -> "inconclusive";
            case UNREACHABLE -> "unreachable";
            case ERROR -> "no verdict";
        };
    }

    /** The classes, where their names leave the badge one. */
    private static Optional<String> met(Report report) {
        return Optional.of(ClassGrading.words(report.classes()))
                .filter(words -> !words.isEmpty() && words.length() <= LONGEST);
    }

    private static String conforming(Report report) {
        return report.only().isEmpty() ? "conforming, " : "partial, ";
    }

    private static String colour(Report report) {
        return switch (report.verdict()) {
            case CONFORMING -> report.only().isEmpty() ? "1e6b46" : "5b6068";
            case CONFORMING_WITH_WARNINGS, INCONCLUSIVE -> "865300";
            case NOT_CONFORMING -> "a32a1c";
            case UNREACHABLE, ERROR -> "5b6068";
        };
    }

    /** About as wide as the text is in Verdana of eleven pixels; the viewer stretches it to just this width. */
    private static int width(String text) {
        double width = 0;
        for (char c : text.toCharArray()) {
            width += NARROW.indexOf(c) >= 0 ? 4.1 : c == 'm' || c == 'w' ? 10 : 6.9;
        }
        return (int) Math.round(width) + PADDING;
    }
}
