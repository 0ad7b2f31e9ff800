package org.contexttck.reference.intermediary;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** Reads an event stream. */
final class Events {

    /** Takes what is in a stream, in order. */
    interface Reader {

        /** The message that an event carries. */
        void message(String message) throws IOException;

        /** Any other line of the stream, such as the id of an event or a comment; an empty one ends an event. */
        void line(String line) throws IOException;
    }

    private Events() {}

    /** Reads to the end. */
    static void read(InputStream stream, Reader reader) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
        StringBuilder data = new StringBuilder();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith("data:")) {
                String text = line.substring("data:".length());
                data.append(data.isEmpty() ? "" : "\n").append(text.startsWith(" ") ? text.substring(1) : text);
                continue;
            }
            if (line.isEmpty() && !data.isEmpty()) {
                reader.message(data.toString());
                data.setLength(0);
            }
            reader.line(line);
        }
        if (!data.isEmpty()) {
            reader.message(data.toString());
        }
    }
}
