package org.contexttck.harness.explore.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** What a room waits for, before anything counts as lost. */
class UnderwayTest {

    private final List<Arrival> toBen = new ArrayList<>();
    private final List<Arrival> toCem = new ArrayList<>();
    private final List<Arrival> errors = new ArrayList<>();
    private String filtering = "";
    private final GatewayParticipant ann = participant("ann", errors);
    private final List<GatewayParticipant> there = List.of(ann, participant("ben", toBen), participant("cem", toCem));

    @Test
    void aMessageIsMissingUntilEverybodyElseHasGotIt() {
        Underway message = underway("{\"id\":\"m1\"}");
        toBen.add(arrival("{\"id\":\"m1\"}"));
        assertThat(message.isMissing()).isTrue();

        toCem.add(arrival("{\"id\":\"m1\"}"));

        assertThat(message.isMissing()).isFalse();
    }

    @Test
    void anAddressedOneIsMissedByWhomItNamesAlone() {
        Underway message = underway("{\"id\":\"m1\",\"to\":[\"ben\"]}");
        assertThat(message.isMissing()).isTrue();

        toBen.add(arrival("{\"id\":\"m1\"}"));

        assertThat(message.isMissing()).isFalse();
    }

    @Test
    void oneThatWasRefusedIsNotWaitedForAndNoOtherIsForgottenOverIt() {
        Underway refused = underway("{\"id\":\"m1\"}");
        Underway other = underway("{\"id\":\"m2\"}");

        errors.add(arrival("{\"kind\":\"system/error\",\"correlation_id\":\"m1\"}"));

        assertThat(refused.isMissing()).isFalse();
        assertThat(other.isMissing()).isTrue();
    }

    @Test
    void oneThatComesUnderAnIdOfTheGatewaysOwnIsThereAsOftenAsItWasSent() {
        Underway once = underway("{\"id\":\"m1\",\"kind\":\"chat\"}");
        Underway twice = Underway.of(
                ann,
                2,
                (ObjectNode) Json.parse("{\"id\":\"m2\",\"kind\":\"chat\"}"),
                List.of(once),
                there,
                one -> true);
        toBen.add(arrival("{\"id\":\"other\",\"kind\":\"chat\"}"));
        toCem.addAll(
                List.of(arrival("{\"id\":\"n1\",\"kind\":\"chat\"}"), arrival("{\"id\":\"n2\",\"kind\":\"chat\"}")));
        assertThat(twice.isMissing()).isTrue();

        toBen.add(arrival("{\"id\":\"another\",\"kind\":\"chat\"}"));

        assertThat(twice.isMissing()).isFalse();
    }

    @Test
    void whoseFilterExcludesItIsNotWaitedForAndMustNotGetIt() {
        filtering = "cem";
        Underway message = underway("{\"id\":\"m1\",\"kind\":\"chat\"}");
        toBen.add(arrival("{\"id\":\"m1\"}"));
        assertThat(message.isMissing()).isFalse();
        assertThat(message.isMisfiltered(there.get(2))).isFalse();

        toCem.add(arrival("{\"id\":\"m1\"}"));

        assertThat(message.isMisfiltered(there.get(2))).isTrue();
    }

    @Test
    void aFilterIsNotHeldAgainstWhatIsAddressed() {
        filtering = "cem";
        Underway message = underway("{\"id\":\"m1\",\"to\":[\"cem\"]}");

        toCem.add(arrival("{\"id\":\"m1\"}"));

        assertThat(message.isMisfiltered(there.get(2))).isFalse();
    }

    private Underway underway(String envelope) {
        return Underway.of(
                ann,
                1,
                (ObjectNode) Json.parse(envelope),
                List.of(),
                there,
                one -> !one.id().equals(filtering));
    }

    private static Arrival arrival(String raw) {
        return new Arrival(2, raw, Json.parse(raw), List.of());
    }

    private static GatewayParticipant participant(String id, List<Arrival> got) {
        return (GatewayParticipant) Proxy.newProxyInstance(
                UnderwayTest.class.getClassLoader(),
                new Class<?>[] {GatewayParticipant.class},
                (self, method, given) -> switch (method.getName()) {
                    case "id" -> id;
                    case "after", "errorsAfter" -> List.copyOf(got);
                    case "closed" -> Optional.empty();
                    case "equals" -> self == given[0];
                    default -> throw new IllegalStateException(method.getName() + " is not asked for");
                });
    }
}
