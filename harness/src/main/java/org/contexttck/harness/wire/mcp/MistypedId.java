package org.contexttck.harness.wire.mcp;

import java.util.List;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.RpcMessage;

/** The id of an answer that is that of its request but for the type: {@code "17"} for 17, or 17.0. */
final class MistypedId {

    private MistypedId() {}

    /** The keys of requests that an answer under this key may have meant, see {@link RpcMessage#key}. */
    static List<String> meant(String key) {
        String plain = key.replaceAll("^\"|\"$", "");
        String whole = plain.replaceFirst("\\.0+$", "");
        return List.of(plain, whole, "\"" + plain + "\"", "\"" + whole + "\"").stream()
                .filter(other -> !other.equals(key))
                .distinct()
                .toList();
    }

    /** To follow on {@code an answer with id "17"}. @param asked the key of the request */
    static String says(String key, String asked) {
        return " to a request with id " + OneLine.of(asked) + ": "
                + (key.startsWith("\"") == asked.startsWith("\"")
                        ? "not the same number"
                        : type(key) + " for " + type(asked));
    }

    private static String type(String key) {
        return key.startsWith("\"") ? "a text" : "a number";
    }
}
