package org.contexttck.harness.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaException;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.path.PathType;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A set of JSON Schemas that refer to each other, addressed by their path below {@code schemas/}. A schema is loaded when it is
 * first asked for; nothing is ever fetched from a network. Safe for use by several threads.
 */
public final class Schemas {

    private static final class Bundled {
        static final Schemas INSTANCE = new Schemas(SchemaSource.classPath());
    }

    private final SchemaSource source;
    private final SchemaDocuments documents;
    private final SchemaRegistry registry;
    private final BoundedReferences references = new BoundedReferences();
    private final SchemaRegistry foreign;
    private final Map<String, SchemaCheck> checks = new ConcurrentHashMap<>();
    private final Map<String, Optional<SchemaCheck>> found = new ConcurrentHashMap<>();

    private Schemas(SchemaSource source) {
        this.source = source;
        this.documents = new SchemaDocuments(source);
        SchemaRegistryConfig config = SchemaRegistryConfig.builder()
                .formatAssertionsEnabled(true)
                .pathType(PathType.JSON_POINTER)
                .locale(Locale.ROOT)
                .build();
        this.registry = SchemaRegistry.withDefaultDialect(
                SpecificationVersion.DRAFT_2020_12,
                builder -> builder.schemaRegistryConfig(config)
                        .nodeReader(new StrictNodeReader())
                        .resourceLoaders(loaders -> loaders.add(documents)));
        this.foreign = SchemaRegistry.withDialects(
                references.dialects(),
                builder -> builder.schemaRegistryConfig(config).schemaCacheEnabled(false));
    }

    /** The schemas that come with the kit, read from the class path. */
    public static Schemas bundled() {
        return Bundled.INSTANCE;
    }

    /** The schemas below a directory that is laid out like {@code schemas/}. */
    public static Schemas over(Path directory) {
        return new Schemas(SchemaSource.directory(directory));
    }

    /**
     * The check against one schema.
     *
     * @param path below {@code schemas/}, such as {@code transient-context/context-meta.schema.json}, with a JSON Pointer behind
     *     {@code #} for one of its definitions
     * @throws IllegalArgumentException naming the file, if it is not there, is no JSON, names no draft or another one than
     *     2020-12, has an {@code $id} that is not its address, has no such definition, or refers to something that is not there
     */
    public SchemaCheck schema(String path) {
        SchemaCheck known = checks.get(path);
        return known != null ? known : checks.computeIfAbsent(path, this::load);
    }

    /**
     * The check against a schema that somebody else has written, such as the output schema of a tool. What it refers to outside
     * of itself is not fetched, and its regular expressions, which may never come to an end, are left out.
     *
     * @return empty if it cannot be used: it is no schema, of a draft that is not known here, or names members by patterns
     */
    public Optional<ForeignSchema> foreign(JsonNode document) {
        if (document.findValue("patternProperties") != null) {
            return Optional.empty();
        }
        JsonNode plain = document.deepCopy();
        plain.findParents("pattern").stream()
                .filter(one -> one.get("pattern").isTextual())
                .forEach(one -> ((ObjectNode) one).remove("pattern"));
        try {
            Schema schema = foreign.getSchema(plain);
            schema.initializeValidators();
            return Optional.of(new ForeignSchema(schema, references));
        } catch (RuntimeException
                | StackOverflowError unusable) { // the validator has no common type for what it may stumble over
            return Optional.empty();
        }
    }

    /** As {@link #schema}; empty if there is no such file. */
    public Optional<SchemaCheck> find(String path) {
        Optional<SchemaCheck> known = found.get(path);
        return known != null
                ? known
                : found.computeIfAbsent(path, first -> source.read(path).map(there -> schema(path)));
    }

    private SchemaCheck load(String path) {
        documents.verify(path);
        try {
            Schema schema = registry.getSchema(SchemaLocation.of(SchemaDocuments.BASE + path));
            schema.initializeValidators();
            return new SchemaCheck(schema, documents.predicate(path));
        } catch (SchemaException problem) {
            throw new IllegalArgumentException(path + ": " + Line.of(problem.getMessage()), problem);
        }
    }

    /** The check of a schema itself against the draft's meta-schema. */
    SchemaCheck metaSchema() {
        return new SchemaCheck(
                registry.getSchema(SchemaLocation.of(SchemaDocuments.DRAFT)), SchemaPredicate.NEVER_DECIDES);
    }
}
