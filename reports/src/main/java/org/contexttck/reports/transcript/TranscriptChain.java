package org.contexttck.reports.transcript;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Ties each line of a transcript to all lines before it: its last member, {@code chain}, is the beginning of the SHA-256 of
 * the chain of the line before and of the line itself without that member. Whoever changes, removes or inserts a line without
 * doing the same to all that follow is found at that line; whoever does is found by the chain of the last one, which the
 * certificate of the run keeps.
 */
public final class TranscriptChain {

    /** The chain before the first line. */
    public static final String START = "";

    private static final int BYTES = 8;
    private static final int BUFFER = 1 << 16;
    private static final String MEMBER = ",\"chain\":\"";
    private static final String NONE = MEMBER + "\"}";
    private static final String END = "\"}";

    private TranscriptChain() {}

    /**
     * A line with its chain in it.
     *
     * @param line in UTF-8, with its line feed
     */
    record Link(byte[] line, String chain) {}

    /**
     * What a file's chain says of it.
     *
     * @param lines how many lines it has
     * @param last the chain of the last line
     * @param broken the first line, from 1, that does not fit those before it; empty if all do
     */
    public record Walk(long lines, String last, Optional<Long> broken) {}

    /** @param text a line that ends with an empty chain */
    static Link link(String before, String text) {
        if (!text.endsWith(NONE)) {
            throw new IllegalArgumentException("the last member must be an empty chain");
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        String chain = chain(before, bytes);
        byte[] rest = (chain + END + "\n").getBytes(StandardCharsets.US_ASCII);
        int place = bytes.length - END.length();
        byte[] line = Arrays.copyOf(bytes, place + rest.length);
        System.arraycopy(rest, 0, line, place, rest.length);
        return new Link(line, chain);
    }

    /**
     * Goes through a file.
     *
     * @throws IOException if it cannot be read
     */
    public static Walk walk(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            Walker walker = new Walker();
            byte[] held = new byte[BUFFER];
            int length = 0;
            for (int read = in.read(held); read >= 0; read = in.read(held, length, held.length - length)) {
                int start = 0;
                for (int i = length; i < length + read; i++) {
                    if (held[i] == '\n') {
                        walker.line(held, start, i);
                        start = i + 1;
                    }
                }
                length += read - start;
                System.arraycopy(held, start, held, 0, length);
                held = length == held.length ? Arrays.copyOf(held, 2 * length) : held;
            }
            if (length > 0) {
                walker.line(held, 0, length);
            }
            return new Walk(walker.lines, walker.chain, walker.broken);
        }
    }

    /** Follows the lines as bytes; there are tens of megabytes of them. */
    private static final class Walker {

        private static final byte[] UNCHAINED = NONE.getBytes(StandardCharsets.US_ASCII);
        private static final int CHAINED = UNCHAINED.length + 2 * BYTES;

        private String chain = START;
        private Optional<Long> broken = Optional.empty();
        private long lines;

        /** @param end behind the last byte, where the line feed is */
        void line(byte[] bytes, int start, int end) {
            lines++;
            int member = end - CHAINED;
            String last = new String(
                    bytes, Math.max(start, member), Math.min(CHAINED, end - start), StandardCharsets.US_ASCII);
            boolean chained = last.startsWith(MEMBER) && last.endsWith(END) && last.length() == CHAINED;
            String said = chained ? last.substring(MEMBER.length(), MEMBER.length() + 2 * BYTES) : "";
            if (broken.isEmpty() && !(chained && said.equals(computed(bytes, start, member)))) {
                broken = Optional.of(lines);
            }
            chain = chained ? said : chain;
        }

        private String computed(byte[] bytes, int start, int end) {
            MessageDigest sha = sha(chain);
            sha.update(bytes, start, end - start);
            return hex(sha.digest(UNCHAINED));
        }
    }

    private static String chain(String before, byte[] text) {
        return hex(sha(before).digest(text));
    }

    private static MessageDigest sha(String before) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            sha.update(before.getBytes(StandardCharsets.US_ASCII));
            return sha;
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    private static String hex(byte[] digest) {
        return HexFormat.of().formatHex(digest, 0, BYTES);
    }
}
