package org.contexttck.reference.contextsaving;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Logs to cut, one for each way in which cutting goes wrong. */
public final class Logs {

    private static final Map<String, byte[]> LOGS = all();

    private Logs() {}

    /** Their names. */
    public static List<String> names() {
        return List.copyOf(LOGS.keySet());
    }

    /**
     * A log as the build wrote it.
     *
     * @param name one of {@link #names()}
     * @return mostly UTF-8; {@code control} is not
     */
    public static byte[] raw(String name) {
        return LOGS.get(name).clone();
    }

    private static Map<String, byte[]> all() {
        Map<String, byte[]> logs = new LinkedHashMap<>();
        logs.put("plain", utf8(steps(200, "\n")));
        logs.put("no-final-line-end", utf8(steps(40, "\n") + "the build was interrupted"));
        logs.put("blank-last-lines", utf8(steps(12, "\n") + "\n\n"));
        logs.put("crlf", utf8(steps(20, "\r\n")));
        logs.put("separators", utf8("page one\fpage two\nfirst\u2028second\nold\u0085new\nup\u000bdown\rback\nlast\n"));
        logs.put("one-long-line", utf8("x1,".repeat(1_500)));
        logs.put("unicode", utf8(unicode()));
        logs.put("emoji-only", utf8("😀".repeat(40)));
        logs.put("control", control());
        logs.put("escapes", utf8("six characters: \\u0000\ntwo: \\n\nC:\\new\\table\n\"quoted\" \\\\ \\\" \t end\n"));
        logs.put("empty", new byte[0]);
        logs.put("blank-first-line", utf8("\n" + "y2;".repeat(400)));
        logs.put("json-like", utf8("{\"k\":\"a\\nb\"}\n[1,2,3]\n12345\ntrue\n\"text\"\n"));
        return logs;
    }

    private static String steps(int count, String lineEnd) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(step -> "step %03d: compiled %d files".formatted(step, step * 37 % 101))
                .collect(Collectors.joining(lineEnd, "", lineEnd));
    }

    /** Characters of two, three and four bytes, far enough from any line end that cuts fall among them. */
    private static String unicode() {
        return "abc€déf😀ñ漢字🚀é€".repeat(3) + "\n" + "straße 北京 👩‍💻 Ω\n" + "naïve e\u0301 ﬁn\n".repeat(5);
    }

    /** What no text holds: zero, colour codes, bytes that are no UTF-8. */
    private static byte[] control() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(new byte[] {0x61, 0x00, 0x1b, 0x5b, 0x33, 0x31, 0x6d, 0x62, (byte) 0xff, 0x0a});
        bytes.writeBytes(new byte[] {0x63, (byte) 0xe2, (byte) 0x82, 0x64, (byte) 0xc0, (byte) 0xaf, 0x07, 0x08, 0x0a});
        bytes.writeBytes(utf8("\u001b[0mdone \u007f\n"));
        return bytes.toByteArray();
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
