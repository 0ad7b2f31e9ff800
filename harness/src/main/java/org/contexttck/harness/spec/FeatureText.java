package org.contexttck.harness.spec;

import java.util.List;

/**
 * A feature file.
 *
 * @param protocol the folder it stands in
 * @param file its name without the ending, such as {@code marking}
 * @param background the steps before each scenario; may be none
 */
public record FeatureText(
        String protocol,
        String file,
        String name,
        String description,
        List<StepText> background,
        List<ScenarioText> scenarios) {

    public FeatureText {
        background = List.copyOf(background);
        scenarios = List.copyOf(scenarios);
    }

    /** Its page. */
    String page() {
        return PageNames.scenarios(protocol);
    }
}
