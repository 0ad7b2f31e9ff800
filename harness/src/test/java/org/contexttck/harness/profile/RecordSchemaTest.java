package org.contexttck.harness.profile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.profile.claim.AgentDiary;
import org.contexttck.harness.profile.claim.AuditProbe;
import org.contexttck.harness.profile.claim.ClientClaim;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.profile.claim.ConsumerTool;
import org.contexttck.harness.profile.claim.ContextPackTool;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.profile.claim.ExpectedHint;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.LimitNames;
import org.contexttck.harness.profile.claim.PageWalk;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.profile.claim.ProjectScopes;
import org.contexttck.harness.profile.claim.RecordLocator;
import org.contexttck.harness.profile.claim.RememberTool;
import org.contexttck.harness.profile.claim.TextLocator;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.profile.claim.WorkflowTool;
import org.contexttck.harness.profile.yaml.Binder;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Value;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Who writes a profile reads its schema, the kit its records: both have the same keys and defaults, and need the same. */
class RecordSchemaTest {

    @ParameterizedTest
    @MethodSource
    void keysAndDefaultsAgree(String definition, Class<? extends Record> type) throws IOException, JsonProblem {
        JsonNode schema = schema().at("/$defs/" + definition);
        List<String> keys = Binder.keys(type);

        assertThat(keys).containsExactlyInAnyOrderElementsOf(names(schema.path("properties")));
        for (int i = 0; i < keys.size(); i++) {
            JsonNode standard = schema.path("properties").path(keys.get(i)).path("default");
            Optional<String> yaml = standard(type.getRecordComponents()[i]);
            if (schema.path("required").toString().contains("\"" + keys.get(i) + "\"")) {
                assertThat(type.getRecordComponents()[i].getAnnotation(Key.class))
                        .as(keys.get(i))
                        .matches(Key::required);
            }
            if (yaml.isPresent() && !standard.isMissingNode()) {
                assertThat(Value.of(yaml.get()).json()).as(keys.get(i)).contains(standard);
            }
        }
    }

    static Stream<Arguments> keysAndDefaultsAgree() {
        return Stream.of(
                Arguments.of("limits", LimitsEntry.class),
                Arguments.of("transient-context", TransientContextClaim.class),
                Arguments.of("fetch", FetchTool.class),
                Arguments.of("pattern", RecordLocator.ByPattern.class),
                Arguments.of("pages", PageWalk.class),
                Arguments.of("consumer", ConsumerTool.class),
                Arguments.of("workflow", WorkflowTool.class),
                Arguments.of("hint", ExpectedHint.class),
                Arguments.of("client-claim", ClientClaim.class),
                Arguments.of("context-saving", ContextSavingClaim.class),
                Arguments.of("paginated", PaginatedTool.class),
                Arguments.of("truncated", TruncatedTool.class),
                Arguments.of("block", TextLocator.Block.class),
                Arguments.of("limit-names", LimitNames.class),
                Arguments.of("command", CommandTool.class),
                Arguments.of("marker", CommandTool.Marker.class),
                Arguments.of("context-pack", ContextPackTool.class),
                Arguments.of("scopes", ProjectScopes.class),
                Arguments.of("diary", AgentDiary.class),
                Arguments.of("audit", AuditProbe.class),
                Arguments.of("remember", RememberTool.class));
    }

    private static Optional<String> standard(RecordComponent component) {
        return Optional.ofNullable(component.getAnnotation(Key.class))
                .map(Key::standard)
                .filter(yaml -> !yaml.isEmpty());
    }

    private static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static JsonNode schema() throws IOException, JsonProblem {
        try (InputStream in = RecordSchemaTest.class.getResourceAsStream("/schemas/kit/profile.schema.json")) {
            return Json.read(in.readAllBytes()).node();
        }
    }
}
