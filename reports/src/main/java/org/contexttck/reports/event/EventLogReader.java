package org.contexttck.reports.event;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads a log of events. A last line that was torn off when the kit died is left out; any other bad line is an error. */
public final class EventLogReader {

    private EventLogReader() {}

    /**
     * @return the events, in order
     * @throws IOException if the file cannot be read, or a line is no event: file, line number and reason
     */
    public static List<Event> read(Path file) throws IOException {
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        List<Event> events = new ArrayList<>();
        int number = 0;
        int start = 0;
        while (start < text.length()) {
            number++;
            int end = text.indexOf('\n', start);
            boolean whole = end >= 0;
            String line = text.substring(start, whole ? end : text.length());
            try {
                events.add(EventJson.read(line));
            } catch (IllegalArgumentException e) {
                if (whole) {
                    throw new IOException(file + ":" + number + ": " + e.getMessage(), e);
                }
            }
            start += line.length() + 1;
        }
        return List.copyOf(events);
    }
}
