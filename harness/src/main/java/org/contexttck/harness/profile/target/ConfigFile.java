package org.contexttck.harness.profile.target;

import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.Template;
import org.contexttck.harness.profile.yaml.Value;

/**
 * A configuration file that the kit writes, with its own addresses in it, before it starts what is tested; it goes into a
 * scratch folder.
 *
 * @param file its name, without folders
 * @param template its text, with {@code {placeholders}} to be filled in
 */
public record ConfigFile(String file, String template) {

    /** @param known names of the placeholders that the template may hold */
    static ConfigFile read(Value value, Set<String> known) {
        Members members = value.members("file", "template");
        String file = members.required("file", "for example file: mcp.json")
                .flatMap(ConfigFile::name)
                .orElse("config");
        String template = members.required("template", "the text of the file, for example with {mcp.url} in it")
                .flatMap(text -> template(text, known))
                .orElse("");
        return new ConfigFile(file, template);
    }

    private static Optional<String> name(Value value) {
        return value.text().filter(name -> {
            boolean plain = name.matches("[\\w][\\w.-]*");
            if (!plain) {
                value.problem("is no plain name of a file", "the kit puts it into a folder of its own");
            }
            return plain;
        });
    }

    private static Optional<String> template(Value value, Set<String> known) {
        Optional<String> text = value.scalar();
        text.ifPresent(template -> Template.check(value, template, known));
        return text;
    }
}
