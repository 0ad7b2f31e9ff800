package org.contexttck.harness.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.AbsoluteIri;
import com.networknt.schema.resource.InputStreamSource;
import com.networknt.schema.resource.ResourceLoader;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;
import org.contexttck.json.Parsed;

/** The schema files of a source, each verified before anybody sees it; also how the validator finds a file by its address. */
final class SchemaDocuments implements ResourceLoader {

    static final String BASE = "https://contexttck.org/schemas/";
    static final String DRAFT = "https://json-schema.org/draft/2020-12/schema";

    private static final Pattern PATH = Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*");

    private final SchemaSource source;
    private final Map<String, JsonNode> documents = new ConcurrentHashMap<>();

    SchemaDocuments(SchemaSource source) {
        this.source = source;
    }

    /**
     * Reads and verifies the file at a path, its definition if the path names one, and every file and definition that it refers to.
     *
     * @throws IllegalArgumentException naming the file and what is wrong with it
     */
    void verify(String path) {
        new References(this::document).verify(path);
    }

    /** What can be said about a verified schema without the validator. */
    SchemaPredicate predicate(String path) {
        return new SchemaCompiler(this::document).of(path).orElse(SchemaPredicate.NEVER_DECIDES);
    }

    @Override
    public InputStreamSource getResource(AbsoluteIri iri) {
        String address = iri.toString();
        if (!address.startsWith(BASE)) {
            return null;
        }
        byte[] bytes = Json.write(document(address.substring(BASE.length()))).getBytes(StandardCharsets.UTF_8);
        return () -> new ByteArrayInputStream(bytes);
    }

    private JsonNode document(String path) {
        JsonNode known = documents.get(path);
        return known != null ? known : documents.computeIfAbsent(path, this::read);
    }

    private JsonNode read(String path) {
        if (!PATH.matcher(path).matches()) {
            throw new IllegalArgumentException("\"" + Line.of(path) + "\" is no path below schemas/");
        }
        byte[] bytes =
                source.read(path).orElseThrow(() -> new IllegalArgumentException(path + ": there is no such schema"));
        JsonNode document = parse(path, bytes);
        String draft = document.path("$schema").asText();
        if (draft.isEmpty()) {
            throw new IllegalArgumentException(
                    path + ": names no draft; a schema of the kit says \"$schema\": \"" + DRAFT + "\"");
        }
        if (!draft.equals(DRAFT)) {
            throw new IllegalArgumentException(
                    path + ": is written in " + Line.of(draft) + ", the kit reads only " + DRAFT);
        }
        String id = document.path("$id").asText(BASE + path);
        if (!id.equals(BASE + path)) {
            throw new IllegalArgumentException(
                    path + ": its $id is " + Line.of(id) + ", its address is " + BASE + path);
        }
        return document;
    }

    private static JsonNode parse(String path, byte[] bytes) {
        try {
            Parsed parsed = Json.read(bytes);
            if (!parsed.notes().isEmpty()) {
                throw new IllegalArgumentException(
                        path + ": " + Line.of(parsed.notes().get(0).text()));
            }
            return parsed.node();
        } catch (JsonProblem problem) {
            throw new IllegalArgumentException(path + ": " + Line.of(problem.describe()), problem);
        }
    }
}
