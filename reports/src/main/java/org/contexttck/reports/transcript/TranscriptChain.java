package org.contexttck.reports.transcript;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
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
        String chain = START;
        Optional<Long> broken = Optional.empty();
        long number = 0;
        try (BufferedReader in =
                new BufferedReader(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                number++;
                Optional<String> said = said(line);
                if (broken.isEmpty()
                        && !said.equals(
                                Optional.of(chain(chain, withoutChain(line).getBytes(StandardCharsets.UTF_8))))) {
                    broken = Optional.of(number);
                }
                chain = said.orElse(chain);
            }
        }
        return new Walk(number, chain, broken);
    }

    private static Optional<String> said(String line) {
        int at = line.lastIndexOf(MEMBER);
        return at < 0 || !line.endsWith(END) || line.length() != at + MEMBER.length() + 2 * BYTES + END.length()
                ? Optional.empty()
                : Optional.of(line.substring(at + MEMBER.length(), line.length() - END.length()));
    }

    private static String withoutChain(String line) {
        int at = line.lastIndexOf(MEMBER);
        return at < 0 ? line : line.substring(0, at) + NONE;
    }

    private static String chain(String before, byte[] text) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            sha.update(before.getBytes(StandardCharsets.US_ASCII));
            byte[] digest = sha.digest(text);
            return HexFormat.of().formatHex(digest, 0, BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
