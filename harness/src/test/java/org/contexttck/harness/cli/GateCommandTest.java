package org.contexttck.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.json.Json;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Baselines, flaky scenarios and shares that have to pass, as a user meets them; the server marks or does not. */
@DisabledOnOs(OS.WINDOWS)
class GateCommandTest {

    /** Marks its results if there is a file {@code marks}; a call without it makes one if it is asked to be flaky. */
    private static final String SERVER = """
            while read -r l; do
              id=$(printf '%s' "$l" | sed -n 's/.*"id":\\("[^"]*"\\|[0-9]*\\).*/\\1/p')
              case $l in
                *'"initialize"'*) r='{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"sh","version":"1"}}';;
                *'"tools/list"'*) r='{"tools":[{"name":"search_records","inputSchema":{"type":"object"}}]}';;
                *'"notifications/'*) continue;;
                *'"tools/call"'*) if test -e marks; then m='{"context":{"lifecycle":"transient","summary":"all"}}'; else m='{}'; fi
                   test "$1" = flaky && touch marks
                   r='{"content":[{"type":"text","text":"{\\"records\\":[{\\"id\\":1},{\\"id\\":2},{\\"id\\":3},{\\"id\\":4},{\\"id\\":5}]}"}],"_meta":'$m'}';;
                *) printf '{"jsonrpc":"2.0","id":%s,"error":{"code":-32601,"message":"no"}}\\n' "$id"; continue;;
              esac
              printf '{"jsonrpc":"2.0","id":%s,"result":%s}\\n' "$id" "$r"
            done
            """;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void server() throws IOException {
        Files.writeString(folder.resolve("server.sh"), SERVER);
        profile("");
    }

    @Test
    void whatIsKnownDoesNotFailTheRunButStaysFailed() throws IOException {
        Path known = known("  - {requirement: TC-S-01, tool: search_records, reason: slow vendor}\n");

        assertThat(run("--baseline", known.toString())).isZero();

        assertThat(out.toString().lines())
                .endsWith(
                        "known: TC-S-01 (search_records): slow vendor",
                        "the verdict stays as it is; for the gate the exit code is 0 instead of 1");
        JsonNode report = report();
        assertThat(report.at("/requirements/0/verdict").asText()).isEqualTo("failed");
        assertThat(report.path("exitCode").asInt()).isEqualTo(1);
        assertThat(report.at("/known/0/state").asText()).isEqualTo("known");
        assertThat(Schemas.bundled().schema("kit/report.schema.json").validate(report))
                .isEmpty();
        assertThat(folder.resolve("report/events.jsonl")).content().contains("\"failure-known\"");
    }

    @Test
    void anEntryForAnotherToolLeavesTheRunRed() throws IOException {
        Path known = known("  - {requirement: TC-S-01, tool: other, reason: slow vendor}\n");

        assertThat(run("--baseline", known.toString())).isEqualTo(1);
        assertThat(out.toString())
                .contains("stale: TC-S-01 (other) no longer fails; take the entry out, or --bless")
                .doesNotContain("the verdict stays");
    }

    @Test
    void whatNoLongerFailsOrIsPastItsDayEndsWithSix() throws IOException {
        Path known = known("  - {requirement: TC-S-01, reason: slow vendor, expires: 2020-01-31}\n");

        assertThat(run("--baseline", known.toString())).isEqualTo(6);
        assertThat(out.toString()).contains("expired: TC-S-01 was put up with until 2020-01-31: slow vendor");

        marks();
        assertThat(run("--baseline", known.toString())).isEqualTo(6);
        assertThat(out.toString())
                .contains(
                        "stale: TC-S-01 no longer fails; take the entry out, or --bless",
                        "the verdict stays as it is; for the gate the exit code is 6 instead of 0");
    }

