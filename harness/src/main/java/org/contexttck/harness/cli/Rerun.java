package org.contexttck.harness.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The command line that starts a run again; a choice can be put behind it. */
final class Rerun {

    private Rerun() {}

    static String base(List<String> target, boolean strict, Path out) {
        return line("run", target, strict, out);
    }

    /** @param traces the words behind {@code check} */
    static String check(List<String> traces, boolean strict, Path out) {
        return line("check", traces, strict, out);
    }

    private static String line(String command, List<String> target, boolean strict, Path out) {
        List<String> words = new ArrayList<>();
        words.add(Terminal.command());
        words.add(command);
        words.addAll(target);
        if (strict) {
            words.add("--strict");
        }
        if (!out.toString().equals("context-tck-report")) {
            words.addAll(List.of("--out", out.toString()));
        }
        return words.stream().map(Rerun::quoted).collect(Collectors.joining(" "));
    }

    static String quoted(String word) {
        return word.matches("[A-Za-z0-9_./:=@%+,-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
