package org.contexttck.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command line as a user meets it: what it prints and how it ends. */
class MainTest {

    /** Answers initialize, lists one tool that no protocol knows, and refuses everything else. */
    private static final String SERVER = """
            while read -r l; do
              id=$(printf '%s' "$l" | sed -n 's/.*"id":\\("[^"]*"\\|[0-9]*\\).*/\\1/p')
              case $l in
                *'"initialize"'*) r='"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"sh","version":"1"}}';;
                *'"tools/list"'*) r='"result":{"tools":[{"name":"other","inputSchema":{"type":"object"}}]}';;
                *'"notifications/'*) continue;;
                *) r='"error":{"code":-32601,"message":"no"}';;
              esac
              printf '{"jsonrpc":"2.0","id":%s,%s}\\n' "$id" "$r"
            done
            """;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @AfterEach
    void neverShowsAStackTrace() {
        assertThat(out + "\n" + err).doesNotContain("\tat ", "    at ", ".java:", "Exception");
    }

    @Test
    void withoutWordsShowsTheHelpAsAnError() {
        assertThat(execute()).isEqualTo(2);
        assertThat(err.toString()).startsWith("Usage: context-tck ").contains("run", "explain");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void aClientThatDialsInIsAskedByAServiceThatTheKitPlays() {
        assertThat(execute("run", "--dial-in", "gemini")).isEqualTo(2);
        assertThat(err.toString())
                .isEqualTo("context-tck: --dial-in: \"gemini\" is no model service that the kit plays; "
                        + "it plays openai, openai-stream, anthropic, anthropic-stream\n");
    }

    @Test
    void theHelpSaysWhatThereIs() {
        assertThat(execute("--help")).isZero();
        assertThat(out.toString()).contains("0 conforming", "run --stdio");
    }

    @Test
    void tellsItsVersion() {
        assertThat(execute("--version")).isZero();
        assertThat(out.toString()).matches("context-tck \\S+\\R");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--bogus                    | unknown option \"--bogus\"                                    | context-tck --help",
                "frobnicate                 | unknown command \"frobnicate\"; known are run, check, doctor, init, selftest, serve, list, explain, spec, report, completion, help | context-tck --help",
                "run --bogus                | unknown option \"--bogus\"                                    | context-tck run --help",
                "run --referenc             | unknown option \"--referenc\"; did you mean --reference?      | context-tck run --help",
                "run                        | no target; give a PROFILE file, --stdio COMMAND, --url URL, --dial-in MODEL or --reference | context-tck run --help",
                "serve server --stdio-bridge http://127.0.0.1:1/ | --stdio-bridge goes with fixture | context-tck serve --help",
                "serve server --port 0      | unknown option \"--port\" | context-tck serve --help",
                "serve gateway --http 0     | --http goes with server, intermediary and fixture | context-tck serve --help",
                "serve gateway --database x | --database goes with server | context-tck serve --help",
                "serve server --database no/x | --database no/x: there is no folder no | context-tck serve --help",
                "serve server --database src | --database src: is a folder, not a file | context-tck serve --help",
                "serve server --http 0 --broken X | --broken server speaks on this terminal only; leave out --http | context-tck serve --help",
                "serve fixture --broken X   | fixture has no broken variants | context-tck serve --help",
                "run --strict               | no target; give a PROFILE file, --stdio COMMAND, --url URL, --dial-in MODEL or --reference | context-tck run --help",
                "run --reference --stdio x  | more than one target; give one of a PROFILE file, --stdio COMMAND, --url URL, --dial-in MODEL or --reference | context-tck run --help",
                "run a.yaml --url http://x  | more than one target; give one of a PROFILE file, --stdio COMMAND, --url URL, --dial-in MODEL or --reference | context-tck run --help",
                "run a.yaml b.yaml          | unknown argument \"b.yaml\"                                   | context-tck run --help",
                "run a.yaml --only          | --only: nothing stands behind it; write --only WHAT         | context-tck run --help",
                "explain                    | ID is missing; write context-tck explain TC-S-01                              | context-tck explain --help",
                "selftest --jobs x          | --jobs: \"x\" is no whole number, or too large | context-tck selftest --help",
            })
    void saysWhatIsWrongWithTheWordsAndWhereToReadOn(String words, String problem, String help) {
        assertThat(execute(words.split(" "))).isEqualTo(2);
        assertThat(err.toString().lines()).containsExactly("context-tck: " + problem, "Try: " + help);
        assertThat(out.toString()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--stdio | a 'b        | the quote ' at character 3 is never closed: a 'b",
                "--stdio | ''          | the command is empty",
                "--stdio | a \\        | the command ends with a backslash that escapes nothing: a \\",
                "--url   | ht tp://x   | \"ht tp://x\" is no http or https URL; write for example http://127.0.0.1:3001/mcp",
                "--url   | ftp://x/mcp | \"ftp://x/mcp\" is no http or https URL; write for example http://127.0.0.1:3001/mcp",
                "--url   | ''          | \"\" is no http or https URL; write for example http://127.0.0.1:3001/mcp",
            },
            quoteCharacter = '`',
            emptyValue = "")
    void saysWhatIsWrongWithACommandOrUrl(String option, String value, String problem) {
        assertThat(execute("run", option, value.equals("''") ? "" : value)).isEqualTo(2);
        assertThat(err.toString().lines()).containsExactly("context-tck: " + option + ": " + problem);
    }

