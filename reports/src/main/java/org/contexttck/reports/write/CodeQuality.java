package org.contexttck.reports.write;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.text.Bounds;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.text.Visible;

/**
 * The report as GitLab shows the quality of code: an entry for each requirement that falls short, where the profile claims it. An
 * entry has the same fingerprint in every run of an implementation, so that a merge request shows what is new.
 */
public final class CodeQuality {

    private static final int DESCRIPTION = 500;

    private CodeQuality() {}

    /** @return the text of {@code gl-code-quality-report.json} */
    public static String write(Report report) {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        report.shortcomings().forEach(r -> entry(all.addObject(), report, r));
        return JsonText.indented(all);
    }

    private static void entry(ObjectNode entry, Report report, RequirementResult r) {
        FilePlace place = FilePlace.of(report, r);
        String headline = r.id() + " (" + r.judged().level() + ") " + Cards.headline(r);
        entry.put("description", Visible.line(Bounds.cut(headline, DESCRIPTION)));
        entry.put("check_name", r.id());
        entry.put("fingerprint", fingerprint(report, r));
        entry.put("severity", severity(r));
        ObjectNode location = entry.putObject("location");
        location.put("path", place.file());
        location.putObject("lines").put("begin", place.line());
    }

    private static String fingerprint(Report report, RequirementResult r) {
        String of = String.join("\n", report.implementation().name(), report.role(), r.id());
        return UUID.nameUUIDFromBytes(of.getBytes(StandardCharsets.UTF_8)).toString();
    }

    private static String severity(RequirementResult r) {
        boolean must = r.judged().level().equals("MUST");
        return switch (r.judged().verdict()) {
            case FAILED -> must ? "critical" : "major";
            case ERROR -> "major";
            case WARNED -> "minor";
            default -> "info";
        };
    }
}
