package org.contexttck.harness.profile.target;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Template;
import org.contexttck.harness.profile.yaml.Value;

/**
 * A process that the kit starts.
 *
 * @param command program and arguments, at least one; no shell is involved
 * @param environment added to the kit's own environment, in the order given
 * @param directory existing folder to start in; empty for the one the kit was started in
 */
public record StartCommand(
        @Key(required = true, advice = "for example command: [node, server.js]")
        List<String> command,

        @Key(name = "env") Map<String, String> environment,
        @Key(standard = ".") Optional<Path> directory) {

    public StartCommand {
        command = List.copyOf(command);
    }

    public static StartCommand of(List<String> command) {
        return new StartCommand(command, Map.of(), Optional.empty());
    }

    static Optional<List<String>> command(Value value) {
        List<String> words = new ArrayList<>();
        for (Value item : value.items()) {
            Optional<String> word = item.scalar();
            if (words.isEmpty() && word.filter(String::isBlank).isPresent()) {
                item.problem("must not be empty", "the first item is the program to run");
            }
            words.add(word.orElse("?"));
        }
        value.hideWithin(words);
        return Optional.of(words);
    }

    static Optional<Map<String, String>> environment(Value value) {
        return NamedTexts.environment(value);
    }

    /** A problem for each name in braces that nothing will be filled in for. @param written such a command */
    static void check(Value written, Set<String> known) {
        Stream.of("command", "env")
                .flatMap(key -> written.member(key).stream())
                .forEach(value -> Template.check(value, known));
    }

    /** Everything in which something is filled in. */
    Stream<String> texts() {
        return Stream.concat(command.stream(), environment.values().stream());
    }
}
