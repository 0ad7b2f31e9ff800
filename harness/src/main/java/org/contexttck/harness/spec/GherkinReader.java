package org.contexttck.harness.spec;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Examples;
import io.cucumber.messages.types.Feature;
import io.cucumber.messages.types.FeatureChild;
import io.cucumber.messages.types.RuleChild;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.Step;
import io.cucumber.messages.types.TableRow;
import io.cucumber.messages.types.Tag;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads feature files with the parser that runs them. */
public final class GherkinReader {

    private static final GherkinParser PARSER = GherkinParser.builder()
            .includeSource(false)
            .includePickles(false)
            .includeGherkinDocument(true)
            .build();

    private final String protocol;
    private final String file;

    private GherkinReader(String protocol, String file) {
        this.protocol = protocol;
        this.file = file;
    }

    /**
     * Reads one file.
     *
     * @param path such as {@code features/wire/answers.feature}
     * @throws IllegalArgumentException if it is no feature; the message names the file and the place
     */
    public static FeatureText read(String path, String text) {
        List<Envelope> envelopes =
                PARSER.parse(path, text.getBytes(StandardCharsets.UTF_8)).toList();
        envelopes.stream()
                .flatMap(it -> it.getParseError().stream())
                .findFirst()
                .ifPresent(error -> {
                    throw new IllegalArgumentException(path + ": " + error.getMessage());
                });
        Feature feature = envelopes.stream()
                .flatMap(it -> it.getGherkinDocument().stream())
                .flatMap(it -> it.getFeature().stream())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(path + ": holds no feature"));
        String[] parts = path.split("/");
        String name = parts[parts.length - 1].replaceFirst("\\.feature$", "");
        return new GherkinReader(parts[parts.length - 2], name).feature(feature);
    }

    private FeatureText feature(Feature feature) {
        List<String> tags = names(feature.getTags());
        List<StepText> background = new ArrayList<>();
        List<ScenarioText> scenarios = new ArrayList<>();
        for (FeatureChild child : feature.getChildren()) {
            child.getBackground().ifPresent(found -> background.addAll(lines(found.getSteps())));
            child.getScenario().ifPresent(found -> scenarios.add(scenario(found, tags)));
            child.getRule().stream()
                    .flatMap(rule -> rule.getChildren().stream())
                    .forEach(inner -> {
                        inner.getBackground().ifPresent(found -> background.addAll(lines(found.getSteps())));
                        ruleScene(inner, tags).ifPresent(scenarios::add);
                    });
        }
        return new FeatureText(
                protocol, file, feature.getName(), tidy(feature.getDescription()), background, scenarios);
    }

    private Optional<ScenarioText> ruleScene(RuleChild child, List<String> tags) {
        return child.getScenario().map(found -> scenario(found, tags));
    }

    private ScenarioText scenario(Scenario scenario, List<String> ofFeature) {
        List<String> tags = Stream.of(
                        ofFeature.stream(),
                        names(scenario.getTags()).stream(),
                        scenario.getExamples().stream().flatMap(it -> names(it.getTags()).stream()))
                .flatMap(it -> it)
                .distinct()
                .toList();
        return new ScenarioText(
                PageNames.scenarios(protocol),
                Math.toIntExact(scenario.getLocation().getLine()),
                file + "-" + PageNames.slug(scenario.getName()),
                scenario.getName(),
                tidy(scenario.getDescription()),
                tags.stream().filter(IdPatterns::isRequirement).toList(),
                tags.stream().filter(tag -> !IdPatterns.isRequirement(tag)).toList(),
                lines(scenario.getSteps()),
                scenario.getExamples().stream().map(GherkinReader::table).toList());
    }

    private static List<StepText> lines(List<Step> steps) {
        return steps.stream()
                .map(step -> new StepText(
                        step.getKeyword().strip(),
                        step.getText(),
                        step.getDataTable().map(it -> cells(it.getRows())).orElse(List.of()),
                        step.getDocString().map(it -> it.getContent())))
                .toList();
    }

    private static List<List<String>> table(Examples examples) {
        return cells(Stream.concat(examples.getTableHeader().stream(), examples.getTableBody().stream())
                .toList());
    }

    private static List<List<String>> cells(List<TableRow> rows) {
        return rows.stream()
                .map(row -> row.getCells().stream().map(cell -> cell.getValue()).toList())
                .toList();
    }

    private static List<String> names(List<Tag> tags) {
        return tags.stream().map(tag -> tag.getName().substring(1)).toList();
    }

    private static String tidy(String description) {
        return description == null ? "" : description.strip().replaceAll("[ \t]*\n[ \t]*", "\n");
    }
}
