package org.contexttck.reference.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/** Lines of text on a pair of streams, in UTF-8. */
public final class Lines {

    private Lines() {}

    /** Reads a stream line by line. */
    public static BufferedReader of(InputStream in) {
        return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /** Sends a line at once. */
    public static void send(OutputStream out, String line) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** Sends a line for each line that comes, until the input ends; blank ones are passed over. */
    public static void answer(InputStream in, OutputStream out, Function<String, ?> answer) throws IOException {
        BufferedReader lines = of(in);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (!line.isBlank()) {
                send(out, answer.apply(line).toString());
            }
        }
    }

    /** Waits for the end of a stream; one that breaks has ended as well. */
    public static void awaitEnd(InputStream in) {
        try {
            in.transferTo(OutputStream.nullOutputStream());
        } catch (IOException e) {
            // nobody wants to know what was in it
        }
    }
}
