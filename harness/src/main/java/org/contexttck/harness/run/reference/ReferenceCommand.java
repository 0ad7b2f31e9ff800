package org.contexttck.harness.run.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.contexttck.json.Json;

/** Writes the command lines of a profile that runs one of the reference implementations. */
public final class ReferenceCommand {

    /** What a person would write for it, whose kit is installed. */
    private static final String FOR_PEOPLE = "context-tck";

    private final UnaryOperator<List<String>> command;
    private final ReferenceChoice subject;

    private ReferenceCommand(UnaryOperator<List<String>> command, ReferenceChoice subject) {
        this.command = command;
        this.subject = subject;
    }

    /** As it is started in an environment. */
    public static ReferenceCommand on(RunEnvironment runEnvironment, ReferenceApp app, ReferenceChoice subject) {
        return new ReferenceCommand(
                arguments -> runEnvironment.isInside()
                        ? behind(EmbeddedReference.COMMAND, arguments)
                        : app.command(arguments.toArray(String[]::new)),
                subject);
    }

    /** As it is shown, with no place of this machine in it. */
    public static ReferenceCommand shown(ReferenceChoice subject) {
        return new ReferenceCommand(arguments -> behind(FOR_PEOPLE, arguments), subject);
    }

    /** Whether it is the reference itself, or what is run in its place. */
    public ReferenceChoice.Kind kind() {
        return subject.kind();
    }

    /** The command as a YAML list. @param reference the arguments of the reference, such as {@code server} */
    public String of(String... reference) {
        var list = Json.array();
        command.apply(subject.arguments(List.of(reference))).forEach(list::add);
        return Json.write(list);
    }

    private static List<String> behind(String first, List<String> arguments) {
        List<String> words = new ArrayList<>(List.of(first));
        words.addAll(arguments);
        return words;
    }
}
