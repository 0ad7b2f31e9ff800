package org.contexttck.reference.contextpack;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Where a memory comes from.
 *
 * @param origin the store it was found in
 * @param source the document it was taken from
 * @param url address of that document
 * @param createdAt as its author wrote it, usually an instant; so are the other two
 * @param project id of the project it belongs to; absent if it belongs to none
 */
record Provenance(
        Optional<String> origin,
        Optional<String> source,
        Optional<String> url,
        Optional<String> createdAt,
        Optional<String> updatedAt,
        Optional<String> validAt,
        Optional<String> project) {

    /** All seven members, with null for what is not known. */
    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("origin", origin.orElse(null));
        json.put("source", source.orElse(null));
        json.put("url", url.orElse(null));
        json.put("created_at", createdAt.orElse(null));
        json.put("updated_at", updatedAt.orElse(null));
        json.put("valid_at", validAt.orElse(null));
        json.put("project_id", project.orElse(null));
        return json;
    }
}
