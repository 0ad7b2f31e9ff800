package org.contexttck.harness.steps.contextpack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.claim.ContextPackTool;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

class PackWordsTest {

    private static final String SCOPES =
            "{domain: d, scopes: {accessible: p, foreign: f, goal: g, markers: {accessible: m, foreign: n}}}";

    @Test
    void whatTheProfileGivesIsPutIn() throws ProfileException {
        PackWords words = words(SCOPES);
        assertThat(words.goal("the goal of the scopes")).contains("g");
        assertThat(words.arguments(
                                "{\"project\": \"$accessible\", \"domain\": \"$domain\", \"limit\": 1e2, \"x\": null}")
                        .map(Json::write))
                .contains("{\"project\":\"p\",\"domain\":\"d\",\"limit\":1e2,\"x\":null}");
        assertThat(words.text("Project access denied: $foreign")).isEqualTo("Project access denied: f");
    }

    @Test
    void anUnknownProjectIsMadeUpOnceARun() throws ProfileException {
        Optional<String> made = words(SCOPES).name("$unknown");
        assertThat(made).isPresent().isEqualTo(words(SCOPES).name("$unknown"));
        assertThat(made.get()).matches("proj_kit[a-z0-9]{6,}");
    }

    @Test
    void whatTheProfileDoesNotGiveLeavesNothingToTry() throws ProfileException {
        PackWords words = words("{}");
        assertThat(words.goal("the goal of the diary")).isEmpty();
        assertThat(words.arguments("{\"project\": \"$foreign\"}")).isEmpty();
        assertThat(words.arguments("{\"goal\": \"costs 5$\"}")).isPresent();
        assertThat(words.missing("the goal of the diary", "{\"project\": \"$other\", \"agent_id\": \"$agent\"}"))
                .containsExactly("diary", "scopes.other");
        assertThat(words.missing("a goal that matches", "{\"domain\": \"$domain\"}"))
                .isEmpty();
    }

    @Test
    void otherWordsAreFaultsOfTheFeature() throws ProfileException {
        PackWords words = words("{}");
        assertThatThrownBy(() -> words.goal("a goal"))
                .hasMessage("no such goal: \"a goal\"; known are a goal that matches | a goal that matches nothing"
                        + " | the goal of the scopes | the goal of the diary | the goal of the domains");
        assertThatThrownBy(() -> words.arguments("{\"project\": \"$mine\"}")).hasMessageContaining("\"$mine\"");
    }

    private static PackWords words(String claim) throws ProfileException {
        String profile = "server: {stdio: {command: [a]}}\nclaims: {context-pack: " + claim + "}";
        ContextPackTool tool = Profiles.parse("p", profile, name -> Optional.empty())
                .claims()
                .contextPack()
                .orElseThrow();
        return new PackWords(tool, new RunMarker(SeededRandom.of("any")));
    }
}
