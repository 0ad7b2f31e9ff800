package org.contexttck.harness.spark;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;

/**
 * Recordings with planted faults: {@code Corpus FOLDER SESSIONS LONG} writes so many sessions of a server, eight hundred a file,
 * every other file packed, and one session of LONG calls. The same numbers give the same files.
 */
final class Corpus {

    private static final int SESSIONS_A_FILE = 800;
    private static final int MOST_CALLS = 6;

    private final Random random = new Random(1);
    private int planted;

    /** Sorts of faults; what they break is for the kit to say. */
    private enum Fault {
        NONE,
        SUMMARY_OF_ANOTHER_TYPE,
        UNMARKED,
        WRONG_COUNT,
        CONTENT_NO_LIST,
        ANSWERED_TWICE,
        UNKNOWN_ID,
        NO_MESSAGE,
        REPEATED_KEY
    }

    public static void main(String[] words) throws IOException {
        int planted = new Corpus().write(Path.of(words[0]), Integer.parseInt(words[1]), Integer.parseInt(words[2]));
        System.out.println(planted + " faults planted");
    }

    /** @return how many faults were planted */
    int write(Path folder, int sessions, int longest) throws IOException {
        Files.createDirectories(folder);
        for (int from = 0; from < sessions; from += SESSIONS_A_FILE) {
            int number = from / SESSIONS_A_FILE;
            List<List<String>> all = new ArrayList<>();
            for (int i = from; i < Math.min(sessions, from + SESSIONS_A_FILE); i++) {
                all.add(session("s" + i, 1 + random.nextInt(MOST_CALLS)));
            }
            mixed(folder.resolve("part-" + number + (number % 2 == 0 ? ".jsonl" : ".jsonl.gz")), all);
        }
        if (longest > 0) {
            mixed(folder.resolve("long.jsonl"), List.of(session("long", longest)));
        }
        return planted;
    }

    /** Sessions side by side, each in its order. */
    private void mixed(Path file, List<List<String>> sessions) throws IOException {
        try (OutputStream bytes = Files.newOutputStream(file);
                OutputStream packed = file.toString().endsWith(".gz") ? new GZIPOutputStream(bytes) : bytes;
                BufferedWriter out = new BufferedWriter(new OutputStreamWriter(packed, StandardCharsets.UTF_8))) {
            int longest = sessions.stream().mapToInt(List::size).max().orElse(0);
            for (int i = 0; i < longest; i++) {
                for (List<String> one : sessions) {
                    if (i < one.size()) {
                        out.write(one.get(i));
                        out.write('\n');
                    }
                }
            }
        }
    }

    private List<String> session(String name, int calls) {
        List<String> lines = new ArrayList<>();
        sent(
                lines,
                name,
                "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
                        + "\"2025-11-25\",\"capabilities\":{},\"clientInfo\":{\"name\":\"host\",\"version\":\"1\"}}}");
        got(
                lines,
                name,
                "{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},"
                        + "\"serverInfo\":{\"name\":\"orders\",\"version\":\"1.0.0\"}}}");
        for (int id = 1; id <= calls; id++) {
            boolean faulty = random.nextInt(5) == 0 && (calls <= MOST_CALLS || id % 1000 == 0);
            Fault fault = faulty ? Fault.values()[random.nextInt(Fault.values().length)] : Fault.NONE;
            planted += fault == Fault.NONE ? 0 : 1;
            call(lines, name, id, fault);
        }
        return lines;
    }

    private void call(List<String> lines, String name, int id, Fault fault) {
        sent(
                lines,
                name,
                "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"tools/call\",\"params\":{\"name\":"
                        + "\"search_records\",\"arguments\":{\"query\":\"q\",\"page\":" + id + "}}}");
        String answer = answer(fault == Fault.UNKNOWN_ID ? id + 1_000_000 : id, fault);
        got(lines, name, answer);
        if (fault == Fault.ANSWERED_TWICE) {
            got(lines, name, answer);
        } else if (fault == Fault.NO_MESSAGE) {
            got(lines, name, "\"listening on port 80\"");
        }
    }

    private String answer(int id, Fault fault) {
        int count = 6;
        StringBuilder records = new StringBuilder();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            records.append(i == 0 ? "" : ",")
                    .append("{\"id\":")
                    .append(id * count + i)
                    .append('}');
            text.append("record ").append(id * count + i).append("\\n");
        }
        String summary = fault == Fault.SUMMARY_OF_ANOTHER_TYPE
                ? "6"
                : "\"" + (fault == Fault.WRONG_COUNT ? 7 : count) + " records (page " + id + ")\"";
        String context = fault == Fault.UNMARKED ? "" : "\"lifecycle\":\"transient\",\"summary\":" + summary;
        String content = fault == Fault.CONTENT_NO_LIST ? "\"x\"" : "[{\"type\":\"text\",\"text\":\"" + text + "\"}]";
        String again = fault == Fault.REPEATED_KEY ? "\"id\":" + id + "," : "";
        return "{\"jsonrpc\":\"2.0\"," + again + "\"id\":" + id + ",\"result\":{\"content\":" + content
                + ",\"structuredContent\":{\"records\":[" + records + "]},\"_meta\":{\"context\":{" + context + "}}}}";
    }

    private static void sent(List<String> lines, String session, String message) {
        lines.add("{\"session\":\"" + session + "\",\"direction\":\"client-to-server\",\"message\":" + message + "}");
    }

    private static void got(List<String> lines, String session, String message) {
        lines.add("{\"session\":\"" + session + "\",\"direction\":\"server-to-client\",\"message\":" + message + "}");
    }
}
