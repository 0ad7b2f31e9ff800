package org.contexttck.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.json.Json;
import org.contexttck.reports.certificate.CertificateFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Grading a recorded run again, as a user meets it; the server is gone by then. */
@DisabledOnOs(OS.WINDOWS)
class ReportVerifyTest {

    /** Marks its results if it is told to. */
    private static final String SERVER = """
            while read -r l; do
              id=$(printf '%s' "$l" | sed -n 's/.*"id":\\("[^"]*"\\|[0-9]*\\).*/\\1/p')
              case $l in
                *'"initialize"'*) r='{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"sh","version":"1"}}';;
                *'"tools/list"'*) r='{"tools":[{"name":"search_records","inputSchema":{"type":"object"}}]}';;
                *'"notifications/'*) continue;;
                *'"tools/call"'*)
                   if test "$1" = marks -o -e marks; then m='{"context":{"lifecycle":"transient","summary":"all"}}'; else m='{}'; fi
                   test "$1" = flaky && touch marks
                   r='{"content":[{"type":"text","text":"{\\"records\\":[{\\"id\\":1},{\\"id\\":2},{\\"id\\":3},{\\"id\\":4},{\\"id\\":5}]}"}],"_meta":'$m'}';;
                *) printf '{"jsonrpc":"2.0","id":%s,"error":{"code":-32601,"message":"no"}}\\n' "$id"; continue;;
              esac
              printf '{"jsonrpc":"2.0","id":%s,"result":%s}\\n' "$id" "$r"
            done
            """;

    private static final String WHAT = "TC-S-01,TC-S-03";

    @TempDir
    Path folder;

    private static final String ANOTHER_KIT = "0".repeat(64);

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path report;

    @BeforeEach
    void name() throws IOException {
        Files.writeString(folder.resolve("server.sh"), SERVER);
        report = folder.resolve("report");
    }

    @Test
    void aTrueRunIsConfirmedThoughTheServerIsGone() throws IOException {
        record("marks");

        assertThat(verify()).isZero();

        assertThat(out.toString().lines())
                .satisfies(lines -> {
                    assertThat(lines.get(0))
                            .matches(
                                    "files {6}10 files, 2 transcripts with [0-9]+ lines, as they were when the run ended");
                    assertThat(lines.get(1)).matches("kit {8}\\S+ \\([0-9a-f]{12}\\), the one that graded the run");
                    assertThat(lines.get(2))
                            .matches(
                                    "grading {4}[0-9]+ requirements, [0-9]+ scenario runs graded again, all as reported");
                })
                .endsWith("", "This report is what its transcripts give.");
    }

    @Test
    void aRunThatFailedIsConfirmedAsFailed() throws IOException {
        assertThat(record("bare")).isEqualTo(1);

        assertThat(verify()).isZero();
    }

    @Test
    void aChangedLineIsNamedAndSoIsTheVerdictThatHangsOnIt() throws IOException {
        record("marks");
        long line = change("\"lifecycle\":\"transient\"", "\"lifecycle\":\"durable\"");

        assertThat(verify()).isEqualTo(1);

        assertThat(out.toString())
                .contains(
                        "files      were changed:\n           transcripts/server-1.jsonl:" + line + ": this line, or",
                        "TC-S-01: the report says passed, the transcripts give failed (search_records ",
                        "This report is not what its run gave.");
    }

    @Test
    void aChangeThatHidesItsTracksStillGivesAnotherVerdict() throws IOException {
        record("marks");
        change("\"lifecycle\":\"transient\"", "\"lifecycle\":\"durable\"");
        chainAnew();

        assertThat(verify()).isEqualTo(1);

        assertThat(out.toString())
                .contains(
                        "as they were when the run ended",
                        "TC-S-01: the report says passed, the transcripts give failed");
    }

    @Test
    void aReportMadePrettierIsFound() throws IOException {
        record("bare");
        Path file = report.resolve("report.json");
        Files.writeString(file, Files.readString(file).replace("\"failed\"", "\"passed\""));

        assertThat(verify()).isEqualTo(1);
        assertThat(out.toString())
                .contains(
                        "           report.json: was changed after the run\n",
                        "report.json is not what events.jsonl gives");

        chainAnew();
        assertThat(verify()).isEqualTo(1);
        assertThat(out.toString()).contains("report     report.json is not what events.jsonl gives");
    }

    /** How a report tells what was found may change from kit to kit; what was found may not. */
    @Test
    void anotherKitMayHaveWrittenTheReportInOtherWords() throws IOException {
        record("bare");
        Path file = report.resolve("report.json");
        Files.writeString(file, Files.readString(file).replace("\"headline\": \"", "\"headline\": \"So: "));
        chainAnew();
        assertThat(verify()).as("this kit has its own words").isEqualTo(1);
        chainAnew(ANOTHER_KIT);

        assertThat(verify()).isZero();
        assertThat(out.toString()).contains("(000000000000), same catalogue");

        Files.writeString(file, Files.readString(file).replace("\"failed\"", "\"passed\""));
        chainAnew(ANOTHER_KIT);

        assertThat(verify()).isEqualTo(1);
        assertThat(out.toString()).contains("report     report.json is not what events.jsonl gives");
    }

