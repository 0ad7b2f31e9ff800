package org.contexttck.harness.spec;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A sequence diagram, read from a few lines: {@code title …}; {@code A -> B: text} and, for an answer, {@code A --> B: text};
 * {@code note A: text}. What the text ends with in brackets are the requirements that bear on it.
 *
 * @param actors from left to right, in the order in which they are first named
 */
record Sequence(String title, List<String> actors, List<Event> events) {

    private static final Pattern ARROW = Pattern.compile("(.+?) (-->|->) (.+?): (.+?)(?: \\[([^\\]]+)])?");
    private static final Pattern NOTE = Pattern.compile("note (.+?): (.+?)(?: \\[([^\\]]+)])?");

    Sequence {
        actors = List.copyOf(actors);
        events = List.copyOf(events);
    }

    /**
     * What happens.
     *
     * @param from who does it
     * @param to whom it reaches; the same as from for a note
     * @param answer whether it answers something
     * @param ids the requirements that bear on it
     */
    record Event(String from, String to, boolean answer, String text, List<String> ids) {

        boolean note() {
            return from.equals(to);
        }
    }

    /**
     * Reads a description.
     *
     * @param file to be named if a line is none of these
     * @throws IllegalArgumentException naming file, line and what may stand there
     */
    static Sequence read(String file, String text) {
        String title = "";
        Set<String> actors = new LinkedHashSet<>();
        List<Event> events = new ArrayList<>();
        List<String> lines = text.lines().map(String::strip).toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            Matcher note = NOTE.matcher(line);
            Matcher arrow = ARROW.matcher(line);
            if (line.startsWith("title ")) {
                title = line.substring("title ".length());
            } else if (note.matches()) {
                actors.add(note.group(1));
                events.add(new Event(note.group(1), note.group(1), false, note.group(2), ids(note.group(3))));
            } else if (arrow.matches()) {
                actors.add(arrow.group(1));
                actors.add(arrow.group(3));
                boolean answer = arrow.group(2).equals("-->");
                events.add(new Event(arrow.group(1), arrow.group(3), answer, arrow.group(4), ids(arrow.group(5))));
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                throw new IllegalArgumentException(file + ":" + (i + 1)
                        + ": should be \"title …\", \"A -> B: text\", \"A --> B: text\" or \"note A: text\"");
            }
        }
        return new Sequence(title, List.copyOf(actors), events);
    }

    private static List<String> ids(String listed) {
        return listed == null ? List.of() : List.of(listed.split(",? +"));
    }
}
