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
        String protocol, String file, String name, String description, List<SceneLine> background, List<Scene> scenes) {

    public FeatureText {
        background = List.copyOf(background);
        scenes = List.copyOf(scenes);
    }

    /** Its page. */
    String page() {
        return Pages.scenarios(protocol);
    }
}
