package org.contexttck.reports.certificate;

import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contexttck.reports.event.Kit;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.grade.ClassGrading;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.text.RecordJson;

/**
 * What a list of results shows of a report, and what ties it to the report; the file {@code submission.json} of a packed
 * report, whose shape is {@code schemas/kit/submission.schema.json}.
 *
 * @param format version of this form, always 1
 * @param implementation what was tested
 * @param homepage where people find it; empty if not said
 * @param contact whom to ask about the result; empty if not said
 * @param roles the sides that were tested
 * @param protocols of which it claims parts
 * @param verdict of the whole
 * @param headline the verdict in one sentence
 * @param tested when the run began
 * @param kit what ran
 * @param kitDigest as in the certificate
 * @param catalogueDigest as in the certificate
 * @param requirements the verdict on each requirement, by id
 * @param certificateDigest SHA-256 of the certificate, which stands for all other files
 * @param classes the conformance classes that the run has met, such as {@code transient-context client display}
 */
public record Submission(
        int format,
        Product implementation,
        String homepage,
        String contact,
        List<String> roles,
        List<String> protocols,
        RunVerdict verdict,
        String headline,
        Instant tested,
        Kit kit,
        String kitDigest,
        String catalogueDigest,
        Map<String, Verdict> requirements,
        String certificateDigest,
        List<String> classes) {

    /** The name of its file. */
    public static final String NAME = "submission.json";

    private static final int FORMAT = 1;

    /** Copies the collections. */
    public Submission {
        roles = List.copyOf(roles);
        protocols = List.copyOf(protocols);
        classes = List.copyOf(classes);
        requirements = Collections.unmodifiableMap(new LinkedHashMap<>(requirements));
    }

    /** What stands for a report. @param certificateDigest of the file beside it */
    public static Submission of(
            Report report, Certificate certificate, String certificateDigest, String homepage, String contact) {
        Map<String, Verdict> verdicts = new LinkedHashMap<>();
        report.requirements().forEach(one -> verdicts.put(one.id(), one.judged().verdict()));
        return new Submission(
                FORMAT,
                report.implementation(),
                homepage,
                contact,
                Arrays.stream(report.role().split(", ")).toList(),
                report.protocols(),
                report.verdict(),
                report.headline(),
                report.started(),
                report.kit(),
                certificate.kitDigest(),
                certificate.catalogueDigest(),
                verdicts,
                certificateDigest,
                ClassGrading.met(report.classes()));
    }

    /** The text of its file. */
    public String text() {
        return JsonText.indented(RecordJson.write(this));
    }
}
