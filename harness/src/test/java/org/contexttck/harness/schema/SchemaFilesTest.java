package org.contexttck.harness.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every schema file of the kit has in common. */
class SchemaFilesTest {

    private static final Schemas SCHEMAS = Schemas.bundled();

    static Stream<String> schemas() {
        return SchemaFiles.ending(".schema.json").stream();
    }

    @ParameterizedTest
    @MethodSource("schemas")
    void conformsToTheMetaSchema(String path) {
        assertThat(SCHEMAS.metaSchema().validate(SchemaFiles.read(path))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("schemas")
    void loadsWithAllItsReferences(String path) {
        assertThat(SCHEMAS.schema(path)).isNotNull();
        SchemaFiles.read(path)
                .path("$defs")
                .fieldNames()
                .forEachRemaining(name ->
                        assertThat(SCHEMAS.schema(path + "#/$defs/" + name)).isNotNull());
    }

    @ParameterizedTest
    @MethodSource("schemas")
    void saysWhatItIs(String path) {
        JsonNode schema = SchemaFiles.read(path);
        assertThat(schema.path("$id").asText()).isEqualTo("https://contexttck.org/schemas/" + path);
        assertThat(schema.path("title").asText()).isNotBlank();
        assertThat(schema.path("description").asText()).isNotBlank();
        assertThat(undescribed(schema)).as("properties without description").isEmpty();
    }

    @ParameterizedTest
    @MethodSource("schemas")
    void acceptsItsOwnExamples(String path) {
        JsonNode examples = SchemaFiles.read(path).path("examples");
        assertThat(examples).as("examples of " + path).isNotEmpty();
        examples.forEach(
                example -> assertThat(SCHEMAS.schema(path).validate(example)).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("schemas")
    void hasVectorsOfBothKinds(String path) {
        String vectors = path.replace(".schema.json", ".vectors.json");
        assertThat(SchemaFiles.ROOT.resolve(vectors)).exists();
        List<Boolean> verdicts = new ArrayList<>();
        for (JsonNode group : SchemaFiles.read(vectors)) {
            group.path("tests").forEach(test -> verdicts.add(test.path("valid").asBoolean()));
        }
        assertThat(verdicts).contains(true, false);
    }

    @Test
    void coversTheFourProtocols() {
        assertThat(schemas().map(path -> path.substring(0, path.indexOf('/'))))
                .contains("transient-context", "sub-context", "context-saving", "context-pack");
    }

    @Test
    void sourceTreeAndClassPathHoldTheSameFiles() {
        assertThat(schemas())
                .allSatisfy(
                        path -> assertThat(SchemaSource.classPath().read(path).orElseThrow())
                                .isEqualTo(Files.readAllBytes(SchemaFiles.ROOT.resolve(path))));
    }

    private static List<String> undescribed(JsonNode schema) {
        return schema.path("properties").properties().stream()
                .filter(member -> !member.getValue().has("description")
                        && !member.getValue().has("$ref"))
                .map(member -> member.getKey())
                .toList();
    }
}
