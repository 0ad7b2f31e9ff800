package org.contexttck.harness.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.profile.yaml.ProfileProblem;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The published schema and the reader must agree on what a profile is: JSON is YAML, so both can be given the same text. */
class ProfileSchemaTest {

    private static final SchemaCheck SCHEMA = Schemas.bundled().schema("kit/profile.schema.json");

    @TestFactory
    Stream<DynamicTest> schemaAndReaderAgree() throws IOException, JsonProblem {
        return items(resource("profile.vectors.json"))
                .flatMap(group -> items(group.get("tests")))
                .map(test -> dynamicTest(test.get("description").asText(), () -> {
                    boolean valid = test.get("valid").asBoolean();
                    assertThat(SCHEMA.validate(test.get("data")).isEmpty()).isEqualTo(valid);
                    assertThat(problems(test.get("data")).isEmpty()).isEqualTo(valid);
                }));
    }

    @Test
    void theExamplesOfTheSchemaAreProfiles() throws IOException, JsonProblem {
        JsonNode examples = resource("profile.schema.json").get("examples");
        assertThat(examples).isNotEmpty();
        assertThat(examples).allSatisfy(example -> assertThat(problems(example)).isEmpty());
    }

    private static List<ProfileProblem> problems(JsonNode profile) {
        try {
            assertThat(Profiles.parse("p", Json.write(profile), name -> Optional.of("a value"))
                            .digest())
                    .hasSize(64);
            return List.of();
        } catch (ProfileException fault) {
            return fault.problems();
        }
    }

    private static JsonNode resource(String name) throws IOException, JsonProblem {
        try (InputStream in = ProfileSchemaTest.class.getResourceAsStream("/schemas/kit/" + name)) {
            return Json.read(in.readAllBytes()).node();
        }
    }

    private static Stream<JsonNode> items(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }
}