    @Test
    void aProfileThatIsMissingIsNamed() {
        Path missing = folder.resolve("missing.yaml");

        assertThat(execute("run", missing.toString())).isEqualTo(2);
        assertThat(err.toString().lines()).containsExactly(missing + ": not found; looked for " + missing);
    }

    @Test
    void everyFaultOfAProfileHasALineWithItsPlace() throws IOException {
        Path profile = folder.resolve("my.yaml");
        Files.writeString(profile, """
                implementaton: {name: x}
                server: {stdio: {command: [node, "${CONTEXT_TCK_NEVER_SET}"]}}
                claims:
                  transient-context:
                    fetch: {records: records, pages: {count: nine}}
                  context-saving:
                    truncated: [{tool: 5}]
                """);

        assertThat(execute("run", profile.toString())).isEqualTo(2);
        assertThat(err.toString().lines())
                .containsExactly(
                        profile + ":1:1: unknown key \"implementaton\"; did you mean \"implementation\"?",
                        profile + ":2:34: server.stdio.command[1] needs the environment variable CONTEXT_TCK_NEVER_SET,"
                                + " which is not set; set it, or write $${CONTEXT_TCK_NEVER_SET} for the text itself",
                        profile + ":5:22: claims.transient-context.fetch.records is no JSON Pointer: a JSON Pointer is"
                                + " empty or starts with \"/\"; did you mean \"/records\" instead of \"records\"?",
                        profile
                                + ":5:46: claims.transient-context.fetch.pages.count must be a whole number, found text",
                        profile + ":7:24: claims.context-saving.truncated[0].tool must be text, found a number;"
                                + " put it in quotes");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void aRegularExpressionThatIsNoneIsNamed() throws IOException {
        Path profile = folder.resolve("my.yaml");
        Files.writeString(profile, """
                server: {stdio: {command: [node]}}
                claims: {transient-context: {fetch: {records: {pattern: '(a'}}}}
                """);

        assertThat(execute("run", profile.toString())).isEqualTo(2);
        assertThat(err.toString())
                .isEqualTo(profile + ":2:57: claims.transient-context.fetch.records.pattern is no regular expression:"
                        + " Unclosed group at character 3" + System.lineSeparator());
    }

    @Test
    void aChoiceOfNothingIsRefusedBeforeAnythingStarts() {
        assertThat(execute("run", "--stdio", "true", "--only", "nonsense", "--out", report()))
                .isEqualTo(2);
        assertThat(err.toString())
                .startsWith("context-tck: --only \"nonsense\": neither an id ")
                .hasLineCount(1);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aFileIsNoFolderForAReport() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "mine");

        assertThat(execute("run", "--stdio", "true", "--out", file.toString())).isEqualTo(2);
        assertThat(err.toString().lines()).containsExactly("context-tck: --out " + file + ": is a file, not a folder");
        assertThat(file).hasContent("mine");
    }

