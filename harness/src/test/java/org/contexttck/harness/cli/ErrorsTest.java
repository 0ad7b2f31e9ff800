package org.contexttck.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contexttck.harness.wire.process.CommandLine;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What goes wrong before anything is started: one line that says where, what and what to do, exit code 2, nothing printed
 * and nothing written. In the tables {} is a folder with what somebody may have there.
 */
@DisabledOnOs(OS.WINDOWS)
class ErrorsTest {

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void whatSomebodyHas() throws IOException {
        Files.createDirectory(folder.resolve("dir"));
        file("file", "x");
        file("empty.yaml", "");
        file("broken.yaml", "a: [");
        file("text.yaml", "just text");
        file("list.yaml", "- a");
        file("two.yaml", "a: 1\n---\nb: 2\n");
        file("unknown.yaml", "server: {stdio: {command: [cat]}}\nfoo: 1\n");
        file("variable.yaml", "server: {stdio: {command: [\"${CONTEXT_TCK_NEVER_SET}\"]}}\n");
        file("bare.yaml", "server: {}\n");
        file("both.yaml", "server: {stdio: {command: [cat]}, http: {url: \"http://x/\"}}\n");
        file("url.yaml", "server: {http: {url: \"http://127.0.0.1:99999/mcp\"}}\n");
        file("good.yaml", "server: {stdio: {command: [cat]}}\nclaims: {}\n");
        Files.write(folder.resolve("binary.yaml"), new byte[] {'a', ':', (byte) 0xff, (byte) 0xfe, 0});
        Files.createDirectory(folder.resolve("corrupt"));
        file("corrupt/events.jsonl", "{\"type\":\"run-started\"");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // profiles
                "run {}/none.yaml     | {}/none.yaml: not found; looked for {}/none.yaml",
                "run {}/dir           | {}/dir: cannot be read: it is a folder",
                "run {}/empty.yaml    | {}/empty.yaml:1:1: the profile is empty; say at least how to reach the server",
                "run {}/broken.yaml   | {}/broken.yaml:1:5: not YAML: while parsing a flow node, expected the node content, but found '<stream end>'",
                "run {}/text.yaml     | {}/text.yaml:1:1: the profile must be an object, found text",
                "run {}/list.yaml     | {}/list.yaml:1:1: the profile must be an object, found a list",
                "run {}/two.yaml      | {}/two.yaml:2:1: not YAML: expected a single document in the stream, but found another document",
                "run {}/binary.yaml   | {}/binary.yaml:1:3: not UTF-8; save the file as UTF-8",
                "doctor {}/unknown.yaml | {}/unknown.yaml:2:1: unknown key \"foo\"; known here: implementation, server, client, driver, intermediary, gateway, participant, limits, claims, bill",
                "doctor {}/bare.yaml  | {}/bare.yaml:1:9: server has neither stdio nor http; for example stdio: {command: [node, server.js]}",
                "doctor {}/both.yaml  | {}/both.yaml:1:35: server has both stdio and http; keep one of them",
                "doctor {}/url.yaml   | {}/url.yaml:1:22: server.http.url has a port beyond 65535",
                "run {}/variable.yaml | {}/variable.yaml:1:28: server.stdio.command[0] needs the environment variable CONTEXT_TCK_NEVER_SET, which is not set; set it, or write $${CONTEXT_TCK_NEVER_SET} for the text itself",
                // other targets
                "run --stdio ''       | context-tck: --stdio: the command is empty",
                "run --url http://127.0.0.1:99999/mcp | context-tck: --url: \"http://127.0.0.1:99999/mcp\" has a port beyond 65535",
                // what to run
                "run {}/good.yaml --only ''      | context-tck: --only \"\": neither an id (TC-S-05), a range (TC-S-01..05), a prefix (TC-S) nor a tag expression (@TC-S-05 and not @W-S-01)",
                "run {}/good.yaml --only TC-S-99 | context-tck: --only \"TC-S-99\": no requirement has this id or prefix; TC-S- has TC-S-01 to {last}",
                "run {}/good.yaml --only TC-C-01 | context-tck: --only \"TC-C-01\": is for the role client, for which the profile has no section (it has server)",
                "run {}/good.yaml --only '@W-S-01 and' | context-tck: --only \"@W-S-01 and\": no tag expression: Expected operand.",
                "run {}/good.yaml --only TC-S-90..99 | context-tck: --only \"TC-S-90..99\": no requirement has an id of this range; TC-S- has TC-S-01 to {last}",
                "run {}/good.yaml --only TS-S        | context-tck: --only \"TS-S\": no requirement has this id or prefix; did you mean TC-S?",
                "run {}/good.yaml --only TC-C-01..03 | context-tck: --only \"TC-C-01..03\": is for the role client, for which the profile has no section (it has server)",
                "run {}/good.yaml --quiet --json     | context-tck: both --quiet and --json; give one of them",
                "check {}/none.jsonl                 | context-tck: {}/none.jsonl: not found; looked for {}/none.jsonl",
                "check {}/dir                        | context-tck: {}/dir: is a folder without files; name recordings",
                "check {}/file --as hra              | context-tck: --as hra: no kind of recording; did you mean har?",
                "run {}/good.yaml --explore soon     | context-tck: --explore \"soon\": write a time such as 30s or 10m, or 0 for not at all",
                "run {}/good.yaml --case zz          | context-tck: --case *",
                "run --url http://                   | context-tck: --url: \"http://\" is no http or https URL; write for example http://127.0.0.1:3001/mcp",
                "run {}/good.yaml --jobs 0       | context-tck: --jobs 0: must be at least 1",
                "run {}/good.yaml --shard 3/2    | context-tck: --shard \"3/2\": write which shard of how many, such as 1/3; at most 1000 of them",
                // where to
                "run {}/good.yaml --out {}/file     | context-tck: --out {}/file: is a file, not a folder",
                "run {}/good.yaml --out {}/file/sub | context-tck: --out {}/file/sub: cannot be used: Not a directory",
                "run {}/good.yaml --out {}/corrupt/events.jsonl | context-tck: --out {}/corrupt/events.jsonl: is a file, not a folder",
                "spec --out {}/file                 | context-tck: --out {}/file: is a file, not a folder",
                "spec --out {}/file/sub             | context-tck: --out {}/file/sub: cannot be made: Not a directory",
                "selftest --only MarksFromSix --out {}/file    | context-tck: --out {}/file: is a file, not a folder",
                "selftest --only MarksFromSix --record {}/file | context-tck: --record {}/file: is a file, not a folder",
                "selftest --only nobody             | context-tck: selftest --only nobody: no variant or requirement begins so",
                "selftest --jobs 0                  | context-tck: --jobs 0: must be at least 1",
                "init --out {}/dir                  | context-tck: --out {}/dir: is a folder, not a file",
                "init --out {}/none/x.yaml          | context-tck: --out {}/none/x.yaml: there is no folder {}/none; make it first",
                "init --out {}/file                 | context-tck: {}/file: is there already; --force replaces it, --out FILE writes another",
                "init --url ftp://x                 | context-tck: --url: \"ftp://x\" is no http or https URL; write for example http://127.0.0.1:3001/mcp",
                "init --url ::                      | context-tck: --url: \"::\" is no http or https URL; write for example http://127.0.0.1:3001/mcp",
                "init --role client --url http://x --out {}/o  | context-tck: --url http://x: a client is started; give --stdio COMMAND",
                "init --role gateway --stdio x --out {}/o      | context-tck: --stdio x: a gateway is joined; give --url ws://HOST:PORT/",
                // gates
                "run {}/good.yaml --baseline {}/none.yaml   | {}/none.yaml: not found; looked for {}/none.yaml",
                "run {}/good.yaml --baseline {}/dir         | {}/dir: cannot be read: it is a folder",
                "run {}/good.yaml --also {}/none.json      | {}/none.json: not found; looked for *",
                "run {}/good.yaml --also {}/text.yaml      | {}/text.yaml: (whole value): *",
                "run {}/good.yaml --save {}                | context-tck: --save {}: is a folder, not a file",
                "run {}/good.yaml --baseline {}/text.yaml   | {}/text.yaml: a baseline is an object with a list 'known'; schemas/kit/baseline.schema.json says what may be there",
                "run {}/good.yaml --baseline {}/binary.yaml | {}/binary.yaml:1:3: not UTF-8; save the file as UTF-8",
                "run {}/good.yaml --flaky {}/none.yaml      | {}/none.yaml: not found; looked for {}/none.yaml",
                "run {}/good.yaml --bless                   | context-tck: --bless goes with --baseline FILE, which it writes",
                "run {}/good.yaml --bless --baseline {}/none/x.yaml | context-tck: --baseline {}/none/x.yaml: there is no folder {}/none; make it first",
                "run {}/good.yaml --bless --baseline {}/dir | context-tck: --baseline {}/dir: is a folder, not a file",
                // reports
                "report merge {}/none --out {}/o    | context-tck: report merge: {}/none is no report: it has no events.jsonl",
                "report merge {}/dir --out {}/o     | context-tck: report merge: {}/dir is no report: it has no events.jsonl",
                "report merge {}/dir --out {}/dir   | context-tck: --out {}/dir: is one of the shards; name another folder",
                // the catalogue
                "explain R99 TC-S-01                | context-tck: explain R99: no requirement, reading or field case has this id; there are R1 to R*",
                "list --level MAY --role gateway --protocol wire | context-tck: list: no requirement is all of that at the same time: --role gateway, --level MAY, --protocol wire",
            })
    void isSaidInOneLine(String words, String line) {
        assertThat(execute(words)).isEqualTo(2);
        assertThat(err.toString()
                        .replaceFirst("(?m)(?<= to )TC-S-\\d+$", "{last}")
                        .lines())
                .hasSize(1)
                .first()
                .satisfies(said -> matches(said, line.replace("{}", folder.toString())));
        assertThat(out.toString()).isEmpty();
        assertThat(folder.resolve("o")).doesNotExist();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "rum                   | unknown command \"rum\"; did you mean run?",
                "help rum              | unknown command \"rum\"; did you mean run?",
                "report verfiy         | unknown command \"verfiy\"; did you mean verify?",
                "run ''                | PROFILE: it is empty; name a file or folder, such as . for this one",
                "run x --out ''        | --out: it is empty; name a file or folder, such as . for this one",
                "run x --baseline ''   | --baseline: it is empty; name a file or folder, such as . for this one",
                "spec --out ''         | --out: it is empty; name a file or folder, such as . for this one",
                "run x --fail-under x  | --fail-under: \"x\" is no number",
                "run x --jobs x        | --jobs: \"x\" is no whole number, or too large",
                "run x --jobs 9999999999 | --jobs: \"9999999999\" is no whole number, or too large",
                "run x --out           | --out: nothing stands behind it; write --out DIR",
                "run x --strict --strict | --strict: given more than once; give it once",
                "run x --out a --out b | --out: given more than once; give it once",
                "doctor --json         | no target; give a PROFILE file, --stdio COMMAND, --url URL, --dial-in MODEL or --reference",
                "doctor x y            | unknown argument \"y\"",
                "init --stdio x --url http://x | more than one target; give one of them, or none for a template",
                "serve                 | WHAT is missing; write context-tck serve server --http 3001",
                "serve server --http x | --http: \"x\" is no whole number, or too large",
                "serve fixture --http 99999 | --http 99999: a port is from 0 to 65535",
                "serve server --http -1 | --http -1: a port is from 0 to 65535",
                "serve server extra    | unknown argument \"extra\"",
                "serve server --broken MarksFromSeven | --broken MarksFromSeven: no such variant of server; did you mean MarksFromSix?",
                "serve gateway --broken MarksFromSix | --broken MarksFromSix: no such variant of gateway; context-tck explain names those that break a requirement",
                "serve intermediary    | --upstream goes with intermediary, and that needs it",
                "serve intermediary --upstream ftp://x | --upstream: \"ftp://x\" is no http or https URL; write for example http://127.0.0.1:3001/mcp",
                "report merge x        | --out DIR is missing; write context-tck report merge shard-1 shard-2 --out whole",
                "list A B              | unknown argument \"B\"",
                "run x --basline y      | unknown option \"--basline\"; did you mean --baseline?",
                "run x --olny=TC-S      | unknown option \"--olny=TC-S\"; did you mean --only?",
                "lits                   | unknown command \"lits\"; did you mean list?",
                "completion fish        | SHELL: \"fish\" is not known; known are bash, zsh",
                "list --role sever      | --role: \"sever\" is not known; did you mean server?",
                "list --level SHOUD     | --level: \"SHOUD\" is not known; did you mean SHOULD?",
                "list --protocol x      | --protocol: \"x\" is not known; known are transient-context, sub-context, context-saving, context-pack, wire",
                "serve sever            | WHAT: \"sever\" is not known; did you mean server?",
                "report pack x          | --out FILE is missing; write context-tck report pack context-tck-report --out orders.zip",
                "check                  | TRACE is missing; write context-tck check session.jsonl",
                "run --url http://x --stdio y | more than one target; give one of a PROFILE file, --stdio COMMAND, --url URL, --dial-in MODEL or --reference",
            })
    void isSaidInOneLineWithAWayToTheHelp(String words, String problem) {
        assertThat(execute(words)).isEqualTo(2);
        List<String> lines = err.toString().lines().toList();
        assertThat(lines).hasSize(2);
        matches(lines.get(0), "context-tck: " + problem);
        assertThat(lines.get(1)).matches("Try: context-tck.* --help");
        assertThat(out.toString()).isEmpty();
    }

    /** A star stands for the rest of a line. */
    private static void matches(String said, String expected) {
        assertThat(said).doesNotContain("java.", "Exception", "\tat ", "org.contexttck");
        if (expected.endsWith("*")) {
            assertThat(said).startsWith(expected.substring(0, expected.length() - 1));
        } else {
            assertThat(said).isEqualTo(expected);
        }
    }

    private void file(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text, StandardCharsets.UTF_8);
    }

    private int execute(String line) {
        List<String> words = CommandLine.split(line.replace("{}", folder.toString()));
        return Main.execute(new PrintWriter(out, true), new PrintWriter(err, true), words.toArray(String[]::new));
    }
}
