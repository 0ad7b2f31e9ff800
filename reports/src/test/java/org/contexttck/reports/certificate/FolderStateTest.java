package org.contexttck.reports.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.contexttck.reports.Kits;
import org.contexttck.reports.event.Kit;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.transcript.TranscriptLine;
import org.contexttck.reports.transcript.TranscriptLine.Way;
import org.contexttck.reports.transcript.TranscriptWriter;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderStateTest {

    private static final String DIGEST = "a".repeat(64);

    @TempDir
    Path folder;

    private Certificate certificate;

    @BeforeEach
    void aFolderWithItsCertificate() throws IOException {
        Files.writeString(folder.resolve("report.json"), "{}");
        Files.writeString(folder.resolve("index.html"), "<p>");
        transcript("server-1", 5);
        transcript("server-2", 1);
        certificate = new Certificate(
                Certificate.FORMAT,
                new Kit("context-tck", "0.1.0", "17", "Linux"),
                DIGEST,
                DIGEST,
                new RecordedProfile("orders.yaml", DIGEST, Map.of("TOKEN", "***"), ""),
                List.of(new RecordedChoice("0".repeat(32), List.of("TC-S"), false, false, "", List.of())),
                FolderState.files(folder, List.of("report.json", "index.html", "not-there.json")),
                FolderState.transcripts(folder),
                List.of());
    }

    @Test
    void anUntouchedFolderIsAsItWas() throws IOException {
        assertThat(certificate.files()).containsOnlyKeys("report.json", "index.html");
        assertThat(certificate.transcripts())
                .extracting(RecordedTranscript::file, RecordedTranscript::lines)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("transcripts/server-1.jsonl", 5L),
                        org.assertj.core.groups.Tuple.tuple("transcripts/server-2.jsonl", 1L));
        assertThat(differences()).isEmpty();
    }

    @Test
    void theCertificateIsReadAsItWasWrittenAndKeepsToItsSchema() throws IOException {
        CertificateFile.write(folder, certificate);

        assertThat(CertificateFile.read(folder)).isEqualTo(certificate);
        String text = Files.readString(folder.resolve("certificate.json"));
        assertThat(Kits.errors("certificate.schema.json", JsonText.read(text))).isEmpty();
    }

    @Test
    void aBrokenCertificateIsNamedWithItsFault() throws IOException {
        assertThatThrownBy(() -> CertificateFile.read(folder)).isInstanceOf(NoSuchFileException.class);
        Files.writeString(folder.resolve("certificate.json"), "{\"format\":1}");

        assertThatThrownBy(() -> CertificateFile.read(folder))
                .isInstanceOf(IOException.class)
                .hasMessage(folder.resolve("certificate.json") + ": the object lacks the member 'kit'");
    }

    @Test
    void namesThatLeadOutOfTheFolderAreRefused() throws IOException {
        CertificateFile.write(folder, certificate);
        Path file = folder.resolve("certificate.json");
        String text = Files.readString(file);

        Files.writeString(file, text.replace("\"index.html\"", "\"../index.html\""));
        assertThatThrownBy(() -> CertificateFile.read(folder))
                .hasMessage(file + ": '../index.html' is no file of a report folder");
        Files.writeString(file, text.replace("transcripts/server-1.jsonl", "transcripts/../../x.jsonl"));
        assertThatThrownBy(() -> CertificateFile.read(folder))
                .hasMessage(file + ": 'transcripts/../../x.jsonl' is no file of a report folder");
    }

    @Test
    void aChangedFileIsNamed() throws IOException {
        Files.writeString(folder.resolve("report.json"), "{ }");
        Files.delete(folder.resolve("index.html"));

        assertThat(differences()).containsExactly("report.json: was changed after the run", "index.html: is missing");
    }

    @Test
    void aChangedLineIsNamed() throws IOException {
        change("server-1", lines -> lines.set(2, lines.get(2).replace("message 3", "message 8")));

        assertThat(differences())
                .containsExactly("transcripts/server-1.jsonl:3: this line, or one that stood before it, was changed:"
                        + " it does not fit the lines above it");
    }

    @Test
    void aMissingLastLineAndAnAddedLineAreNamed() throws IOException {
        change("server-1", lines -> lines.remove(4));
        Files.delete(folder.resolve("transcripts/server-2.jsonl"));
        transcript("server-2", 3);
        transcript("server-3", 1);

        assertThat(differences())
                .containsExactly(
                        "transcripts/server-1.jsonl:4: is the last line now; there were 5",
                        "transcripts/server-2.jsonl:2: was added; there were 1 lines",
                        "transcripts/server-3.jsonl: was not there when the run ended");
    }

    @Test
    void aTranscriptThatWasWrittenAnewFitsItselfButNotTheCertificate() throws IOException {
        Files.delete(folder.resolve("transcripts/server-1.jsonl"));
        transcript("server-1", 5, "another message ");

        assertThat(differences())
                .containsExactly("transcripts/server-1.jsonl: was written anew: its lines fit each other, but the last"
                        + " one is not that of the certificate");
    }

    @Test
    void aMissingTranscriptIsNamed() throws IOException {
        Files.delete(folder.resolve("transcripts/server-2.jsonl"));

        assertThat(differences()).containsExactly("transcripts/server-2.jsonl: is missing");
    }

    private List<String> differences() throws IOException {
        return FolderState.differences(folder, certificate);
    }

    private void transcript(String name, int lines) throws IOException {
        transcript(name, lines, "message ");
    }

    private void transcript(String name, int lines, String text) throws IOException {
        Path file = folder.resolve("transcripts/" + name + ".jsonl");
        try (TranscriptWriter writer = TranscriptWriter.create(file, UnaryOperator.identity())) {
            for (int i = 1; i <= lines; i++) {
                writer.add(new TranscriptLine(i, i, Way.SENT, 0, text + i, Map.of(), ""));
            }
        }
    }

    private void change(String name, Consumer<List<String>> how) throws IOException {
        Path file = folder.resolve("transcripts/" + name + ".jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        how.accept(lines);
        Files.write(file, lines);
    }
}
