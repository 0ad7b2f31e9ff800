package org.contexttck.harness.wire;

import java.util.Map;
import org.contexttck.harness.json.Json;

/** Puts the ids that the kit uses now into a recorded answer, and leaves every other character of it as it is. */
final class RecordedIds {

    private final String text;
    private final Map<String, String> ids;
    private final StringBuilder out = new StringBuilder();
    private int copied;

    private RecordedIds(String text, Map<String, String> ids) {
        this.text = text;
        this.ids = ids;
    }

    /** @param ids by the text of the id then, that of the id now */
    static String replaced(String text, Map<String, String> ids) {
        return ids.isEmpty() ? text : new RecordedIds(text, ids).replaced();
    }

    private String replaced() {
        int level = text.stripLeading().startsWith("[") ? 2 : 1;
        int depth = 0;
        boolean member = false;
        for (int at = 0; at < text.length(); at++) {
            char sign = text.charAt(at);
            if (sign == '"') {
                int end = endOfString(at);
                int value = valueAfter(end);
                if (member && depth == level && text.substring(at, end).equals("\"id\"") && value > 0) {
                    end = replace(value);
                }
                member = false;
                at = end - 1;
            } else if (sign == '{' || sign == '[') {
                depth++;
                member = sign == '{';
            } else if (sign == '}' || sign == ']') {
                depth--;
                member = false;
            } else if (sign == ',') {
                member = true;
            }
        }
        return out.append(text, copied, text.length()).toString();
    }

    private int replace(int from) {
        int end = text.charAt(from) == '"' ? endOfString(from) : endOfNumber(from);
        String now = ids.get(key(text.substring(from, end)));
        if (now != null) {
            out.append(text, copied, from).append(now);
            copied = end;
        }
        return end;
    }

    private static String key(String literal) {
        try {
            return Json.write(Json.parse(literal));
        } catch (IllegalArgumentException noJson) {
            return literal;
        }
    }

    private int endOfString(int from) {
        int at = from + 1;
        while (at < text.length() && text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(at + 1, text.length());
    }

    private int endOfNumber(int from) {
        int at = from;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    /** Where the value after a name begins; 0 if there is none that could be an id. */
    private int valueAfter(int end) {
        int at = afterBlanks(end);
        if (at >= text.length() || text.charAt(at) != ':') {
            return 0;
        }
        int value = afterBlanks(at + 1);
        return value < text.length() && "\"-0123456789".indexOf(text.charAt(value)) >= 0 ? value : 0;
    }

    private int afterBlanks(int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }
}
