package org.contexttck.harness.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.contexttck.reports.certificate.Certificate;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.certificate.FolderState;
import org.contexttck.reports.transcript.TranscriptLine;
import org.contexttck.reports.transcript.TranscriptReader;
import org.contexttck.reports.transcript.TranscriptWriter;

/** A report in which somebody changes what the target said. */
record TamperedReport(Path report, Path transcript) {

    /** Changes the first received line that has it. @return its number */
    long change(String from, String to) throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(transcript));
        for (int i = 0; i < lines.size(); i++) {
            String escaped = from.replace("\"", "\\\"");
            if (lines.get(i).contains(escaped) && lines.get(i).contains("\"received\"")) {
                lines.set(i, lines.get(i).replace(escaped, to.replace("\"", "\\\"")));
                Files.write(transcript, lines);
                return i + 1;
            }
        }
        throw new AssertionError("no line has " + from);
    }

    /** Makes chain and digests fit again, as somebody would who knows how a certificate is made. */
    void chainAnew(String kitDigest) throws IOException {
        List<TranscriptLine> lines = new ArrayList<>();
        TranscriptReader.read(transcript, lines::add);
        try (TranscriptWriter writer = TranscriptWriter.create(transcript, UnaryOperator.identity())) {
            lines.forEach(line -> writer.add(new TranscriptLine(
                    line.seq(),
                    line.order(),
                    line.direction(),
                    line.nanos(),
                    line.text(),
                    line.transport(),
                    line.note())));
        }
        Certificate was = CertificateFile.read(report);
        CertificateFile.write(
                report,
                new Certificate(
                        was.format(),
                        was.kit(),
                        kitDigest,
                        was.catalogueDigest(),
                        was.profile(),
                        was.runs(),
                        FolderState.files(report, List.copyOf(was.files().keySet())),
                        FolderState.transcripts(report),
                        was.classes()));
    }
}
