package org.contexttck.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.reports.certificate.CertificateFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A board of reports, as its keeper meets it; the servers are gone by then. */
@DisabledOnOs(OS.WINDOWS)
class ReportBoardTest {

    /** Answers what MCP asks of a server without tools. */
    private static final String SERVER = """
            while read -r l; do
              id=$(printf '%s' "$l" | sed -n 's/.*"id":\\("[^"]*"\\|[0-9]*\\).*/\\1/p')
              case $l in
                *'"initialize"'*) r='{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"sh","version":"1"}}';;
                *'"tools/list"'*) r='{"tools":[]}';;
                *'"ping"'*) r='{}';;
                *'"notifications/'*) continue;;
                *) printf '{"jsonrpc":"2.0","id":%s,"error":{"code":-32601,"message":"no"}}\\n' "$id"; continue;;
              esac
              printf '{"jsonrpc":"2.0","id":%s,"result":%s}\\n' "$id" "$r"
            done
            """;

    @TempDir
    static Path recorded;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeAll
    static void record() throws IOException {
        Files.writeString(recorded.resolve("server.sh"), SERVER);
        for (String version : List.of("1.0", "1.1")) {
            Path profile = Files.writeString(recorded.resolve(version + ".yaml"), """
                    implementation: {name: sh, version: "%s"}
                    server: {stdio: {command: [sh, server.sh]}}
                    claims: {transient-context: false, context-saving: false, context-pack: false}
                    """.formatted(version));
            StringWriter said = new StringWriter();
            int code = Main.execute(
                    new PrintWriter(said, true),
                    new PrintWriter(said, true),
                    "run",
                    profile.toString(),
                    "--explore",
                    "0",
                    "--out",
                    recorded.resolve(version).toString());
            assertThat(code).as(said.toString()).isIn(0, 5);
        }
        Files.delete(recorded.resolve("server.sh"));
    }

    @Test
    void eachReportIsGradedAgainOnceAndItsEvidenceLiesBesideThePages() throws IOException {
        submit("1.0", "1.1");

        assertThat(board()).as(err.toString()).isZero();
        assertThat(out.toString()).contains("2 reports, 2 graded again now, 0 by an earlier build; begin at ");
        assertThat(site("index.html")).content().contains("1 implementation, 2 reports.");
        for (String version : List.of("1-0", "1-1")) {
            assertThat(site("reports/sh-" + version + "-server"))
                    .isDirectoryContaining("glob:**index.html")
                    .isDirectoryContaining("glob:**events.jsonl")
                    .isDirectoryContaining("glob:**badge.svg");
        }
        assertThat(execute(
                        "report",
                        "verify",
                        site("reports/sh-1-1-server/sh-1-1.zip").toString()))
                .isZero();

        assertThat(board()).isZero();
        assertThat(out.toString()).contains("2 reports, 0 graded again now, 2 by an earlier build");
    }

    @Test
    void aReportThatWasTamperedWithIsRefusedByNameAlsoWhenItWasTakenBefore() throws IOException {
        submit("1.0", "1.1");
        assertThat(board()).isZero();
        Path report = folder.resolve("submissions/1.1");
        new TamperedReport(report, report.resolve("transcripts/server-1.jsonl")).change("\"sh\"", "\"zsh\"");

        assertThat(board()).isEqualTo(1);

        assertThat(out.toString())
                .containsPattern(
                        "refused +" + folder.resolve("submissions/1.1") + ": transcripts/server-1.jsonl:[0-9]+: ")
                .contains("1 report, 0 graded again now, 1 by an earlier build");
        assertThat(site("reports/sh-1-1-server")).doesNotExist();
        assertThat(site("index.html")).content().contains("1 implementation, 1 report.");
    }

