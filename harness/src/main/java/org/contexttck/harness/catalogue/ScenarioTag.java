package org.contexttck.harness.catalogue;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A scenario with the tags that count for it: its own, those of its feature and rule, and those of its example tables.
 *
 * @param file as it is named in a problem, such as {@code features/wire/messages.feature}
 * @param line of its heading, from 1
 * @param name may be empty
 * @param tags with the {@code @}
 */
record ScenarioTag(String file, int line, String name, List<String> tags) {

    private static final Pattern ID = Pattern.compile("@(TC|SC|CS|CP|W)-.*");

    ScenarioTag {
        tags = List.copyOf(tags);
    }

    /** What its tags name as requirements, whether or not there is such a requirement. */
    List<String> ids() {
        return tags.stream()
                .filter(tag -> ID.matcher(tag).matches())
                .map(tag -> tag.substring(1))
                .toList();
    }

    String place() {
        return file + ":" + line;
    }
}