    @Test
    void blessingAsksForReasonsAndKeepsThoseOfWhatStillFails() throws IOException {
        Path known = folder.resolve("known.yaml");

        assertThat(run("--baseline", known.toString(), "--bless")).isZero();
        assertThat(out.toString().lines())
                .contains(
                        "wrote " + known + ": 0 kept, 1 new, 0 taken out",
                        "say in its \"reason\" why this is put up with, before the file can be used: "
                                + "TC-S-01 (search_records)");
        assertThat(run("--baseline", known.toString())).isEqualTo(2);
        assertThat(err.toString())
                .isEqualTo(known + ": known[0]: 'reason' is empty; schemas/kit/baseline.schema.json says what may be"
                        + " there\n");

        String filled = Files.readString(known).replace("reason: \"\"", "reason: \"slow\"\n    expires: 2999-12-31");
        Files.writeString(known, filled);
        assertThat(run("--baseline", known.toString(), "--bless")).isZero();
        assertThat(out.toString()).contains("wrote " + known + ": 1 kept, 0 new, 0 taken out");
        assertThat(known).hasContent(filled);

        Files.writeString(known, filled.replace("2999", "2020"));
        assertThat(run("--baseline", known.toString(), "--bless")).isZero();
        assertThat(out.toString())
                .contains(
                        "wrote " + known + ": 1 kept, 0 new, 0 taken out",
                        "had expired: TC-S-01 (search_records) was put up with until 2020-12-31;"
                                + " it is kept without a day: slow\n");
        assertThat(known).hasContent(filled.replace("\n    expires: 2999-12-31", ""));

        marks();
        assertThat(run("--baseline", known.toString(), "--bless")).isZero();
        assertThat(out.toString()).contains("wrote " + known + ": 0 kept, 0 new, 1 taken out");
        assertThat(known).content().endsWith("known: []\n");
    }

    @Test
    void aBaselineMayBeJson() throws IOException {
        Path known = folder.resolve("known.json");

        assertThat(run("--baseline", known.toString(), "--bless")).isZero();
        assertThat(Json.parse(Files.readString(known)).at("/known/0/tool").asText())
                .isEqualTo("search_records");
        Files.writeString(known, Files.readString(known).replace("\"\"", "\"slow ${VENDOR}\""));
        assertThat(run("--baseline", known.toString())).isZero();
        assertThat(out.toString()).contains("known: TC-S-01 (search_records): slow ${VENDOR}");
    }

    @Test
    void nothingIsBlessedWhereNothingWasReached() throws IOException {
        Path known = known("  - {requirement: TC-S-01, reason: slow vendor}\n");

        assertThat(execute("run", "--stdio", "false", "--out", folder + "/report", "--baseline", "" + known, "--bless"))
                .isEqualTo(3);
        assertThat(out.toString()).endsWith("nothing was blessed: " + known + " is as it was\n");
        assertThat(known).content().contains("slow vendor");
    }

    @ParameterizedTest
    @CsvSource({
        "50, 0, 1 of 2 MUST requirements passed (50 %); 50 % are asked for",
        "50.1, 1, 1 of 2 MUST requirements passed (50 %); 50.1 % are asked for"
    })
    void aShareOfTheMustsMayDecide(String percent, int exitCode, String line) throws IOException {
        assertThat(run("--only", "W-S-02", "--fail-under", percent)).isEqualTo(exitCode);
        assertThat(out.toString().lines()).contains(line);
    }

    @Test
    void aShareDoesNotReplaceABaselineThatIsGiven() throws IOException {
        Path known = known("  - {requirement: W-S-01, reason: slow vendor}\n");

        assertThat(run("--only", "W-S-02", "--fail-under", "50", "--baseline", known.toString()))
                .isEqualTo(1);
    }

    @Test
    void whatIsListedAsFlakyIsTriedAgainAndShownAsFlaky() throws IOException {
        profile("flaky");
        Path list = known("  - {requirement: TC-S-01, scenario: A full page is marked, reason: cold cache}\n");

        assertThat(run("--strict", "--flaky", list.toString())).isZero();

        assertThat(out.toString())
                .contains(
                        "TC-S-01 (MUST) flaky: search_records {",
                        "  because   flaky: broke at first, held in try 2\n",
                        "flaky: TC-S-01 (A full page is marked): cold cache",
                        "0 instead of 1");
        JsonNode requirement = report().at("/requirements/0");
        assertThat(requirement.path("verdict").asText()).isEqualTo("warned");
        assertThat(requirement.path("reason").asText()).isEqualTo("flaky: broke at first, held in try 2");
        assertThat(requirement.at("/scenarios/0/outcome").asText()).isEqualTo("flaky");
        assertThat(requirement.path("findings")).hasSize(1);
        assertThat(Schemas.bundled().schema("kit/report.schema.json").validate(report()))
                .isEmpty();
        assertThat(run("--strict")).as("it holds by now").isZero();
    }

