package org.contexttck.harness.schema;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.contexttck.json.Pointer;

/** Turns schemas into {@link SchemaPredicate} questions, as far as they use keywords that are known here; safe for one thread. */
final class SchemaCompiler {

    /** Keywords that say nothing about a tree, or belong to another one. */
    private static final Set<String> SILENT = Set.of(
            "$schema", "$id", "$comment", "$defs", "title", "description", "examples", "default", "then", "else");

    private final Function<String, JsonNode> documents;
    private final Map<String, Later> known = new HashMap<>();

    SchemaCompiler(Function<String, JsonNode> documents) {
        this.documents = documents;
    }

    /** A keyword that is not known here. */
    private static final class Unknown extends Exception {
        private static final long serialVersionUID = 1L;
    }

    /** A schema that refers to itself is known before it is read. */
    private static final class Later implements SchemaPredicate {
        private SchemaPredicate question = tree -> true;

        @Override
        public boolean holds(JsonNode tree) {
            return question.holds(tree);
        }
    }

    /** @param path as in {@link Schemas#schema} @return empty if the validator has to be asked each time */
    Optional<SchemaPredicate> of(String path) {
        try {
            return Optional.of(at(path));
        } catch (Unknown keyword) {
            return Optional.empty();
        }
    }

    private SchemaPredicate at(String path) throws Unknown {
        Later later = known.get(path);
        if (later == null) {
            later = new Later();
            known.put(path, later);
            int hash = path.indexOf('#');
            String file = hash < 0 ? path : path.substring(0, hash);
            JsonNode document = documents.apply(file);
            JsonNode schema = hash < 0
                    ? document
                    : Pointer.parse(path.substring(hash + 1)).at(document).orElseThrow(Unknown::new);
            later.question = read(file, schema);
        }
        return later;
    }

    private SchemaPredicate read(String file, JsonNode schema) throws Unknown {
        if (schema.isBoolean()) {
            boolean all = schema.booleanValue();
            return tree -> all;
        }
        List<SchemaPredicate> each = new ArrayList<>();
        for (Map.Entry<String, JsonNode> member : schema.properties()) {
            if (!SILENT.contains(member.getKey())) {
                each.add(keyword(file, schema, member.getKey(), member.getValue()));
            }
        }
        return all(each);
    }

    private SchemaPredicate keyword(String file, JsonNode schema, String keyword, JsonNode value) throws Unknown {
        return switch (keyword) {
            case "$ref" -> at(target(file, value.asText()));
            case "allOf" -> all(list(file, value));
            case "anyOf" -> any(list(file, value));
            case "not" -> not(read(file, value));
            case "if" -> choice(read(file, value), branch(file, schema, "then"), branch(file, schema, "else"));
            case "properties" -> ObjectKeywords.properties(named(file, value));
            case "dependentSchemas" -> ObjectKeywords.dependent(named(file, value));
            case "additionalProperties" -> ObjectKeywords.additional(schema.path("properties"), read(file, value));
            case "items" -> items(read(file, value));
            default -> ValueKeywords.of(keyword, value).orElseThrow(Unknown::new);
        };
    }

    private static String target(String file, String ref) {
        if (ref.startsWith("#")) {
            return ref.equals("#") ? file : file + ref;
        }
        String address = URI.create(SchemaDocuments.BASE + file).resolve(ref).toString();
        return address.startsWith(SchemaDocuments.BASE) ? address.substring(SchemaDocuments.BASE.length()) : address;
    }

    private SchemaPredicate branch(String file, JsonNode schema, String name) throws Unknown {
        return schema.has(name) ? read(file, schema.get(name)) : tree -> true;
    }

    private List<SchemaPredicate> list(String file, JsonNode schemas) throws Unknown {
        List<SchemaPredicate> list = new ArrayList<>();
        for (JsonNode one : schemas) {
            list.add(read(file, one));
        }
        return list;
    }

    private Map<String, SchemaPredicate> named(String file, JsonNode schemas) throws Unknown {
        Map<String, SchemaPredicate> named = new HashMap<>();
        for (Map.Entry<String, JsonNode> one : schemas.properties()) {
            named.put(one.getKey(), read(file, one.getValue()));
        }
        return named;
    }

    private static SchemaPredicate all(List<SchemaPredicate> each) {
        if (each.size() == 1) {
            return each.get(0);
        }
        SchemaPredicate[] questions = each.toArray(SchemaPredicate[]::new);
        return tree -> {
            for (SchemaPredicate one : questions) {
                if (!one.holds(tree)) {
                    return false;
                }
            }
            return true;
        };
    }

    private static SchemaPredicate any(List<SchemaPredicate> each) {
        return tree -> each.stream().anyMatch(one -> one.holds(tree));
    }

    private static SchemaPredicate not(SchemaPredicate question) {
        return tree -> !question.holds(tree);
    }

    private static SchemaPredicate choice(SchemaPredicate condition, SchemaPredicate then, SchemaPredicate otherwise) {
        return tree -> condition.holds(tree) ? then.holds(tree) : otherwise.holds(tree);
    }

    private static SchemaPredicate items(SchemaPredicate item) {
        return tree -> {
            if (tree.isArray()) {
                for (JsonNode one : tree) {
                    if (!item.holds(one)) {
                        return false;
                    }
                }
            }
            return true;
        };
    }
}
