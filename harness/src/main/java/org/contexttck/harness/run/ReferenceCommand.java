package org.contexttck.harness.run;

import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.json.Json;

/** Writes the command lines of a profile that runs one of the reference implementations. */
final class ReferenceCommand {

    private final ReferenceApp app;
    private final Bench bench;
    private final Subject subject;

    ReferenceCommand(ReferenceApp app, Bench bench, Subject subject) {
        this.app = app;
        this.bench = bench;
        this.subject = subject;
    }

    /** Whether it is the reference itself, or what is run in its place. */
    Subject.Kind kind() {
        return subject.kind();
    }

    /** The command as a YAML list. @param reference the arguments of the reference, such as {@code server} */
    String of(String... reference) {
        List<String> arguments = subject.arguments(List.of(reference));
        List<String> words = new ArrayList<>();
        if (bench.isInside()) {
            words.add(EmbeddedReference.COMMAND);
            words.addAll(arguments);
        } else {
            words.addAll(app.command(arguments.toArray(String[]::new)));
        }
        var list = Json.array();
        words.forEach(list::add);
        return Json.write(list);
    }
}
