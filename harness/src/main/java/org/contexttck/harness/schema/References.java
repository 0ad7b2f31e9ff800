package org.contexttck.harness.schema;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.contexttck.json.Pointer;

/** Follows every {@code $ref} of a schema at once; the validator alone would notice a broken one only when an instance gets there. */
final class References {

    /** Keywords whose values are data, not schemas. */
    static final Set<String> DATA = Set.of("const", "enum", "examples", "default");

    private final Function<String, JsonNode> documents;
    private final Set<String> seen = new HashSet<>();

    References(Function<String, JsonNode> documents) {
        this.documents = documents;
    }

    /** @throws IllegalArgumentException naming the file with the broken reference */
    void verify(String path) {
        int hash = path.indexOf('#');
        String file = hash < 0 ? path : path.substring(0, hash);
        JsonNode document = documents.apply(file);
        if (hash >= 0 && !isThere(document, path.substring(hash + 1))) {
            throw new IllegalArgumentException(file + ": has no " + Line.of(path.substring(hash)));
        }
        if (seen.add(file)) {
            walk(file, document, false);
        }
    }

    private static boolean isThere(JsonNode document, String fragment) {
        String pointer = URLDecoder.decode(fragment.replace("+", "%2B"), StandardCharsets.UTF_8);
        return Pointer.parse(pointer).at(document).isPresent();
    }

    /** @param named whether the keys are names chosen by the author (of properties or definitions), not keywords */
    private void walk(String file, JsonNode node, boolean named) {
        if (node.isArray()) {
            node.forEach(element -> walk(file, element, false));
            return;
        }
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            String key = member.getKey();
            if (!named && key.equals("$ref")) {
                follow(file, member.getValue().asText());
            } else if (named || !DATA.contains(key)) {
                walk(file, member.getValue(), !named && (key.equals("properties") || key.equals("$defs")));
            }
        }
    }

    private void follow(String file, String ref) {
        String target = URI.create(SchemaDocuments.BASE + file).resolve(ref).toString();
        if (ref.startsWith("#")) {
            target = SchemaDocuments.BASE + file + ref;
        }
        if (target.equals(SchemaDocuments.DRAFT)) {
            return;
        }
        try {
            if (!target.startsWith(SchemaDocuments.BASE)) {
                throw new IllegalArgumentException("it is not one of the kit's schemas");
            }
            verify(target.substring(SchemaDocuments.BASE.length()));
        } catch (IllegalArgumentException problem) {
            throw new IllegalArgumentException(
                    file + ": refers to " + Line.of(ref) + "; " + problem.getMessage(), problem);
        }
    }
}