    @Test
    void listsTheCatalogueOrAPartOfIt() {
        assertThat(execute("list", "W-S")).isZero();
        assertThat(out.toString().lines().filter(line -> line.matches("W-S-0\\d +(MUST|SHOULD) +server .*")))
                .hasSize(6);
        assertThat(out.toString().lines()).last().isEqualTo("6 requirements");
    }

    @Test
    void saysThatNothingIsListed() {
        assertThat(execute("list", "ZZ")).isEqualTo(2);
        assertThat(err.toString())
                .startsWith("context-tck: list ZZ: no requirement id begins so; they begin with TC-S, TC-C, ")
                .hasLineCount(1);
    }

    @Test
    void writesNoSiteWhereAFileStands() throws IOException {
        Path file = Files.writeString(folder.resolve("taken"), "x");

        assertThat(execute("spec", "--out", file.toString())).isEqualTo(2);
        assertThat(err.toString()).isEqualTo("context-tck: --out " + file + ": is a file, not a folder\n");
    }

    @Test
    void saysThatTheReferenceIsNotInstalled() {
        String home = System.getProperty("contexttck.home", "");
        System.setProperty("contexttck.home", "");
        try {
            assertThat(execute("run", "--reference", "--out", report())).isEqualTo(2);
        } finally {
            System.setProperty("contexttck.home", home);
        }
        assertThat(err.toString())
                .startsWith("context-tck: --reference: the reference implementations are found in the app folder; ")
                .hasLineCount(1);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aServerOfWhichNoToolIsKnownIsInconclusiveWithoutAProfile() {
        assertThat(execute("run", "--stdio", command(), "--only", "W-S-02,TC-S-01", "--out", report()))
                .isEqualTo(5);
        assertThat(out.toString())
                .contains("could not be judged: no tool of the four protocols was found in its list of tools;"
                        + " a profile has to say which tool does what (context-tck init)");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theSameServerConformsOnTheWireIfThatIsAllThatIsAskedFor() throws IOException {
        assertThat(execute("run", "--stdio", command(), "--only", "W-S-02", "--out", report()))
                .isZero();

        Path profile = folder.resolve("my.yaml");
        Files.writeString(profile, "server: {stdio: {command: [sh, server.sh]}}\nclaims: {}\n");
        assertThat(execute("run", profile.toString(), "--only", "W-S-02,TC-S-01", "--out", report()))
                .isZero();
        assertThat(out.toString()).contains("conforms (partial: only W-S-02,TC-S-01): 1 passed.");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aReportThatCannotBeWrittenEndsWithOneLine() throws IOException {
        Path late = folder.resolve("report/unfinished/index.html.part");
        String blocking = "mkdir -p '" + late + "/x'; exec sh '" + folder.resolve("server.sh") + "'";
        command();
        Files.writeString(folder.resolve("blocking.sh"), blocking);

        assertThat(execute(
                        "run", "--stdio", "sh " + folder.resolve("blocking.sh"), "--only", "W-S-02", "--out", report()))
                .isEqualTo(4);
        assertThat(err.toString().lines())
                .singleElement()
                .asString()
                .startsWith("context-tck: cannot write " + report() + ": ");
        assertThat(out.toString()).isEmpty();
    }

    private String command() {
        try {
            Files.writeString(folder.resolve("server.sh"), SERVER);
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
        return "sh " + folder.resolve("server.sh");
    }

    private String report() {
        return folder.resolve("report").toString();
    }

    private int execute(String... words) {
        return Main.execute(new PrintWriter(out, true), new PrintWriter(err, true), words);
    }
}
