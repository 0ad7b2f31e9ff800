package org.contexttck.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command {@code check}, with what it prints, writes and ends with. */
class CheckCommandTest {

    private static final String GOOD = """
            {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}
            {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{},"serverInfo":{"name":"orders","version":"1.0.0"}}}
            """;
    private static final String BAD = GOOD + """
            {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"x","arguments":{}}}
            {"jsonrpc":"2.0","id":2,"result":{"content":"x"}}
            """;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void whatHoldsEndsWithZeroThoughMostWasNotShown() throws IOException {
        file("good.jsonl", GOOD);

        assertThat(check("good.jsonl")).isZero();
        assertThat(out.toString().lines())
                .last()
                .asString()
                .matches("orders 1.0.0 conforms, as far as the recording shows \\(server, client\\): \\d+ passed;"
                        + " bears on \\d+ of \\d+ requirements\\.");
        assertThat(report().path("verdict").asText()).isEqualTo("conforming");
        assertThat(Files.readString(folder.resolve("out/junit.xml"))).contains("errors=\"0\"");
    }

    @Test
    void whatDoesNotHoldIsFoundWithFileLineAndPointer() throws IOException {
        file("bad.jsonl", BAD);

        assertThat(check("bad.jsonl")).isEqualTo(1);

        JsonNode finding = finding("W-S-01");
        assertThat(finding.path("transcript").asText()).endsWith("bad.jsonl");
        assertThat(finding.path("messages")).hasToString("[3,4]");
        assertThat(finding.path("pointer").asText()).isEqualTo("/result/content");
        assertThat(out.toString()).contains("bad.jsonl, lines 3, 4", "--only W-S-01");
        assertThat(Schemas.bundled().schema("kit/report.schema.json").validate(report()))
                .isEmpty();
    }

    @Test
    void theRestOfAFileIsJudgedThoughALineIsNone() throws IOException {
        String lines = BAD.lines()
                .map(line -> "{\"direction\":\"" + (line.contains("method") ? "c2s" : "s2c") + "\",\"message\":" + line
                        + "}\n")
                .reduce("", (one, other) -> one + other)
                .replaceFirst("\n", "\nnothing\n");
        file("torn.jsonl", lines);

        assertThat(check("torn.jsonl")).isEqualTo(1);

        assertThat(out.toString()).contains("torn.jsonl:2: no message: nothing");
        assertThat(report().at("/tried/0/leftOut/0/what").asText()).endsWith("torn.jsonl:2");
        assertThat(finding("W-S-01").path("messages")).hasToString("[4,5]");
    }

    @Test
    void aProfileSaysWhatIsClaimed() throws IOException {
        file("good.jsonl", GOOD);
        file("claims.yaml", "implementation: {name: shop}\nclaims: {context-pack: {tool: pack}}\n");

        assertThat(check("good.jsonl --profile {}/claims.yaml")).isZero();

        assertThat(out.toString()).contains("not claimed: TC-S-01", "shop conforms");
    }

    @Test
    void whatABaselineKnowsIsShownAndFailsNothing() throws IOException {
        file("bad.jsonl", BAD);
        file("known.yaml", "known: [{requirement: W-S-01, tool: x, reason: until June}]\n");

        assertThat(check("bad.jsonl --baseline {}/known.yaml")).isZero();

        assertThat(out.toString()).contains("known: W-S-01 (x): until June", "exit code is 0 instead of 1");
        assertThat(report().path("verdict").asText()).isEqualTo("not-conforming");
    }

    @Test
    void anEntryIsStaleOnceARecordingShowsItToHoldAndNotWhenNoneBearsOnIt() throws IOException {
        file("good.jsonl", GOOD);
        file("known.yaml", "known: [{requirement: W-S-01, reason: until June}]\n");
        file("other.yaml", "known: [{requirement: CS-P-04, reason: until June}]\n");

        assertThat(check("good.jsonl --baseline {}/known.yaml")).isEqualTo(6);
        assertThat(check("good.jsonl --baseline {}/other.yaml")).isZero();
    }

    @Test
    void aBaselineIsBlessedWithWhatIsBrokenAndNothingElse() throws IOException {
        file("bad.jsonl", BAD);

        assertThat(check("bad.jsonl --baseline {}/known.yaml --bless")).isZero();

        assertThat(Files.readString(folder.resolve("known.yaml")))
                .contains("requirement: W-S-01")
                .containsOnlyOnce("requirement:");
    }

    @Test
    void besideOthersAFileMayHoldNoMessage() throws IOException {
        file("good.jsonl", GOOD);
        file("journal.jsonl", "");

        assertThat(check("good.jsonl {}/journal.jsonl")).isZero();

        assertThat(out.toString()).containsPattern("holds no message: \\S+/journal.jsonl");
    }

    @Test
    void aRecordingThatBearsOnNothingIsInconclusive() throws IOException {
        file("model.jsonl", "{\"model\":\"m\",\"messages\":[]}\n");

        assertThat(check("model.jsonl")).isEqualTo(5);
        assertThat(report().path("verdict").asText()).isEqualTo("inconclusive");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "none.jsonl         | {}/none.jsonl: not found; looked for {}/none.jsonl",
                "empty.jsonl        | {}/empty.jsonl: holds no message; a recording has one JSON object a line, or is a HAR file (context-tck check --help)",
                "words.txt          | {}/words.txt:1: no message: Dear diary; a recording has one JSON object a line, or is a HAR file (context-tck check --help)",
                "folder             | {}/folder: is a folder without files; name recordings",
                "words.txt --as log | --as log: no kind of recording; known are transcript, json-rpc, har, envelopes, model",
                "words.txt --bless | --bless goes with --baseline FILE, which it writes",
                "words.txt --jobs 0 | --jobs 0: must be at least 1",
                "words.txt --only X-Y-1 | --only \"X-Y-1\": no requirement has this id or prefix; prefixes are *",
                "torn.gz            | {}/torn.gz: cannot be read: *",
            })
    void badInputIsSaidInOneLine(String words, String line) throws IOException {
        file("empty.jsonl", "");
        file("words.txt", "Dear diary\n");
        Files.createDirectory(folder.resolve("folder"));
        Files.write(folder.resolve("torn.gz"), new byte[] {0x1f, (byte) 0x8b, 8, 0, 1});

        assertThat(check(words)).isEqualTo(2);

        String wanted = "context-tck: " + line.replace("{}", folder.toString());
        assertThat(err.toString().lines()).singleElement().asString().matches(pattern(wanted));
        assertThat(out.toString()).isEmpty();
        assertThat(folder.resolve("out")).doesNotExist();
    }

    private static String pattern(String line) {
        return java.util.regex.Pattern.quote(line).replace("*", "\\E.*\\Q");
    }

    private void file(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private int check(String words) {
        String line = "check {}/" + words + " --out {}/out";
        return Main.execute(
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                line.replace("{}", folder.toString()).split(" "));
    }

    private JsonNode report() throws IOException {
        return Json.parse(Files.readString(folder.resolve("out/report.json")));
    }

    private JsonNode finding(String id) throws IOException {
        for (JsonNode one : report().path("requirements")) {
            if (one.path("id").asText().equals(id)) {
                return one.path("findings").path(0);
            }
        }
        throw new AssertionError(id + " was not judged");
    }
}