    @Test
    void aPackedReportIsKnownByItsBytesAndByNothingLess() throws IOException {
        Path zip = Files.createDirectories(folder.resolve("submissions")).resolve("sh.zip");
        assertThat(execute("report", "pack", recorded.resolve("1.0").toString(), "--out", zip.toString()))
                .as(err.toString())
                .isZero();
        assertThat(board()).isZero();
        assertThat(out.toString()).contains("1 report, 1 graded again now, 0 by an earlier build");
        Path page = site("reports/sh-1-0-server/index.html");
        String written = Files.readString(page);

        assertThat(board()).isZero();
        assertThat(out.toString()).contains("1 report, 0 graded again now, 1 by an earlier build");
        assertThat(page).hasContent(written);

        Files.delete(page);
        assertThat(board()).isZero();
        assertThat(page).hasContent(written);

        try (FileSystem inside = FileSystems.newFileSystem(zip)) {
            Path transcript = inside.getPath("transcripts/server-1.jsonl");
            Files.writeString(transcript, Files.readString(transcript).replaceFirst("2025-11-25", "2025-11-26"));
        }
        assertThat(board()).isEqualTo(2);
        assertThat(out.toString()).containsPattern("refused +" + zip + ": transcripts/server-1.jsonl:[0-9]+: ");
        assertThat(page).hasContent(written);
    }

    @Test
    void aVerdictMadePrettierIsRefusedThoughEveryDigestFits() throws IOException {
        submit("1.0");
        Path report = folder.resolve("submissions/1.0");
        Path log = report.resolve("events.jsonl");
        String changed = Files.readString(log).replace("\"verdict\":\"passed\"", "\"verdict\":\"warned\"");
        assertThat(changed).isNotEqualTo(Files.readString(log));
        Files.writeString(log, changed);
        chainAnew(report);

        assertThat(board()).isEqualTo(2);
        assertThat(out.toString()).containsPattern("refused +\\S+1.0: W-S-0[0-9]: the report says warned");
        assertThat(err.toString())
                .isEqualTo("context-tck: report board: every report was refused; no site was written\n");
        assertThat(site("index.html")).doesNotExist();
    }

    @Test
    void thePagesOfAReportAreWrittenAnewAndNeverTakenFromIt() throws IOException {
        submit("1.0");
        Path report = folder.resolve("submissions/1.0");
        Files.writeString(report.resolve("index.html"), "<script>alert(1)</script>");
        chainAnew(report);

        assertThat(board()).isZero();
        assertThat(site("reports/sh-1-0-server/index.html")).content().doesNotContain("alert(1)");
    }

    @Test
    void ofOneVersionTheNewerRunIsShown() throws IOException {
        submit("1.0");
        Path again = Files.createDirectories(folder.resolve("submissions/again"));
        copy(recorded.resolve("1.0"), again);

        assertThat(board()).isZero();
        assertThat(out.toString())
                .containsPattern("left out +\\S+again: the same version was tested later, or is given twice");
    }

    @Test
    void whatCannotBeDoneIsSaidInOneLine() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        refused("report board: " + empty + " holds no report: ", empty.toString());
        refused(
                "report board: " + folder.resolve("no") + " is not there",
                folder.resolve("no").toString());
        submit("1.0");
        Files.createDirectories(site(""));
        Files.writeString(site("index.html"), "mine");
        refused(
                "--out " + folder.resolve("site") + ": holds index.html, which is of no board",
                folder.resolve("submissions").toString());
        assertThat(site("index.html")).hasContent("mine");
    }

    private static void chainAnew(Path report) throws IOException {
        new TamperedReport(report, report.resolve("transcripts/server-1.jsonl"))
                .chainAnew(CertificateFile.read(report).kitDigest());
    }

    private void refused(String problem, String place) {
        err.getBuffer().setLength(0);
        assertThat(execute("report", "board", place, "--out", site("").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).startsWith("context-tck: " + problem).hasLineCount(1);
    }

    private void submit(String... versions) throws IOException {
        for (String version : versions) {
            copy(recorded.resolve(version), Files.createDirectories(folder.resolve("submissions/" + version)));
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = to.resolve(from.relativize(file));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }

    private Path site(String name) {
        return folder.resolve("site").resolve(name);
    }

    private int board() {
        return execute("report", "board", folder.resolve("submissions").toString(), "--out", site("").toString());
    }

    private int execute(String... words) {
        out.getBuffer().setLength(0);
        return Main.execute(new PrintWriter(out, true), new PrintWriter(err, true), words);
    }
}
