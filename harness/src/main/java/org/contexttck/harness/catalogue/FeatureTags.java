package org.contexttck.harness.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Finds the scenarios of a feature file and their tags, line by line. Knows the English keywords and skips all steps. */
final class FeatureTags {

    private static final Pattern TAG = Pattern.compile("@[^@\\s]+");

    private final String file;
    private final List<ScenarioTag> scenarios = new ArrayList<>();
    private final List<String> pending = new ArrayList<>();
    private List<String> ofFeature = List.of();
    private List<String> ofRule = List.of();
    private String docString = "";

    private FeatureTags(String file) {
        this.file = file;
    }

    static List<ScenarioTag> read(String file, List<String> lines) {
        FeatureTags tags = new FeatureTags(file);
        for (int i = 0; i < lines.size(); i++) {
            tags.line(i + 1, lines.get(i).strip());
        }
        return tags.scenarios;
    }

    private void line(int number, String line) {
        if (!docString.isEmpty()) {
            docString = line.equals(docString) ? "" : docString;
        } else if (line.startsWith("\"\"\"") || line.startsWith("```")) {
            docString = line.substring(0, 3);
        } else if (line.startsWith("@")) {
            String uncommented = line.split("\\s#", 2)[0];
            TAG.matcher(uncommented).results().map(MatchResult::group).forEach(pending::add);
        } else if (!line.startsWith("#") && line.contains(":")) {
            int colon = line.indexOf(':');
            keyword(number, line.substring(0, colon), line.substring(colon + 1).strip());
        }
    }

    private void keyword(int number, String keyword, String name) {
        switch (keyword) {
            case "Feature" -> ofFeature = taken();
            case "Rule" -> ofRule = taken();
            case "Scenario", "Example", "Scenario Outline", "Scenario Template" -> {
                List<String> tags = new ArrayList<>(ofFeature);
                tags.addAll(ofRule);
                tags.addAll(taken());
                scenarios.add(new ScenarioTag(file, number, name, tags));
            }
            case "Examples", "Scenarios" -> addToLast(taken());
            default -> {}
        }
    }

    private void addToLast(List<String> tags) {
        if (scenarios.isEmpty()) {
            return;
        }
        ScenarioTag last = scenarios.remove(scenarios.size() - 1);
        List<String> all = new ArrayList<>(last.tags());
        all.addAll(tags);
        scenarios.add(new ScenarioTag(last.file(), last.line(), last.name(), all));
    }

    private List<String> taken() {
        List<String> tags = List.copyOf(pending);
        pending.clear();
        return tags;
    }
}
