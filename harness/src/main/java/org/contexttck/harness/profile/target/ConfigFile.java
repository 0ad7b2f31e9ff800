package org.contexttck.harness.profile.target;

import java.util.Optional;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Value;

/**
 * A configuration file that the kit writes, with its own addresses in it, before it starts what is tested; it goes into a
 * scratch folder.
 *
 * @param file its name, without folders
 * @param template its text, with {@code {placeholders}} to be filled in
 */
public record ConfigFile(
        @Key(required = true, advice = "for example file: mcp.json")
        String file,

        @Key(required = true, advice = "the text of the file, for example with {mcp.url} in it")
        String template) {

    static Optional<String> file(Value value) {
        Optional<String> name = value.text();
        if (name.filter(it -> !it.matches("[\\w][\\w.-]*")).isPresent()) {
            value.problem("is no plain name of a file", "the kit puts it into a folder of its own");
        }
        return name;
    }

    static Optional<String> template(Value value) {
        return value.scalar();
    }
}
