package org.contexttck.harness.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds the catalogue files to their schema. */
class RequirementsSchemaTest {

    private static final SchemaCheck SCHEMA = Schemas.bundled().schema("kit/requirements.schema.json");

    @ParameterizedTest
    @MethodSource("protocols")
    void everyFileConforms(String protocol) {
        byte[] file = CatalogueFiles.below(Path.of("..", "features"))
                .read(protocol + "/requirements.yaml")
                .orElseThrow();

        assertThat(violations(protocol, file)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("protocols")
    void everyListOfConformingVariantsConforms(String protocol) {
        CatalogueFiles.below(Path.of("..", "features"))
                .read(ConformingVariant.path(protocol))
                .ifPresent(file -> assertThat(Schemas.bundled()
                                .schema("kit/conforming.schema.json")
                                .validate(json(ConformingVariant.yaml(protocol, file))))
                        .isEmpty());
    }

    @Test
    void aMistypedKeyDoesNotConform() {
        byte[] file = """
                protocol: wire
                source: "JSON-RPC 2.0"
                requirements:
                  - {id: W-S-01, level: MUST, basis: source, role: server, says: It is., section: "Life", reading: [R1]}
                """.getBytes(StandardCharsets.UTF_8);

        assertThat(violations("wire", file))
                .singleElement()
                .extracting(Violation::line)
                .asString()
                .startsWith("/requirements/0: ")
                .contains("'reading'");
    }

    static Stream<String> protocols() {
        return Catalogue.bundled().protocols().stream();
    }

    private static List<Violation> violations(String protocol, byte[] file) {
        return SCHEMA.validate(json(RequirementsFile.yaml(protocol, file)));
    }

    private static JsonNode json(Object yaml) {
        if (yaml instanceof Map<?, ?> map) {
            ObjectNode object = Json.object();
            map.forEach((key, value) -> object.set((String) key, json(value)));
            return object;
        }
        if (yaml instanceof List<?> list) {
            ArrayNode array = Json.array();
            list.forEach(value -> array.add(json(value)));
            return array;
        }
        return Json.text((String) yaml);
    }
}
