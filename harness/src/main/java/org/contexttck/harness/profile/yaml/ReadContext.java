package org.contexttck.harness.profile.yaml;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.yaml.snakeyaml.error.Mark;

/** What is shared while one profile is read: where it is, what surrounds it, and what was found. */
public final class ReadContext {

    private final String file;
    private final Optional<Path> folder;
    private final Function<String, Optional<String>> environment;
    private final List<ProfileProblem> problems = new ArrayList<>();
    private final List<ProfileProblem> warnings = new ArrayList<>();
    private final List<String> secrets = new ArrayList<>();
    private final Map<String, String> variables = new HashMap<>();
    private final boolean again;

    public ReadContext(String file, Optional<Path> folder, Function<String, Optional<String>> environment) {
        this.file = file;
        this.folder = folder;
        this.environment = environment;
        this.again = false;
    }

    /** Of a profile that was sound once, and starts nothing now: what hidden secrets have made of it is no problem. */
    private ReadContext(String file, Map<String, String> variables) {
        this.file = file;
        this.folder = Optional.empty();
        this.environment = name -> Optional.ofNullable(variables.get(name));
        this.again = true;
    }

    public static ReadContext again(String file, Map<String, String> variables) {
        return new ReadContext(file, variables);
    }

    public Optional<Path> folder() {
        return folder;
    }

    public Optional<String> variable(String name) {
        Optional<String> value = environment.apply(name);
        value.ifPresent(text -> variables.put(name, text));
        return value;
    }

    /** The environment variables that were asked for and are set. */
    public Map<String, String> variables() {
        return variables;
    }

    public void problem(Mark place, String what, String whatToDo) {
        problem(place.getLine() + 1, place.getColumn() + 1, what, whatToDo);
    }

    public void problem(int line, int column, String what, String whatToDo) {
        problems.add(new ProfileProblem(file, line, column, what, whatToDo));
    }

    public void secret(Mark place, String name, String value) {
        secrets.add(value);
        if (value.length() < Secrets.SHORTEST) {
            String what = name + " has fewer than " + Secrets.SHORTEST + " characters and is not hidden in reports";
            warnings.add(new ProfileProblem(
                    file, place.getLine() + 1, place.getColumn() + 1, what, "use a longer value if it is a secret"));
        }
    }

    /** What to throw when there is nothing to go on with. */
    public ProfileException unreadable() {
        return new ProfileException(sorted(problems));
    }

    public void throwIfProblems() throws ProfileException {
        if (!problems.isEmpty() && !again) {
            throw new ProfileException(sorted(problems));
        }
    }

    public List<ProfileProblem> warnings() {
        return sorted(warnings);
    }

    public Secrets secrets() {
        return Secrets.of(secrets);
    }

    private static List<ProfileProblem> sorted(List<ProfileProblem> problems) {
        return problems.stream()
                .distinct()
                .sorted(Comparator.comparingInt(ProfileProblem::line).thenComparingInt(ProfileProblem::column))
                .toList();
    }
}
