package org.contexttck.reference.contextsaving;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A file in a folder.
 *
 * @param name what folders are sorted by; several may have the same
 * @param id different for each, and decides among equal names
 * @param bytes its size
 */
record Entry(String name, int id, long bytes) {

    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", name);
        json.put("id", id);
        json.put("bytes", bytes);
        return json;
    }
}
