package org.contexttck.harness.profile.yaml;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** Profiles as the JSON they stand for, for tests against their schema. */
public final class ProfileYaml {

    private ProfileYaml() {}

    /** @throws IllegalArgumentException if the text is no YAML that the kit takes */
    public static JsonNode json(String text) throws ProfileException {
        ReadContext reading = new ReadContext("p", Optional.empty(), name -> Optional.of("a value"));
        JsonNode json = YamlNodes.read(text, reading)
                .flatMap(root -> new Value(root, "", reading).json())
                .orElseThrow(() -> new IllegalArgumentException("not YAML: " + text));
        reading.throwIfProblems();
        return json;
    }
}
