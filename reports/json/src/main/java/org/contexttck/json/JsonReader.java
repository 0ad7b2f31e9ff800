package org.contexttck.json;

/** Checks size, encoding and byte order mark before a text is read. */
final class JsonReader {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private JsonReader() {}

    static Parsed read(byte[] bytes, JsonLimits limits) throws JsonProblem {
        bound(bytes.length, limits);
        return read(Utf8.decode(bytes), limits);
    }

    static Parsed read(String text, JsonLimits limits) throws JsonProblem {
        return reader(text, limits).read();
    }

    static ParsedMembers readMembers(String text, JsonLimits limits) throws JsonProblem {
        return reader(text, limits).readMembers();
    }

    private static TreeReader reader(String text, JsonLimits limits) throws JsonProblem {
        bound(text.length(), limits);
        if (!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK) {
            throw new JsonProblem(JsonProblem.Kind.NOT_JSON, "starts with a byte order mark", 1, 1);
        }
        return new TreeReader(text, limits);
    }

    private static void bound(long length, JsonLimits limits) throws JsonProblem {
        if (length > limits.maxBytes()) {
            String message = length + " bytes, more than the limit of " + limits.maxBytes();
            throw new JsonProblem(JsonProblem.Kind.TOO_LARGE, message, 1, 1);
        }
    }
}
