package org.contexttck.harness.spec;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.SourceText;

/** Everything that the pages are about, read once. */
final class Spec {

    private static final Map<String, String> TITLES = Map.of(
            "transient-context", "Transient context",
            "sub-context", "Sub-context (MCPP)",
            "context-saving", "Context saving",
            "context-pack", "Context pack",
            "wire", "The wire: JSON-RPC and MCP");

    private final SpecSources sources;
    private final List<FeatureText> features = new ArrayList<>();
    private final List<FieldCase> cases;
    private final Map<String, SourceText> texts = new HashMap<>();
    private final Exchanges exchanges;
    private final List<Guide> guides;
    private final Anchors anchors;

    Spec(SpecSources sources) {
        this.sources = sources;
        for (String protocol : sources.catalogue().protocols()) {
            sources.source(protocol).ifPresent(it -> texts.put(protocol, it));
            for (String file : sources.files("features/" + protocol, ".feature")) {
                features.add(GherkinReader.read(file, sources.text(file).orElseThrow()));
            }
        }
        this.cases =
                sources.text("features/field-cases.md").map(FieldCase::read).orElse(List.of());
        this.exchanges = Exchanges.read(sources);
        this.guides = Guide.all(sources);
        this.anchors = new Anchors(sources.catalogue(), cases);
    }

    SpecSources sources() {
        return sources;
    }

    Catalogue catalogue() {
        return sources.catalogue();
    }

    List<FeatureText> features(String protocol) {
        return features.stream().filter(it -> it.protocol().equals(protocol)).toList();
    }

    /** What the source of a protocol says; empty if nothing is known of it. */
    Optional<SourceText> text(String protocol) {
        return Optional.ofNullable(texts.get(protocol));
    }

    /** The scenarios that judge a requirement, each with its feature. */
    Map<ScenarioText, FeatureText> scenarios(Requirement requirement) {
        return features.stream()
                .flatMap(feature -> feature.scenarios().stream()
                        .filter(scenario -> scenario.ids().contains(requirement.id()))
                        .map(scenario -> Map.entry(scenario, feature)))
                .collect(Collectors.toMap(
                        Map.Entry::getKey, Map.Entry::getValue, (one, same) -> one, LinkedHashMap::new));
    }

    List<FieldCase> cases() {
        return cases;
    }

    Optional<FieldCase> fieldCase(String id) {
        return cases.stream().filter(it -> it.id().equals(id)).findFirst();
    }

    Exchanges exchanges() {
        return exchanges;
    }

    List<Guide> guides() {
        return guides;
    }

    Anchors anchors() {
        return anchors;
    }

    static String title(String protocol) {
        return TITLES.getOrDefault(protocol, protocol);
    }
}
