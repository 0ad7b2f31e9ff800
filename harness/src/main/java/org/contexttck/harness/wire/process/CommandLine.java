package org.contexttck.harness.wire.process;

import java.util.ArrayList;
import java.util.List;

/** Splits a command line as a shell would, without expanding anything. */
public final class CommandLine {

    private CommandLine() {}

    /**
     * Splits at white space. Single quotes keep everything; double quotes keep everything but {@code \"} and
     * {@code \\}; outside quotes a backslash keeps the next character.
     *
     * @return program and arguments, not empty
     * @throws IllegalArgumentException if there is nothing, a quote is not closed or the last backslash is followed by nothing
     */
    public static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        char quote = 0;
        int opened = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quote == '\'' ? c == '\'' : quote == '"' && c == '"') {
                quote = 0;
            } else if (quote == 0 && (c == '\'' || c == '"')) {
                quote = c;
                opened = i + 1;
                inWord = true;
            } else if (c == '\\' && escapes(line, i, quote)) {
                word.append(line.charAt(++i));
                inWord = true;
            } else if (quote == 0 && Character.isWhitespace(c)) {
                if (inWord) {
                    words.add(word.toString());
                }
                word.setLength(0);
                inWord = false;
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (quote != 0) {
            throw new IllegalArgumentException(
                    "the quote " + quote + " at character " + opened + " is never closed: " + line);
        }
        if (inWord) {
            words.add(word.toString());
        }
        if (words.isEmpty()) {
            throw new IllegalArgumentException("the command is empty");
        }
        return List.copyOf(words);
    }

    private static boolean escapes(String line, int at, char quote) {
        if (quote == '\'') {
            return false;
        }
        if (at + 1 == line.length()) {
            if (quote == 0) {
                throw new IllegalArgumentException("the command ends with a backslash that escapes nothing: " + line);
            }
            return false;
        }
        char next = line.charAt(at + 1);
        return quote == 0 || next == '"' || next == '\\';
    }
}
