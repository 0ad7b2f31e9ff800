package org.contexttck.reports.compare;

import java.time.Instant;
import org.contexttck.reports.event.Kit;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.model.Report;

/**
 * One of two reports that are compared.
 *
 * @param implementation what was tested
 * @param verdict of the whole
 * @param tested when the run began
 * @param kit what ran
 * @param catalogueDigest of the requirements that it judges by
 * @param only the choice of requirements asked for; empty for all
 */
public record ReportSide(
        Product implementation, RunVerdict verdict, Instant tested, Kit kit, String catalogueDigest, String only) {

    /** That of a report. */
    public static ReportSide of(Report report) {
        return new ReportSide(
                report.implementation(),
                report.verdict(),
                report.started(),
                report.kit(),
                report.catalogueDigest(),
                report.only());
    }

    /** Whether the run ended without having judged what it was asked to judge. */
    boolean noVerdict() {
        return verdict == RunVerdict.UNREACHABLE || verdict == RunVerdict.ERROR;
    }

    /** Whom, when and with what, such as {@code orders 1.2.0, 2026-11-28, kit 0.1.0: conforming}. */
    String text() {
        String name = implementation.text().isEmpty() ? "an unnamed implementation" : implementation.text();
        return name + ", " + tested.toString().substring(0, "2026-11-28".length()) + ", kit " + kit.version() + ": "
                + verdict.text().replace('-', ' ') + (only.isEmpty() ? "" : " (partial: only " + only + ")");
    }
}
