package org.contexttck.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.contexttck.harness.guides.GuidePage;
import org.contexttck.harness.profile.yaml.DataFile;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The recipes for CI that lie beside the kit: they are read by others' machines, so that only a test tells when they rot. */
class RecipesTest {

    private static final Path ROOT = Path.of("..");
    private static final Path ACTION = ROOT.resolve(".github/actions/context-tck/action.yml");
    private static final Path CARDS = ROOT.resolve(".github/actions/context-tck/cards.json");
    private static final Path GITLAB = ROOT.resolve(".gitlab/context-tck.gitlab-ci.yml");
    private static final Pattern OPTION = Pattern.compile("(?<=[ (\\[\"])--[a-z][a-z-]*");

    /** Stands for the kit: says how it was called, leaves a summary, and ends as it is told. */
    private static final String KIT = """
            #!/bin/sh
            printf '%s\\n' "$*" > called
            mkdir -p out && echo "a summary" > out/summary.md
            [ -z "$REPORTED" ] || cp "$REPORTED" out/report.json
            exit "${CODE:-0}"
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".github/actions/context-tck/action.yml",
                ".gitlab/context-tck.gitlab-ci.yml",
                ".docker/Dockerfile"
            })
    void nameOnlyOptionsThatThereAre(String recipe) throws IOException {
        TreeSet<String> known = new TreeSet<>(List.of("--rm", "--from", "--user"));
        HelpTest.commands()
                .map(CommandLine::getCommandSpec)
                .forEach(command -> known.addAll(command.optionsMap().keySet()));

        assertThat(OPTION.matcher(Files.readString(ROOT.resolve(recipe)))
                        .results()
                        .map(MatchResult::group))
                .isNotEmpty()
                .isSubsetOf(known);
    }

    @Test
    void areYaml() throws ProfileException {
        assertThat(DataFile.read(GITLAB, "").path(".context-tck").path("script"))
                .hasSize(1);
        assertThat(DataFile.read(ACTION, "").at("/runs/using").asText()).isEqualTo("composite");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            emptyValue = "",
            value = {
                "                                       | run my.yaml --out out",
                "ARGUMENTS=--strict --only TC-S          | run my.yaml --out out --strict --only TC-S",
                "BASELINE=k n.yaml FLAKY=f.yaml          | run my.yaml --baseline k n.yaml --flaky f.yaml --out out",
                "SHARD=1/3                               | run my.yaml --shard 1/3 --out out",
                "MERGE=parts FAIL_UNDER=90               | report merge parts/1/ parts/2/ --fail-under 90 --out out",
            })
    @EnabledOnOs(OS.LINUX)
    void theActionCallsTheKit(String inputs, String words) throws Exception {
        assertThat(action(inputs(inputs == null ? "" : inputs))).isZero();

        assertThat(folder.resolve("called")).hasContent(words);
        assertThat(folder.resolve("step")).hasContent("a summary");
        assertThat(folder.resolve("output")).hasContent("exit-code=0");
    }

    @ParameterizedTest
    @CsvSource({"'', 1, 1", "'', 6, 6", "1/3, 1, 0", "1/3, 5, 0", "1/3, 6, 0", "1/3, 2, 2", "1/3, 3, 3", "1/3, 4, 4"})
    @EnabledOnOs(OS.LINUX)
    void theActionLeavesVerdictsOnShardsToTheMerge(String shard, String code, int exitCode) throws Exception {
        assertThat(action(Map.of("SHARD", shard, "CODE", code))).isEqualTo(exitCode);
        assertThat(folder.resolve("output")).hasContent("exit-code=" + code);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theActionSaysWhatTheReportSays() throws Exception {
        Path sample = Path.of("..", "reports", "sample", "report.json").toAbsolutePath();
        action(Map.of("REPORTED", sample.toString()));

        JsonNode report = DataFile.read(sample, "");
        assertThat(Files.readAllLines(folder.resolve("output")))
                .containsExactly(
                        "exit-code=0",
                        "verdict=" + report.get("verdict").asText(),
                        "passed=" + report.at("/totals/passed"),
                        "failed=" + report.at("/totals/failed"));
    }

    @Test
    void theActionMakesAnnotationsOfCards() throws Exception {
        JsonNode pattern = DataFile.read(CARDS, "").at("/problemMatcher/0/pattern/0");
        Pattern must = Pattern.compile(pattern.get("regexp").asText());

        assertThat(GuidePage.read("10-certify-your-server.md").text().lines().filter(must.asMatchPredicate()))
                .isNotEmpty();
    }

    private int action(Map<String, String> inputs) throws Exception {
        Path kit = Files.writeString(folder.resolve("context-tck"), KIT);
        assertThat(kit.toFile().setExecutable(true)).isTrue();
        Files.createDirectories(folder.resolve("parts/1"));
        Files.createDirectories(folder.resolve("parts/2"));
        Path place = Files.createDirectories(folder.resolve(".github/actions/context-tck"));
        String script = DataFile.read(ACTION, "").at("/runs/steps/2/run").asText();
        ProcessBuilder bash = new ProcessBuilder("bash", "-eo", "pipefail", "-c", script)
                .directory(folder.toFile())
                .inheritIO();
        Map<String, String> environment = new HashMap<>(Map.of("PROFILE", "my.yaml", "REPORT", "out"));
        List.of("BASELINE", "FLAKY", "FAIL_UNDER", "SHARD", "MERGE", "ARGUMENTS", "REPORTED")
                .forEach(name -> environment.put(name, ""));
        environment.put("GITHUB_ACTION_PATH", place.toString());
        environment.put("GITHUB_STEP_SUMMARY", folder.resolve("step").toString());
        environment.put("GITHUB_OUTPUT", folder.resolve("output").toString());
        environment.putAll(inputs);
        bash.environment().putAll(environment);
        return bash.start().waitFor();
    }

    private static Map<String, String> inputs(String text) {
        Map<String, String> inputs = new HashMap<>();
        Pattern.compile("([A-Z_]+)=(.*?)(?= [A-Z_]+=|$)")
                .matcher(text.strip())
                .results()
                .forEach(input -> inputs.put(input.group(1), input.group(2)));
        return inputs;
    }
}
