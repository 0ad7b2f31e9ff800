package org.contexttck.harness.check;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A recording of a server's lists that is as long as one wants it: sessions side by side, in which nothing is wrong. */
final class BenchmarkRecording {

    private final int sessions;
    private final int records;

    /** @param records in each answer */
    BenchmarkRecording(int sessions, int records) {
        this.sessions = sessions;
        this.records = records;
    }

    /** @return how many lines were written until there were so many, or so many bytes */
    long write(Path file, long bytes, long most) throws IOException {
        long written = 0;
        long lines = 0;
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int id = 1; written < bytes && lines < most; id++) {
                for (int session = 0; session < sessions && written < bytes && lines < most; session++) {
                    String begin = "{\"session\":\"s" + session + "\",\"direction\":\"";
                    String call =
                            begin + "client-to-server\",\"message\":" + (id == 1 ? initialize() : call(id)) + "}\n";
                    String answer =
                            begin + "server-to-client\",\"message\":" + (id == 1 ? initialized() : page(id)) + "}\n";
                    out.write(call);
                    out.write(answer);
                    written += call.length() + answer.length();
                    lines += 2;
                }
            }
        }
        return lines;
    }

    private static String initialize() {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\","
                + "\"capabilities\":{},\"clientInfo\":{\"name\":\"host\",\"version\":\"1.0.0\"}}}";
    }

    private static String initialized() {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},"
                + "\"serverInfo\":{\"name\":\"orders\",\"version\":\"1.0.0\"}}}";
    }

    private static String call(int id) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id
                + ",\"method\":\"tools/call\",\"params\":{\"name\":\"search_records\","
                + "\"arguments\":{\"query\":\"Fridays\",\"page\":" + id + "}}}";
    }

    private String page(int id) {
        StringBuilder list = new StringBuilder();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < records; i++) {
            String title = "Review the landing page " + (id * records + i);
            list.append(i == 0 ? "" : ",")
                    .append("{\"id\":")
                    .append(id * records + i)
                    .append(",\"title\":\"")
                    .append(title)
                    .append("\",\"category\":\"Operations\",\"minutes\":35}");
            text.append(title).append(", Operations, 35 minutes\\n");
        }
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"" + text
                + "\"}],\"structuredContent\":{\"records\":[" + list + "],\"page\":" + id
                + "},\"_meta\":{\"context\":{\"lifecycle\":\"transient\",\"summary\":\"" + records + " records (page "
                + id + ")\"}}}}";
    }
}