    @Test
    void aLogMadePrettierIsFoundEvenIfAllDigestsFit() throws IOException {
        record("bare");
        Path log = report.resolve("events.jsonl");
        Files.writeString(
                log,
                Files.readString(log)
                        .replace("\"broke\"", "\"held\"")
                        .replace("\"verdict\":\"failed\"", "\"verdict\":\"passed\""));
        chainAnew();

        assertThat(verify()).isEqualTo(1);
        assertThat(out.toString()).contains("TC-S-01: the report says passed, the transcripts give failed");
    }

    @Test
    void aTranscriptThatIsNoneAnyMoreIsAFinding() throws IOException {
        record("marks");
        Path file = transcript();
        Files.writeString(file, "no JSON\n" + Files.readString(file));

        assertThat(verify()).isEqualTo(1);
        assertThat(out.toString())
                .contains("transcripts/server-1.jsonl:1: this line", "ungraded   transcripts/server-1.jsonl:1: ");
    }

    @Test
    void whatCannotBeGradedIsNotCalledFalse() throws IOException {
        record("marks");
        Path profile = report.resolve("recorded-profile.yaml");
        Files.writeString(profile, "server: [");
        chainAnew();

        assertThat(verify()).isEqualTo(5);
        assertThat(out.toString())
                .contains("ungraded   recorded-profile.yaml: ")
                .endsWith("This report is as its run left it, but could not be graded again.\n");
    }

    @Test
    void whatWasTriedAgainIsTriedAgain() throws IOException {
        Path known = folder.resolve("flaky.yaml");
        Files.writeString(known, "known:\n  - {requirement: TC-S-01, reason: slow vendor}\n");
        record("flaky", "--flaky", known.toString());

        assertThat(verify()).isZero();
        assertThat(report.resolve("events.jsonl")).content().contains("\"flaky\"");
    }

    @Test
    void shardsPutTogetherAreGradedAgainTogether() throws IOException {
        record("marks", "--shard", "1/2");
        Path first = report;
        report = folder.resolve("second");
        record("marks", "--shard", "2/2");
        Path second = report;
        report = folder.resolve("whole");
        assertThat(execute("report", "merge", first.toString(), second.toString(), "--out", report.toString()))
                .isZero();

        assertThat(verify()).isZero();

        Files.move(transcript("1-server-1"), report.resolve("transcripts/3-server-1.jsonl"));
        assertThat(verify()).isEqualTo(1);
    }

    @Test
    void anotherKitSaysWhoseVerdictsTheyAre() throws IOException {
        record("marks");
        chainAnew(ANOTHER_KIT);

        assertThat(verify()).isZero();
        assertThat(out.toString()).containsPattern("the run was graded by \\S+ \\(000000000000\\), same catalogue");
    }

    @Test
    void aPackedReportSaysWhatItHoldsAndIsVerifiedAsItIs() throws IOException {
        record("marks");
        Path zip = folder.resolve("orders.zip");

        assertThat(pack(zip, "--homepage", "https://example.org/orders")).isZero();
        assertThat(out.toString()).containsPattern("wrote " + zip + ": [0-9]+ files\n");
        assertThat(execute("report", "verify", zip.toString())).isZero();

        Path unpacked = folder.resolve("unpacked");
        unpack(zip, unpacked);
        ObjectNode submission = (ObjectNode) Json.parse(Files.readString(unpacked.resolve("submission.json")));
        assertThat(Schemas.bundled().schema("kit/submission.schema.json").validate(submission))
                .isEmpty();
        assertThat(submission.path("homepage").asText()).isEqualTo("https://example.org/orders");
        assertThat(submission.at("/requirements/TC-S-01").asText()).isEqualTo("passed");
        assertThat(Schemas.bundled()
                        .schema("kit/certificate.schema.json")
                        .validate(Json.parse(Files.readString(unpacked.resolve("certificate.json")))))
                .isEmpty();

        submission.put("headline", "orders is the best");
        Files.writeString(unpacked.resolve("submission.json"), Json.write(submission));
        assertThat(execute("report", "verify", unpacked.toString())).isEqualTo(1);
        assertThat(out.toString()).contains("submission.json: does not say what the report says");
    }

    @Test
    void whatIsNotWhatItsTranscriptsGiveIsNotPacked() throws IOException {
        record("marks");
        change("\"lifecycle\":\"transient\"", "\"lifecycle\":\"durable\"");
        Path zip = folder.resolve("orders.zip");

        assertThat(pack(zip)).isEqualTo(1);
        assertThat(out.toString()).endsWith("nothing was packed\n");
        assertThat(zip).doesNotExist();
    }

