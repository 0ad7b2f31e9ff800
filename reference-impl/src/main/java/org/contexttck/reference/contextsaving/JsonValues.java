package org.contexttck.reference.contextsaving;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON values as they are written, to be cut in awkward places. */
public final class JsonValues {

    private static final Map<String, String> VALUES = all();

    private JsonValues() {}

    /** Their names. */
    public static List<String> names() {
        return List.copyOf(VALUES.keySet());
    }

    /**
     * A value as JSON.
     *
     * @param name one of {@link #names()}
     */
    public static String text(String name) {
        return VALUES.get(name);
    }

    private static Map<String, String> all() {
        Map<String, String> values = new LinkedHashMap<>();
        values.put(
                "object", "{\"name\":\"hello\",\"version\":\"2.12\",\"outputs\":[\"out\",\"doc\"],\"broken\":false}");
        values.put("array", "[1,2,3,5,8,13,21,34,55,89,144]");
        values.put("number", "3141592653589793");
        values.put("string", "\"a text that is long enough to be cut\"");
        // twelve characters; the eighth is the backslash of the escape
        values.put("escape", "{\"k\":\"a\\nb\"}");
        values.put("nested", """
                {
                  "inputs": {
                    "nixpkgs": {"rev": "a1b2c3", "size": 1.50},
                    "utils": {"rev": "d4e5f6", "size": 2}
                  },
                  "description": "Größe: 3 €",
                  "systems": ["x86_64-linux", "aarch64-darwin"]
                }
                """);
        return values;
    }
}
