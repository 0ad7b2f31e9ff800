package org.contexttck.harness.trace;

import org.contexttck.json.JsonProblem;
import org.contexttck.json.JsonScanner;

/** Finds the line on which a member of a JSON text begins. */
final class LineLocator {

    private LineLocator() {}

    /** How many lines above it the text has; those above the last member on the path that is there. */
    static long member(String text, String... path) {
        JsonScanner scanner = new JsonScanner(text);
        int place = 0;
        try {
            for (String name : path) {
                if (!find(scanner, name)) {
                    break;
                }
                scanner.peek();
                place = scanner.position();
            }
        } catch (JsonProblem end) {
            // the place found so far is as good as can be
        }
        return text.substring(0, place).chars().filter(c -> c == '\n').count();
    }

    /** Stands on the value of the member behind. @return false if this object has none of the name */
    private static boolean find(JsonScanner scanner, String name) throws JsonProblem {
        if (!scanner.skip('{')) {
            return false;
        }
        while (scanner.peek() == '"') {
            String key = scanner.string();
            scanner.skip(':');
            if (key.equals(name)) {
                return true;
            }
            pass(scanner);
            scanner.skip(',');
        }
        return false;
    }

    private static void pass(JsonScanner scanner) throws JsonProblem {
        int depth = 0;
        do {
            char c = scanner.peek();
            if (c == '"') {
                scanner.string();
            } else if (c == '{' || c == '[') {
                depth++;
                scanner.skip(c);
            } else if (c == '}' || c == ']') {
                depth--;
                scanner.skip(c);
            } else if (c == ',' || c == ':') {
                scanner.skip(c);
            } else if (c == 't' || c == 'n') {
                scanner.word(c == 't' ? "true" : "null");
            } else if (c == 'f') {
                scanner.word("false");
            } else {
                scanner.number();
            }
        } while (depth > 0);
    }
}
