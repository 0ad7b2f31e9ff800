package org.contexttck.harness.profile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.profile.claim.AgentDiary;
import org.contexttck.harness.profile.claim.AuditProbe;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.claim.ClientClaim;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.profile.claim.ConsumerTool;
import org.contexttck.harness.profile.claim.ContextPackTool;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.profile.claim.CredentialChange;
import org.contexttck.harness.profile.claim.ExpectedHint;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.GatewayFilter;
import org.contexttck.harness.profile.claim.LimitNames;
import org.contexttck.harness.profile.claim.PackDomains;
import org.contexttck.harness.profile.claim.PageWalk;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.profile.claim.ProjectScopes;
import org.contexttck.harness.profile.claim.RecordLocator;
import org.contexttck.harness.profile.claim.RememberTool;
import org.contexttck.harness.profile.claim.SubContextClaim;
import org.contexttck.harness.profile.claim.TextLocator;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.profile.claim.WorkflowTool;
import org.contexttck.harness.profile.target.ClientEntry;
import org.contexttck.harness.profile.target.ConfigFile;
import org.contexttck.harness.profile.target.EnvelopeMark;
import org.contexttck.harness.profile.target.GatewayEntry;
import org.contexttck.harness.profile.target.IntermediaryEntry;
import org.contexttck.harness.profile.target.ListeningProgram;
import org.contexttck.harness.profile.target.ParticipantEntry;
import org.contexttck.harness.profile.target.ServerEntry;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.profile.yaml.Binder;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Value;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Who writes a profile reads its schema, the kit its records: both have the same keys and defaults, and need the same. */
class RecordSchemaTest {

    private static final String DEFINED = "/$defs/";

    @ParameterizedTest
    @MethodSource("definitions")
    void keysAndDefaultsAgree(String place, Class<? extends Record> type) {
        JsonNode schema = schema().at(place);
        List<String> keys = Binder.keys(type);
        List<RecordComponent> components = components(type);

        assertThat(keys).containsExactlyInAnyOrderElementsOf(names(schema.path("properties")));
        for (int i = 0; i < keys.size(); i++) {
            JsonNode standard = schema.path("properties").path(keys.get(i)).path("default");
            Optional<String> yaml = standard(components.get(i));
            if (schema.path("required").toString().contains("\"" + keys.get(i) + "\"")) {
                assertThat(components.get(i).getAnnotation(Key.class))
                        .as(keys.get(i))
                        .matches(Key::required);
            }
            if (yaml.isPresent() && !standard.isMissingNode()) {
                assertThat(Value.of(yaml.get()).json()).as(keys.get(i)).contains(standard);
            }
        }
    }

    @Test
    void everyObjectOfTheSchemaIsARecord() {
        assertThat(closedObjects(schema(), ""))
                .containsExactlyInAnyOrderElementsOf(definitions()
                        .map(definition -> (String) definition.get()[0])
                        .toList());
    }

    static Stream<Arguments> definitions() {
        return Stream.of(
                Arguments.of("", ProfileReader.Sections.class),
                defined("implementation", Implementation.class),
                defined("bill", BillEntry.class),
                defined("named-call", BillEntry.NamedCall.class),
                defined("server", ServerEntry.class),
                defined("stdio", StartCommand.class),
                defined("http", ServerEntry.Http.class),
                defined("start", ListeningProgram.class),
                defined("client", ClientEntry.class),
                defined("config-file", ConfigFile.class),
                defined("intermediary", IntermediaryEntry.class),
                defined("intermediary-http", IntermediaryEntry.Http.class),
                defined("gateway", GatewayEntry.class),
                defined("gateway/properties/participants/items", GatewayEntry.Seat.class),
                defined("mark/oneOf/1", EnvelopeMark.class),
                defined("participant", ParticipantEntry.class),
                defined("participant/properties/live", ParticipantEntry.Live.class),
                defined("limits", LimitsEntry.class),
                defined("claims", Claims.Written.class),
                defined("transient-context", TransientContextClaim.class),
                defined("transient-context/properties/intermediary/oneOf/1", TransientContextClaim.Named.class),
                defined("fetch", FetchTool.class),
                defined("pattern", RecordLocator.ByPattern.class),
                defined("pages", PageWalk.class),
                defined("consumer", ConsumerTool.class),
                defined("workflow", WorkflowTool.class),
                defined("hint", ExpectedHint.class),
                defined("client-claim", ClientClaim.class),
                defined("context-saving", ContextSavingClaim.class),
                defined("paginated", PaginatedTool.class),
                defined("paginated/properties/names", PaginatedTool.Names.class),
                defined("truncated", TruncatedTool.class),
                defined("block", TextLocator.Block.class),
                defined("limit-names", LimitNames.class),
                defined("command", CommandTool.class),
                defined("marker", CommandTool.Marker.class),
                defined("context-pack", ContextPackTool.class),
                defined("credential-change", CredentialChange.class),
                defined("domains", PackDomains.class),
                defined("domains/properties/markers", PackDomains.Markers.class),
                defined("scopes", ProjectScopes.class),
                defined("scopes/properties/markers", ProjectScopes.Markers.class),
                defined("diary", AgentDiary.class),
                defined("audit", AuditProbe.class),
                defined("remember", RememberTool.class),
                defined("sub-context", SubContextClaim.class),
                defined("sub-context/properties/gateway/oneOf/1", SubContextClaim.Gateway.class),
                defined("sub-context/properties/participant/oneOf/1", SubContextClaim.Participant.class),
                defined("gateway-filter", GatewayFilter.class));
    }

    private static Arguments defined(String definition, Class<? extends Record> type) {
        return Arguments.of(DEFINED + definition, type);
    }

    /** The places of objects that have the keys that are named, and no others. */
    private static List<String> closedObjects(JsonNode schema, String place) {
        List<String> places = new ArrayList<>();
        if (schema.path("additionalProperties").isBoolean()
                && schema.path("type").asText().equals("object")) {
            places.add(place);
        }
        schema.properties().forEach(member -> {
            JsonNode value = member.getValue();
            places.addAll(closedObjects(value, place + "/" + member.getKey()));
            for (int i = 0; value.isArray() && i < value.size(); i++) {
                places.addAll(closedObjects(value.get(i), place + "/" + member.getKey() + "/" + i));
            }
        });
        return places;
    }

    private static List<RecordComponent> components(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .flatMap(component -> inline(component)
                        .map(inner -> components(inner).stream())
                        .orElseGet(() -> Stream.of(component)))
                .toList();
    }

    private static Optional<Class<?>> inline(RecordComponent component) {
        boolean inline = Optional.ofNullable(component.getAnnotation(Key.class))
                .filter(Key::inline)
                .isPresent();
        Class<?> type = component.getGenericType() instanceof ParameterizedType optional
                ? (Class<?>) optional.getActualTypeArguments()[0]
                : component.getType();
        return inline ? Optional.of(type) : Optional.empty();
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

    private static JsonNode schema() {
        try (InputStream in = RecordSchemaTest.class.getResourceAsStream("/schemas/kit/profile.schema.json")) {
            return Json.read(in.readAllBytes()).node();
        } catch (IOException | JsonProblem none) {
            throw new IllegalStateException(none);
        }
    }
}