    @Test
    void whatNeverHoldsIsNotFlaky() throws IOException {
        Path list = known("  - {requirement: TC-S-01, reason: cold cache, flaky: true}\n");

        assertThat(run("--baseline", list.toString())).isEqualTo(1);
        assertThat(report().at("/requirements/0/reason").asText())
                .startsWith("listed as flaky, but held in none of 3 tries: search_records {");
        marks();
        assertThat(run("--baseline", list.toString())).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--bless                          | --bless goes with --baseline FILE, which it writes",
                "--fail-under 101                 | --fail-under 101: must be from 0 to 100",
                "--fail-under -1                  | --fail-under -1: must be from 0 to 100",
                "--shard 3/2                      | --shard \"3/2\": write which shard of how many, such as 1/3; at most 1000 of them",
                "--shard 1/2 --fail-under 90      | --fail-under is about the whole run; give it to context-tck report merge instead of to a shard",
                "--shard 1/2 --baseline x --bless | --bless is about the whole run; give it to context-tck report merge instead of to a shard",
            })
    void saysWhatDoesNotGoTogether(String words, String problem) throws IOException {
        assertThat(run(words.split(" "))).isEqualTo(2);
        assertThat(err.toString().lines()).containsExactly("context-tck: " + problem);
        assertThat(folder.resolve("report")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            emptyValue = "",
            value = {
                "``                             | the file is empty; write known: []",
                "known: 1                       | a baseline is an object with a list 'known'; schemas/kit/baseline.schema.json says what may be there",
                "known: [{requirement: TC-S-01}] | known[0] lacks 'reason'; schemas/kit/baseline.schema.json says what may be there",
            })
    void saysWhatIsWrongWithABaseline(String text, String problem) throws IOException {
        Path known = Files.writeString(folder.resolve("known.yaml"), text);

        assertThat(run("--baseline", known.toString())).isEqualTo(2);
        assertThat(err.toString().lines()).containsExactly(known + ": " + problem);
    }

    @Test
    void saysThatABaselineIsNotThereOrNoYaml() throws IOException {
        Path known = folder.resolve("known.yaml");

        assertThat(run("--flaky", known.toString())).isEqualTo(2);
        assertThat(err.toString().lines()).containsExactly(known + ": not found; looked for " + known);

        Files.writeString(known, "known: [");
        err.getBuffer().setLength(0);
        assertThat(run("--flaky", known.toString())).isEqualTo(2);
        assertThat(err.toString())
                .startsWith(known + ":1:")
                .contains("not YAML: ")
                .hasLineCount(1);
    }

    @Test
    void shardsOfARunThatFailsFailTogether() throws IOException {
        int first = shard("1/2");
        int second = shard("2/2");

        assertThat(List.of(first, second)).contains(1);
        assertThat(merge("s1", "s2")).isEqualTo(1);
        assertThat(out.toString()).contains("TC-S-01");
        assertThat(merge("s2", "s1", "--fail-under", "0")).isZero();

        String known =
                known("  - {requirement: TC-S-01, reason: slow vendor}\n").toString();
        assertThat(merge("s1", "s2", "--baseline", known)).isZero();
        assertThat(out.toString()).contains("known: TC-S-01: slow vendor");
        assertThat(folder.resolve("whole/events.jsonl")).content().contains("\"failure-known\"");
        assertThat(folder.resolve("whole/report.json")).content().contains("slow vendor");
        marks();
        shard("1/2");
        shard("2/2");
        assertThat(merge("s1", "s2", "--baseline", known)).isEqualTo(6);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "s1       | report merge: of 2 shards these are missing: 2",
                "s1,s1    | report merge: {}/s1 is shard 1/2, which is there already or beyond the last",
                "s1,none  | report merge: {}/none is no report: it has no events.jsonl",
            })
    void saysWhatCannotBeMerged(String folders, String problem) {
        shard("1/2");

        assertThat(merge(folders.split(","))).isEqualTo(2);
        assertThat(err.toString().lines()).containsExactly("context-tck: " + problem.replace("{}", folder.toString()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            emptyValue = "",
            value = {
                "``                | {}/s1: the events do not begin with run-started",
                "x                 | {}/s1: the events do not begin with run-started",
                "x\\n               | {}/s1/events.jsonl:1: ",
                "{\"type\":\"x\"}\\n | {}/s1/events.jsonl:1: 'type' is 'x', not one of ",
            })
    void saysWhatIsWrongWithAShardAndLeavesNothingBehind(String log, String problem) throws IOException {
        Files.createDirectories(folder.resolve("s1"));
        Files.writeString(folder.resolve("s1/events.jsonl"), log.replace("\\n", "\n"));

        assertThat(merge("s1")).isEqualTo(2);
        assertThat(err.toString())
                .startsWith("context-tck: report merge: " + problem.replace("{}", folder.toString()))
                .hasLineCount(1);
        assertThat(folder.resolve("whole")).doesNotExist();
    }

    @Test
    void shardsOfAServerOfWhichNoToolIsKnownAreInconclusiveTogether() throws IOException {
        Files.writeString(folder.resolve("server.sh"), SERVER.replace("search_records", "other"));
        for (String shard : List.of("1/2", "2/2")) {
            String target = "sh " + folder.resolve("server.sh");
            String report = folder + "/s" + shard.charAt(0);
            assertThat(execute("run", "--stdio", target, "--only", "W-S", "--shard", shard, "--out", report))
                    .isZero();
            assertThat(execute("run", "--stdio", target, "--only", "W-S,TC-S-01", "--shard", shard, "--out", report))
                    .isEqualTo(5);
        }

        assertThat(merge("s1", "s2")).isEqualTo(5);
        assertThat(out.toString()).contains("no tool of the four protocols was found in its list of tools");
    }

    @Test
    void aShardIsNotOverwrittenByTheWhole() {
        shard("1/2");
        String s1 = folder + "/s1";

        assertThat(execute("report", "merge", s1, "--out", s1)).isEqualTo(2);
        assertThat(err.toString().lines())
                .containsExactly("context-tck: --out " + s1 + ": is one of the shards; name another folder");
        assertThat(folder.resolve("s1/events.jsonl")).isNotEmptyFile();
    }

    private int shard(String shard) {
        String target = folder.resolve("p.yaml").toString();
        return execute("run", target, "--only", "TC-S-01", "--shard", shard, "--out", folder + "/s" + shard.charAt(0));
    }

    private int merge(String... words) {
        String[] all = new String[words.length + 4];
        all[0] = "report";
        all[1] = "merge";
        for (int i = 0; i < words.length; i++) {
            all[i + 2] = words[i].matches("s.|none") ? folder + "/" + words[i] : words[i];
        }
        all[words.length + 2] = "--out";
        all[words.length + 3] = folder + "/whole";
        return execute(all);
    }

    private int run(String... words) throws IOException {
        String[] all = new String[words.length + 6];
        all[0] = "run";
        all[1] = folder.resolve("p.yaml").toString();
        all[2] = "--only";
        all[3] = "TC-S-01";
        all[4] = "--out";
        all[5] = folder.resolve("report").toString();
        System.arraycopy(words, 0, all, 6, words.length);
        return execute(all);
    }

    private int execute(String... words) {
        out.getBuffer().setLength(0);
        return Main.execute(new PrintWriter(out, true), new PrintWriter(err, true), words);
    }

    private void profile(String mode) throws IOException {
        Files.writeString(folder.resolve("p.yaml"), """
                server: {stdio: {command: [sh, server.sh, "%s"]}}
                claims: {transient-context: {fetch: {full: {page: 1}}, consumer: false, workflow: false}}
                """.formatted(mode));
    }

    private void marks() throws IOException {
        Files.createFile(folder.resolve("marks"));
    }

    private Path known(String entries) throws IOException {
        return Files.writeString(folder.resolve("known.yaml"), "known:\n" + entries);
    }

    private JsonNode report() throws IOException {
        return Json.parse(Files.readString(folder.resolve("report/report.json")));
    }
}
