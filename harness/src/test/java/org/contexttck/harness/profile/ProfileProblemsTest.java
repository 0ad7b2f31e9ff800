package org.contexttck.harness.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.target.TargetEntries;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.profile.yaml.ProfileProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every text a profile's author may be shown. */
class ProfileProblemsTest {

    private static final String TARGETS = String.join(", ", TargetEntries.KEYS);

    private static final String SERVER = "server: {stdio: {command: [node]}}\n";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{context-saving: {comands: {}}} | 18 | unknown key \"comands\" below claims.context-saving; "
                        + "did you mean \"commands\"?",
                "{other-protocol: {}} | 1 | unknown key \"other-protocol\" below claims; "
                        + "known here: transient-context, context-saving, context-pack, sub-context",
                "{transient-context: {fetch: {Tool_: x}}} | 29 | unknown key \"Tool_\" below claims.transient-context.fetch; "
                        + "did you mean \"tool\"?",
                "{transient-context: {fetch: [{tool: a}, {tool: 5}]}} | 47 | "
                        + "claims.transient-context.fetch[1].tool must be text, found a number; put it in quotes",
                "{transient-context: {fetch: {tool: ''}}} | 35 | claims.transient-context.fetch.tool must not be empty",
                "{transient-context: {fetch: {tool: x, tool: y}}} | 38 | duplicate key \"tool\" below "
                        + "claims.transient-context.fetch; it is in line 2 already",
                "{transient-context: {fetch: {full: [1]}}} | 35 | claims.transient-context.fetch.full must be an object, "
                        + "found a list; write the arguments of the call as {name: value}",
                "{transient-context: {fetch: {full: {a: {b: 1, b: 2}}}}} | 46 | duplicate key \"b\" below "
                        + "claims.transient-context.fetch.full.a; it is in line 2 already",
                "{transient-context: {fetch: search}} | 28 | claims.transient-context.fetch must be an object, a list of "
                        + "objects, or true or false, found text; write {} for the defaults, false if it is not claimed",
                "{transient-context: {fetch: []}} | 28 | claims.transient-context.fetch must not be an empty list",
                "{transient-context: } | 19 | claims.transient-context must be an object, found nothing; "
                        + "write {} for one without members",
                "{transient-context: {fetch: {records: records}}} | 38 | claims.transient-context.fetch.records is no JSON "
                        + "Pointer: a JSON Pointer is empty or starts with \"/\"; did you mean \"/records\" instead of "
                        + "\"records\"?",
                "{transient-context: {fetch: {identify: /a~b}}} | 39 | claims.transient-context.fetch.identify is no JSON "
                        + "Pointer: \"~\" in a JSON Pointer is followed by 0 (for ~) or 1 (for /); see character 3 of \"/a~b\"",
                "{transient-context: {fetch: {records: {pattern: '(a'}}}} | 48 | "
                        + "claims.transient-context.fetch.records.pattern is no regular expression: Unclosed group at character 3",
                "{transient-context: {fetch: {records: {pattern: 'a'}}}} | 48 | "
                        + "claims.transient-context.fetch.records.pattern must have one group, found 0; "
                        + "put ( ) around what identifies a record, (?: ) elsewhere",
                "{transient-context: {fetch: {records: {}}}} | 38 | claims.transient-context.fetch.records lacks the required "
                        + "member \"pattern\"; a regular expression with one group",
                "{transient-context: {fetch: {pages: {count: 0}}}} | 44 | claims.transient-context.fetch.pages.count must be a "
                        + "whole number from 1 to 2147483647, found 0",
                "{transient-context: {fetch: {pages: {count: 1e999999999}}}} | 44 | "
                        + "claims.transient-context.fetch.pages.count must be a whole number from 1 to 2147483647, "
                        + "found 1e999999999",
                "{transient-context: {fetch: {pages: {count: nine}}}} | 44 | claims.transient-context.fetch.pages.count must be "
                        + "a whole number, found text",
                "{transient-context: {consumer: {tool: keep}}} | 31 | claims.transient-context.consumer lacks the required "
                        + "member \"succeed\"; the default arguments fit only the default tool",
                "{transient-context: {workflow: {hinted: {}}}} | 31 | claims.transient-context.workflow lacks the required "
                        + "member \"hints\"; the hints of that step, each {step, tool, consumed-by}",
                "{transient-context: {fetch: {<<: {}}}} | 29 | merge key \"<<\" below claims.transient-context.fetch is not "
                        + "supported; write the members out",
                "{transient-context: {fetch: {[a]: 1}}} | 29 | a key below claims.transient-context.fetch is a list; "
                        + "keys are words",
                "{transient-context: {fetch: {full: {a: !!java.net.URL 'http://x'}}}} | 39 | not YAML: "
                        + "Global tag is not allowed: tag:yaml.org,2002:java.net.URL",
                "{transient-context: {fetch: {full: {a: !mine x}}}} | 39 | claims.transient-context.fetch.full.a has the tag "
                        + "!mine, which the kit does not know",
                "{transient-context: {fetch: {full: {a: !!int x}}}} | 39 | claims.transient-context.fetch.full.a has the tag "
                        + "tag:yaml.org,2002:int, which the kit does not know",
                "{transient-context: {fetch: {full: {a: 1e99999999999}}}} | 39 | claims.transient-context.fetch.full.a is a "
                        + "number beyond what the kit can hold",
                "{transient-context: {fetch: {full: {a: '${GONE}'}}}} | 39 | claims.transient-context.fetch.full.a needs the "
                        + "environment variable GONE, which is not set; set it, or write $${GONE} for the text itself",
                "{transient-context: {fetch: {full: {a: '${no name}'}}}} | 39 | claims.transient-context.fetch.full.a has a "
                        + "\"${\" without the name of a variable; write ${NAME}, or $${ for the characters ${",
                "{transient-context: {fetch: {tool: '${TOKEN}'}}} | 35 | claims.transient-context.fetch.tool is taken as it is; "
                        + "${NAME} is replaced only in command, env, headers and arguments",
                "{context-saving: {commands: {marker: {pointer: /a}}}} | 37 | claims.context-saving.commands.marker lacks the "
                        + "required member \"equals\"",
                "{context-saving: {truncated: {text: {cut: /a}}}} | 36 | claims.context-saving.truncated.text lacks the "
                        + "required member \"block\"; the number of the text block, from 0",
                "{context-saving: {truncated: {json: yes}}} | 36 | claims.context-saving.truncated.json must be true or "
                        + "false, found text",
                "{context-saving: {truncated: {names: {head: true}}}} | 44 | claims.context-saving.truncated.names.head "
                        + "must be text, found true or false; put it in quotes",
                "{context-saving: {paginated: {arguments: []}}} | 41 | claims.context-saving.paginated.arguments must not "
                        + "be an empty list",
                "[] | 0 | claims must be an object, found a list",
                "{context-pack: {scopes: {accessible: a, foreign: b}}} | 24 | claims.context-pack.scopes lacks the required "
                        + "member \"markers\"; for example markers: {accessible: a text of that project, "
                        + "foreign: a text of that one}",
                "{context-pack: {scopes: {accessible: a, markers: {accessible: m, foreign: n}}}} | 24 | "
                        + "claims.context-pack.scopes lacks the required member \"foreign\"; the id of a project that the "
                        + "credential may not use",
                "{context-pack: {diary: true}} | 23 | claims.context-pack.diary must be an object, found true or false",
                "{context-pack: {diary: {agent: a}}} | 23 | claims.context-pack.diary lacks the required member \"marker\"; "
                        + "a text that only the diary holds",
                "{context-pack: {audit: {}}} | 23 | claims.context-pack.audit lacks the required member \"tool\"; "
                        + "the tool that shows the audit",
                "{context-pack: {remember: {arguments: {text: x}}}} | 26 | claims.context-pack.remember has no {marker} in its "
                        + "arguments; it stands for a word that is made up for each run",
                "{context-pack: {without-token: {}}} | 31 | claims.context-pack.without-token says nothing; "
                        + "for example env: {ORG_TOKEN: null}",
                "{context-pack: {without-token: {env: {A: [x]}}}} | 41 | claims.context-pack.without-token.env.A must be text, "
                        + "found a list",
            })
    void claims(String claims, int column, String text) {
        String profile = SERVER + "claims: " + claims + "\n";
        assertThat(texts(profile)).containsExactly("p.yaml:2:" + (9 + column) + ": " + text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{stdio: {command: [a]}, http: {url: 'http://h/'}} | 24 | server has both stdio and http; keep one of them",
                "{http: {url: 'http://h/'}, stdio: {command: [a]}} | 27 | server has both stdio and http; keep one of them",
                "{mcp: auto} | 0 | server has neither stdio nor http; for example stdio: {command: [node, server.js]}",
                "{stdio: {command: [a]}, mcp: 2024-11-05} | 29 | server.mcp is no MCP revision that the kit speaks; "
                        + "it speaks auto, 2025-06-18, 2025-11-25, 2026-07-28",
                "{stdio: {}} | 8 | server.stdio lacks the required member \"command\"; for example command: [node, server.js]",
                "{stdio: {command: node server.js}} | 18 | server.stdio.command must be a list, found text; "
                        + "write it as [one, two]",
                "{stdio: {command: ['']}} | 19 | server.stdio.command[0] must not be empty; the first item is the program to run",
                "{stdio: {command: [a, \"b\\0\"]}} | 22 | server.stdio.command[1] holds the character U+0000",
                "{stdio: {command: [a, [b]]}} | 22 | server.stdio.command[1] must be text, found a list",
                "{stdio: {command: [a], env: {A: }}} | 31 | server.stdio.env.A must be text, found nothing",
                "{stdio: {command: [a], env: {'A=B': 1}}} | 29 | a name below server.stdio.env is empty or holds \"=\"",
                "{stdio: {command: ['${GONE}']}} | 19 | server.stdio.command[0] needs the environment variable GONE, "
                        + "which is not set; set it, or write $${GONE} for the text itself",
                "{http: {}} | 7 | server.http lacks the required member \"url\"; for example url: http://127.0.0.1:3001/mcp",
                "{http: {url: 'ftp://h/'}} | 13 | server.http.url must be an http or https URL; "
                        + "for example http://127.0.0.1:3001/mcp",
                "{http: {url: 'http://a b/'}} | 13 | server.http.url is no URL: Illegal character in authority",
                "{http: {url: 'http://u:p@h/'}} | 13 | server.http.url must not hold a user or password; send them in headers",
                "{http: {url: 'http://h/#x'}} | 13 | server.http.url must not have a fragment (#)",
                "{http: {url: 'http:///x'}} | 13 | server.http.url has no valid host; for example http://127.0.0.1:3001/mcp",
                "{http: {url: 'http://h:70000/'}} | 13 | server.http.url has a port beyond 65535",
                "{http: {url: 'http://h/', headers: {A B: x}}} | 36 | \"A B\" is no name of a header",
                "{http: {url: 'http://h/', headers: {Host: x}}} | 36 | header \"Host\" cannot be given; HTTP itself sets it",
                "{http: {url: 'http://h/', headers: {X: \"a\\nb\"}}} | 39 | server.http.headers.X holds a line break or another "
                        + "character that no header may hold",
                "{http: {url: 'http://h/', start: {command: [a], ready-after: soon}}} | 61 | server.http.start.ready-after must "
                        + "be a duration such as 500ms, 15s or 2m, found \"soon\"",
            })
    void server(String server, int column, String text) {
        assertThat(texts("server: " + server)).containsExactly("p.yaml:1:" + (9 + column) + ": " + text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | 1:1: the profile is empty; say at least how to reach the server",
                "`# only a comment` | 1:1: the profile is empty; say at least how to reach the server",
                "text | 1:1: the profile must be an object, found text",
                "{} | 1:1: the profile names nothing to be tested; it needs at least one of TARGETS; "
                        + "for example server: {stdio: {command: [node, server.js]}}",
                "`a: b: c` | 1:5: not YAML: mapping values are not allowed here",
                "`server: [a` | 1:11: not YAML: while parsing a flow sequence, expected ',' or ']', but got <stream end>",
                "`a: *b` | 1:4: not YAML: found undefined alias b",
            })
    void wholeProfile(String profile, String text) {
        assertThat(texts(profile)).containsExactly("p.yaml:" + text.replace("TARGETS", TARGETS));
    }

    @Test
    void twoDocumentsAreNoProfile() {
        assertThat(texts("server: {}\n---\nserver: {}\n"))
                .containsExactly(
                        "p.yaml:2:1: not YAML: expected a single document in the stream, but found another document");
    }

    @Test
    void charactersThatYamlRefusesArePlaced() {
        assertThat(texts("a: b\nc: \u0001"))
                .containsExactly("p.yaml:2:4: not YAML: the character U+0001 is not allowed");
    }

    @Test
    void limitsAreDurations() {
        assertThat(texts(SERVER + "limits: {connect: 15, answer: [1s]}"))
                .containsExactly(
                        "p.yaml:2:19: limits.connect must be a duration such as 500ms, 15s or 2m, found \"15\"",
                        "p.yaml:2:31: limits.answer must be a duration such as 500ms, 15s or 2m, found a list");
    }

    @Test
    void aMissingFolderIsSaid() {
        List<String> texts = texts("server: {stdio: {command: [a], directory: no/such/folder}}");
        assertThat(texts).hasSize(1);
        assertThat(texts.get(0))
                .matches("p\\.yaml:1:43: server\\.stdio\\.directory not found: there is no folder /.*/no/such/folder; "
                        + "it is taken relative to the profile's folder");
    }

    @Test
    void allProblemsAreReportedInOrderOfTheirPlaces() {
        assertThat(texts("""
                        clams: {}
                        server:
                          mcp: never
                          stdio: {command: ["${GONE}", "${GONE}"]}
                          stdio: {}
                        limits: {anser: 1s}
                        implementation: {name: 7}
                        """))
                .containsExactly(
                        "p.yaml:1:1: unknown key \"clams\"; did you mean \"claims\"?",
                        "p.yaml:3:8: server.mcp is no MCP revision that the kit speaks; "
                                + "it speaks auto, 2025-06-18, 2025-11-25, 2026-07-28",
                        "p.yaml:4:21: server.stdio.command[0] needs the environment variable GONE, which is not set; "
                                + "set it, or write $${GONE} for the text itself",
                        "p.yaml:4:32: server.stdio.command[1] needs the environment variable GONE, which is not set; "
                                + "set it, or write $${GONE} for the text itself",
                        "p.yaml:5:3: duplicate key \"stdio\" below server; it is in line 4 already",
                        "p.yaml:6:10: unknown key \"anser\" below limits; did you mean \"answer\"?",
                        "p.yaml:7:24: implementation.name must be text, found a number; put it in quotes");
    }

    @Test
    void aKeyCannotBreakTheLine() {
        assertThat(texts(SERVER + "\"a\\nb\\e[31m\": 1"))
                .containsExactly("p.yaml:2:1: unknown key \"a\\nb\\u001b[31m\"; " + "known here: implementation, "
                        + TARGETS + ", limits, claims, bill");
    }

    @Test
    void aliasesCannotExplode() {
        StringBuilder bomb = new StringBuilder(
                SERVER + "claims: {context-pack: {arguments: {\n  a0: &a0 [x, x, x, x, x, x, x, x, x, x]");
        for (int i = 1; i < 7; i++) {
            String alias = "*a" + (i - 1);
            bomb.append(",\n  a" + i + ": &a" + i + " [" + String.join(", ", java.util.Collections.nCopies(8, alias))
                    + "]");
        }
        assertThat(texts(bomb + "}}}"))
                .containsExactly(
                        "p.yaml:2:36: claims.context-pack.arguments holds more than 100000 values once its aliases are followed");
    }

    @Test
    void tooManyAliasesAndTooMuchDepthAreSaid() {
        String aliases = "a: &a [1]\nb: [" + "*a, ".repeat(60) + "]";
        assertThat(texts(aliases))
                .containsExactly("p.yaml:1:1: not YAML that the kit takes: "
                        + "Number of aliases for non-scalar nodes exceeds the specified max=50");
        assertThat(texts("a: " + "[".repeat(200) + "]".repeat(200)))
                .containsExactly("p.yaml:1:1: not YAML that the kit takes: Nesting Depth exceeded max 100");
        assertThat(texts("#".repeat(1 << 20) + "\n"))
                .containsExactly("p.yaml:1:1: too long: more than 1048576 characters");
    }

    @Test
    void anAliasInsideItselfIsSaid() {
        assertThat(texts(SERVER + "claims: {context-pack: {arguments: &a {b: *a}}}"))
                .hasSize(1)
                .first()
                .asString()
                .endsWith(" is nested deeper than 100 levels, or holds itself");
    }

    @Test
    void theTextOfTheExceptionHoldsEveryProblem() {
        ProfileException fault = fault("server: {}\nx: 1");
        assertThat(fault)
                .hasMessage("p.yaml:1:9: server has neither stdio nor http; "
                        + "for example stdio: {command: [node, server.js]}\n"
                        + "p.yaml:2:1: unknown key \"x\"; known here: implementation, " + TARGETS
                        + ", limits, claims, bill");
        assertThat(fault.problems()).extracting(ProfileProblem::line).containsExactly(1, 2);
    }

    private static List<String> texts(String profile) {
        return fault(profile).problems().stream().map(ProfileProblem::toString).toList();
    }

    private static ProfileException fault(String profile) {
        Map<String, String> environment = Map.of("TOKEN", "s3cret-value");
        return catchThrowableOfType(
                ProfileException.class,
                () -> Profiles.parse("p.yaml", profile, name -> Optional.ofNullable(environment.get(name))));
    }
}
