package org.contexttck.harness.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every vector file beside the schemas, one test for each instance. */
class SchemaVectorsTest {

    private static final Schemas SCHEMAS = Schemas.bundled();

    @TestFactory
    Stream<DynamicContainer> vectors() {
        return SchemaFiles.ending(".vectors.json").stream()
                .map(path -> dynamicContainer(path, Stream.concat(Stream.of(shape(path)), groups(path))));
    }

    /** The JSON that the sources print, by the names that the vectors give it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        transient-context/tool-result   | any tool result | a fetched page; a consumer; a workflow step
        transient-context/workflow-step | a declared step | the step of the example
        transient-context/context-hint  | one hint        | the hint of the example
        sub-context/envelope     | an envelope as it may be sent | the recommended option; the nested example
        sub-context/envelope     | an envelope as it may be sent | option 1, a kind of its own; option 3, a context in the payload; option 5, a thread
        sub-context/envelope     | an envelope as it may be sent | option 4, start; option 4, a message between; option 4, end, with a payload
        sub-context/envelope     | an envelope as it may be sent | the reasoning example, first message; the reasoning example, second message
        sub-context/envelope     | an envelope as it may be sent | the reasoning example, third message; the reasoning example, the action that follows
        context-pack/context-input | arguments of the context tool | a build goal; a compact session start; deep research; an agent diary
        """)
    void examplesOfTheSourcesAreAmongTheVectors(String file, String group, String names) {
        assertThat(elements(SchemaFiles.read(file + ".vectors.json"))
                        .filter(it -> it.path("description").asText().equals(group))
                        .flatMap(it -> elements(it.path("tests")))
                        .filter(it -> it.path("valid").asBoolean())
                        .map(it -> it.path("description").asText()))
                .contains(names.split("; "));
    }

    private static DynamicTest shape(String path) {
        return dynamicTest("is a vector file", () -> {
            JsonNode file = SchemaFiles.read(path);
            assertThat(SCHEMAS.schema("kit/vectors.schema.json").validate(file)).isEmpty();
            file.forEach(group -> assertThat(elements(group.path("tests"))
                            .map(test -> test.path("description").asText()))
                    .doesNotHaveDuplicates());
        });
    }

    private static Stream<DynamicContainer> groups(String path) {
        return elements(SchemaFiles.read(path)).map(group -> {
            SchemaCheck check = SCHEMAS.schema(target(path, group.path("schema")));
            return dynamicContainer(
                    group.path("description").asText(),
                    elements(group.path("tests"))
                            .map(test -> dynamicTest(test.path("description").asText(), () -> run(check, test))));
        });
    }

    private static void run(SchemaCheck check, JsonNode test) {
        List<Violation> violations = check.validate(test.get("data"));
        if (test.path("valid").asBoolean()) {
            assertThat(violations).isEmpty();
        } else {
            assertThat(violations)
                    .isNotEmpty()
                    .allSatisfy(violation ->
                            assertThat(violation.line()).doesNotContain("\n").hasSizeLessThan(900));
        }
    }

    static String target(String path, JsonNode schema) {
        String reference =
                schema.isTextual() ? schema.asText() : schema.path("$ref").asText();
        return URI.create(SchemaDocuments.BASE + path)
                .resolve(reference)
                .toString()
                .substring(SchemaDocuments.BASE.length());
    }

    private static Stream<JsonNode> elements(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }
}
