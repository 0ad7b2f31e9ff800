package org.contexttck.harness.profile.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.ProfileSource;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is recorded of a profile is YAML, and means what the profile means but for its secrets. */
class RecordedYamlTest {

    private static final Secrets SECRETS = Secrets.of(List.of(
            "s3cret", "12345", "a: b", "it's \"q\"", "- item", "&anchor", "line one\nline two", "#hash", "tab\there"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '→',
            quoteCharacter = '`',
            value = {
                "token: s3cret → token: \"***\"",
                "token: Bearer s3cret! # with s3cret → token: \"Bearer ***!\" # with ***",
                "token: 's3cret' → token: \"***\"",
                "token: \"s3\\x63ret\" → token: \"***\"",
                "port: 12345 → port: \"***\"",
                "version: 1.123456 → version: \"1.***6\"",
                "env: {A: s3cret, B: [x, s3cret], s3cret: 12345} → env: {A: \"***\", B: [x, \"***\"], \"***\": \"***\"}",
                "s3cret: {c: d} → \"***\": {c: d}",
                "? s3cret⏎: d → ? \"***\"⏎: d",
                "t: &x s3cret⏎u: *x → t: &x \"***\"⏎u: *x",
                "t: !!str 12345 → t: \"***\"",
                "t: 'a: b' → t: \"***\"",
                "t: it's \"q\" → t: \"***\"",
                "t: '- item' → t: \"***\"",
                "t: 'a #hash' → t: \"a ***\"",
                "t: \"tab\\there\" → t: \"***\"",
                "t: |⏎  line one⏎  line two⏎u: v → t: \"***\\n\"⏎u: v",
                "a:⏎  t: |-⏎    first⏎    s3cret⏎  # s3cret⏎  u: v → a:⏎  t: \"first\\n***\"⏎  # ***⏎  u: v",
                "a:⏎  t: >⏎    first⏎    s3cret⏎⏎  u: v → a:⏎  t: \"first ***\\n\"⏎  u: v",
                "t: first⏎  s3cret⏎u: v → t: \"first ***\"⏎u: v",
                "t: |⏎  s3cret → t: \"***\"",
                "- s3cret⏎- \uD83C\uDF89⏎- s3cret → - \"***\"⏎- \uD83C\uDF89⏎- \"***\"",
                "t: 'plain' # nothing → t: 'plain' # nothing",
            })
    void whatHoldsASecretStandsInQuotes(String lines, String expected) throws ProfileException {
        String text = lines.replace("⏎", "\n");
        String recorded = expected.replace("⏎", "\n");
        assertThat(RecordedYaml.of(text, SECRETS)).isEqualTo(recorded);
        assertThat(ProfileYaml.json(recorded)).isEqualTo(hidden(ProfileYaml.json(text)));
    }

    @Test
    void aKeyAndAValueThatReadLikeASecretAreKept() {
        assertThat(RecordedYaml.of("a: b\nc: d", SECRETS)).isEqualTo("a: b\nc: d");
    }

    @Test
    void aSecretInTheNameOfAnAnchorGoesWithTheAnchor() {
        assertThat(RecordedYaml.of("a: &s3cret {c: d}\nb: *s3cret", SECRETS))
                .isEqualTo("{\"a\":{\"c\":\"d\"},\"b\":{\"c\":\"d\"}}\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "s3cret-plain",
                "with \"quotes\" and 'more'",
                "key: value",
                "7654321",
                "[a, b",
                "x\ny: z",
                "#",
                "true"
            })
    void aProfileIsReadAgainFromWhatIsRecorded(String secret) throws ProfileException {
        String written = Json.write(Json.text(secret));
        Profile profile = Profiles.parse(
                "p.yaml",
                """
                implementation: {name: tracker, version: 1.20}   # of %1$s
                server:
                  stdio:
                    command: [node, %2$s, "--token=${TOKEN}"]
                    env: {API_TOKEN: %2$s, OTHER: "x${TOKEN}y"}
                limits: {connect: 5s}
                claims:
                  transient-context:
                    fetch: {tool: fetch, full: {query: "${TOKEN}", n: 1.50}, few: false}
                    consumer: false
                    workflow: false
                """.formatted(secret.replace("\n", " "), written),
                name -> Optional.of(secret).filter(it -> name.equals("TOKEN")));

        ProfileSource source = profile.source();
        Profile again = Profiles.again("p.yaml", source);

        assertThat(again.implementation()).isEqualTo(profile.implementation());
        assertThat(again.limits()).isEqualTo(profile.limits());
        assertThat(again.claims().protocols()).isEqualTo(profile.claims().protocols());
        assertThat(Profiles.parse("p.yaml", source.text(), name -> Optional.of("***"))
                        .secrets()
                        .count())
                .isZero();
        if (secret.length() >= Secrets.SHORTEST && !secret.equals("true")) {
            assertThat(source.text()).doesNotContain(secret);
            StartCommand start = again.server().stdio().orElseThrow();
            assertThat(start.command()).containsExactly("node", "***", "--token=***");
            assertThat(start.environment()).containsExactly(Map.entry("API_TOKEN", "***"), Map.entry("OTHER", "x***y"));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "API_TOKEN, s3cret-plain, true",
        "GITHUB_TOKEN, s3cret-plain, true",
        "accessToken, s3cret-plain, true",
        "OPENAI_API_KEY, s3cret-plain, true",
        "DB_PASSWORD, hunter2, true",
        "CLIENT_SECRET_V2, s3cret-plain, true",
        "authorization, s3cret-plain, true",
        "MAX_TOKENS, 4096, false",
        "USE_TOKEN, true, false",
        "KEYBOARD, qwerty, false",
        "MODEL_KEY, {model.key}, false",
        "LOG_LEVEL, debug, false",
    })
    void aNameThatSaysSoMakesASecret(String name, String value, boolean secret) throws ProfileException {
        Profile profile = Profiles.parse(
                "p.yaml", "client: {command: [x], env: {" + name + ": '" + value + "'}}", it -> Optional.empty());

        assertThat(profile.source().text().contains(value)).isNotEqualTo(secret);
        assertThat(profile.secrets().count()).isEqualTo(secret ? 1 : 0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '→',
            quoteCharacter = '`',
            value = {
                "server: {stdio: {command: [x, --token, s3cret]}} → server: {stdio: {command: [x, --token, \"***\"]}}",
                "server: {stdio: {command: [x, --token=s3cret]}} → server: {stdio: {command: [x, \"--token=***\"]}}",
                "server: {stdio: {command: [x, -apiKey, s3cret]}} → server: {stdio: {command: [x, -apiKey, \"***\"]}}",
                "server: {stdio: {command: [env, TOKEN=s3cret, x]}} → server: {stdio: {command: [env, \"TOKEN=***\", x]}}",
                "server: {stdio: {command: [x, 'X-Api-Key: s3cret']}} → server: {stdio: {command: [x, \"X-Api-Key: ***\"]}}",
                "server: {stdio: {command: [x, 'Authorization: Bearer s3cret', s3cret]}} → "
                        + "server: {stdio: {command: [x, \"Authorization: ***\", \"***\"]}}",
                "server: {stdio: {command: [x, 'http://h/?a=1&token=s3cret#t']}} → "
                        + "server: {stdio: {command: [x, \"http://h/?a=1&token=***#t\"]}}",
                "server: {stdio: {command: [x, 'db://joe:s3cret@h/']}} → server: {stdio: {command: [x, \"db://joe:***@h/\"]}}",
                "server: {stdio: {command: [sh, -c, 'x --token s3cret -v']}} → "
                        + "server: {stdio: {command: [sh, -c, \"x --token *** -v\"]}}",
                "server: {stdio: {command: [x], env: {DB: 'db://joe:s3cret@h/'}}} → "
                        + "server: {stdio: {command: [x], env: {DB: \"db://joe:***@h/\"}}}",
                "server: {http: {url: 'http://h/mcp?api_key=s3cret&x=1'}} → server: {http: {url: \"http://h/mcp?api_key=***&x=1\"}}",
                "server: {http: {url: 'http://h/mcp?token=s3%20cret'}} → server: {http: {url: \"http://h/mcp?token=***\"}}",
                "gateway: {url: 'ws://h:1/?token=s3cret'} → gateway: {url: \"ws://h:1/?token=***\"}",
                "client: {command: [x], model: {openai: [--key, s3cret]}} → client: {command: [x], model: {openai: [--key, \"***\"]}}",
                "server: {stdio: {command: [x, --token, -v, --keyword, word, --max-tokens, 4096]}} → "
                        + "server: {stdio: {command: [x, --token, -v, --keyword, word, --max-tokens, 4096]}}",
                "server: {stdio: {command: [sh, -c, 'x --token \"$TOKEN\"']}} → "
                        + "server: {stdio: {command: [sh, -c, 'x --token \"$TOKEN\"']}}",
                "server: {stdio: {command: [sort, --key, name, --sort-key=title]}} → "
                        + "server: {stdio: {command: [sort, --key, name, --sort-key=title]}}",
                "gateway: {url: 'ws://h:1/?token={token}'} → gateway: {url: 'ws://h:1/?token={token}'}",
                "client: {command: [x, --api-key, '{model.key}']} → client: {command: [x, --api-key, '{model.key}']}",
            })
    void soDoesAnOptionOrAParameter(String profile, String recorded) throws ProfileException {
        ProfileSource source =
                Profiles.parse("p.yaml", profile, it -> Optional.empty()).source();

        assertThat(source.text()).isEqualTo(recorded);
        assertThat(Profiles.again("p.yaml", source).source().text()).isEqualTo(recorded);
    }

    @Test
    void aCommandWithoutAProfileHasSecretsToo() {
        Profile profile = Profiles.forStdio(List.of("node", "server.js", "--token", "s3cret"));

        assertThat(profile.source().text())
                .isEqualTo("{\"server\":{\"stdio\":{\"command\":[\"node\",\"server.js\",\"--token\",\"***\"]}}}");
        assertThat(profile.shown("server", "node server.js --token s3cret")).isEqualTo("node server.js --token ***");
        assertThat(Profiles.forUrl(URI.create("http://h/mcp?key=s3cret"))
                        .source()
                        .text())
                .isEqualTo("{\"server\":{\"http\":{\"url\":\"http://h/mcp?key=***\"}}}");
    }

    private static JsonNode hidden(JsonNode node) {
        if (node.isArray()) {
            ArrayNode list = Json.array();
            node.forEach(item -> list.add(hidden(item)));
            return list;
        } else if (node.isObject()) {
            ObjectNode object = Json.object();
            node.properties().forEach(member -> object.set(SECRETS.hide(member.getKey()), hidden(member.getValue())));
            return object;
        }
        String shown = SECRETS.hide(node.asText());
        return shown.equals(node.asText()) ? node : Json.text(shown);
    }
}
