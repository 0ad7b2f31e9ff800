package org.contexttck.harness.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.contexttck.json.Json;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is said of a tree without the validator is what the validator says. */
class SchemaCompilerTest {

    private static final Schemas SCHEMAS = Schemas.bundled();

    /** What a value of any schema is replaced by, to see what becomes of it. */
    private static final List<JsonNode> OTHERS = Stream.of(
                    "null", "true", "\"\"", "\" \"", "\"x\"", "0", "-1", "1.0", "1e400", "-32021", "[]", "[1]", "{}")
            .map(Json::parse)
            .toList();

    private int decided;

    @TestFactory
    Stream<DynamicTest> agreesWithTheValidatorOnEveryVectorAndItsMutants() {
        return SchemaFiles.ending(".vectors.json").stream()
                .filter(path -> !path.startsWith("kit/"))
                .map(path -> dynamicTest(path, () -> compareAll(path)));
    }

    private void compareAll(String path) {
        for (JsonNode group : SchemaFiles.read(path)) {
            SchemaCheck check = SCHEMAS.schema(SchemaVectorsTest.target(path, group.path("schema")));
            for (JsonNode test : group.path("tests")) {
                for (JsonNode tree : mutants(test.get("data"))) {
                    compare(check, tree);
                }
            }
        }
        assertThat(decided).as("trees decided without the validator").isPositive();
    }

    private void compare(SchemaCheck check, JsonNode tree) {
        try {
            assertThat(check.predicate().holds(tree))
                    .as(Json.write(tree))
                    .isEqualTo(check.violations(tree).isEmpty());
            decided++;
        } catch (SchemaPredicate.Undecided ask) {
            // the validator is asked, so there is nothing to compare
        }
    }

    /** The tree, and it with one member less, one more, or one value replaced, at its first two levels. */
    private static List<JsonNode> mutants(JsonNode tree) {
        List<JsonNode> mutants = new ArrayList<>(List.of(tree));
        mutants.addAll(changed(tree));
        for (Map.Entry<String, JsonNode> member : tree.properties()) {
            changed(member.getValue()).forEach(value -> mutants.add(with(tree, member.getKey(), value)));
        }
        return mutants;
    }

    private static List<JsonNode> changed(JsonNode tree) {
        List<JsonNode> changed = new ArrayList<>();
        for (Map.Entry<String, JsonNode> member : tree.properties()) {
            changed.add(((ObjectNode) tree.deepCopy()).without(member.getKey()));
            OTHERS.forEach(value -> changed.add(with(tree, member.getKey(), value)));
        }
        if (tree instanceof ArrayNode array) {
            OTHERS.forEach(value -> changed.add(array.deepCopy().add(value)));
        }
        return changed;
    }

    private static JsonNode with(JsonNode tree, String name, JsonNode value) {
        return ((ObjectNode) tree.deepCopy()).set(name, value);
    }

    @Test
    void aKeywordThatIsNotKnownIsLeftToTheValidator() {
        assertThat(new SchemaCompiler(path -> Json.parse("{\"type\": \"array\", \"uniqueItems\": true}")).of("any"))
                .isEmpty();
    }

    @Test
    void everySchemaOfAMessageIsDecidedWithoutTheValidator() {
        assertThat(SchemaFiles.ending(".schema.json"))
                .filteredOn(path -> !path.startsWith("kit/"))
                .isNotEmpty()
                .allSatisfy(path ->
                        assertThat(SCHEMAS.schema(path).predicate()).isNotSameAs(SchemaPredicate.NEVER_DECIDES));
    }
}