    @Test
    void aFileIsNotOverwritten() throws IOException {
        record("marks");
        Path zip = Files.writeString(folder.resolve("orders.zip"), "mine");

        assertThat(pack(zip)).isEqualTo(2);
        assertThat(err.toString()).isEqualTo("context-tck: --out " + zip + ": is there already; name another file\n");
        assertThat(zip).hasContent("mine");
    }

    @Test
    void whatCannotBeVerifiedIsSaidInOneLine() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        refused(empty, empty + " is no report: it has no certificate.json");
        refused(folder.resolve("nowhere"), folder + "/nowhere is not there; name the folder of a report");
        Path text = Files.writeString(folder.resolve("text.zip"), "text");
        refused(text, text + " is no zip file: ");
        Path evil = folder.resolve("evil.zip");
        try (OutputStream file = Files.newOutputStream(evil);
                ZipOutputStream zip = new ZipOutputStream(file)) {
            zip.putNextEntry(new ZipEntry("../../evil.txt"));
        }
        refused(evil, evil + " holds ../../evil.txt, which leads out of its folder");
        record("marks");
        Files.writeString(report.resolve("certificate.json"), "{");
        refused(report, report + ": certificate.json cannot be read: ");
        Files.delete(report.resolve("certificate.json"));
        refused(report, report + " has no certificate.json: its run did not end, or it was put together from shards");
    }

    @Test
    void secretsAreNeitherKeptNorNeeded() throws IOException {
        Files.writeString(folder.resolve("p.yaml"), """
                server: {stdio: {command: [sh, server.sh, marks], env: {PLACE: "${PATH}"}}}
                claims: {transient-context: {fetch: {full: {path: "${PATH}"}}, consumer: false, workflow: false}}
                """);
        assertThat(run()).isZero();

        assertThat(verify()).isZero();
        try (Stream<Path> files = Files.walk(report)) {
            assertThat(files.filter(Files::isRegularFile))
                    .allSatisfy(file -> assertThat(Files.readString(file)).doesNotContain(System.getenv("PATH")));
        }
    }

    private void refused(Path what, String problem) {
        err.getBuffer().setLength(0);
        assertThat(execute("report", "verify", what.toString())).isEqualTo(2);
        assertThat(err.toString())
                .startsWith("context-tck: report verify: " + problem)
                .hasLineCount(1);
    }

    private int record(String mode, String... words) throws IOException {
        Files.writeString(folder.resolve("server.sh"), SERVER);
        Files.deleteIfExists(folder.resolve("marks"));
        Files.writeString(folder.resolve("p.yaml"), """
                server: {stdio: {command: [sh, server.sh, %s]}}
                claims: {transient-context: {fetch: {full: {page: 1}}, consumer: false, workflow: false}}
                """.formatted(mode));
        return run(words);
    }

    private int run(String... words) throws IOException {
        List<String> all = new ArrayList<>(
                List.of("run", folder.resolve("p.yaml").toString(), "--only", WHAT, "--out", report.toString()));
        all.addAll(List.of(words));
        return execute(all.toArray(String[]::new));
    }

    /** The server is gone meanwhile. */
    private int verify() throws IOException {
        Files.deleteIfExists(folder.resolve("server.sh"));
        return execute("report", "verify", report.toString());
    }

    private int pack(Path zip, String... words) {
        List<String> all = new ArrayList<>(List.of("report", "pack", report.toString(), "--out", zip.toString()));
        all.addAll(List.of(words));
        return execute(all.toArray(String[]::new));
    }

    private int execute(String... words) {
        out.getBuffer().setLength(0);
        return Main.execute(new PrintWriter(out, true), new PrintWriter(err, true), words);
    }

    private Path transcript() {
        return transcript("server-1");
    }

    private Path transcript(String name) {
        return report.resolve("transcripts/" + name + ".jsonl");
    }

    /** @return the number of the line */
    private long change(String from, String to) throws IOException {
        return new TamperedReport(report, transcript()).change(from, to);
    }

    private void chainAnew() throws IOException {
        chainAnew(CertificateFile.read(report).kitDigest());
    }

    private void chainAnew(String kitDigest) throws IOException {
        new TamperedReport(report, transcript()).chainAnew(kitDigest);
    }

    private static void unpack(Path zip, Path to) throws IOException {
        try (java.util.zip.ZipFile file = new java.util.zip.ZipFile(zip.toFile(), StandardCharsets.UTF_8)) {
            for (ZipEntry entry : (Iterable<ZipEntry>) file.stream().map(ZipEntry.class::cast)::iterator) {
                Path target = to.resolve(entry.getName());
                Files.createDirectories(target.getParent());
                Files.copy(file.getInputStream(entry), target);
            }
        }
    }
}
