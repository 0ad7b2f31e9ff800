package org.contexttck.harness.spec;

import java.util.List;

/**
 * A scenario.
 *
 * @param page where it stands in the site
 * @param line of its heading in the feature file, from 1
 * @param anchor the id it has there
 * @param ids the requirements it judges
 * @param ways what else its tags say, without the {@code @}, such as {@code driver}
 * @param examples tables for its placeholders, each with a head
 */
public record ScenarioText(
        String page,
        int line,
        String anchor,
        String name,
        String description,
        List<String> ids,
        List<String> ways,
        List<StepText> lines,
        List<List<List<String>>> examples) {

    public ScenarioText {
        ids = List.copyOf(ids);
        ways = List.copyOf(ways);
        lines = List.copyOf(lines);
        examples = List.copyOf(examples);
    }

    String href() {
        return page + "#" + anchor;
    }
}
