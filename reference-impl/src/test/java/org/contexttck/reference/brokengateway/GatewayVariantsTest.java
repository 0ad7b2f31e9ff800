package org.contexttck.reference.brokengateway;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.contexttck.reference.gateway.Conduct;
import org.contexttck.reference.gateway.Gateway;
import org.contexttck.reference.gateway.GatewayLimits;
import org.contexttck.reference.gateway.Peer;
import org.contexttck.reference.nullpeer.NullGateways;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs one script against the right gateway and against each variant, and compares what the participants heard. */
class GatewayVariantsTest {

    private static final String CONTEXT_STEPS =
            "nulls unicode numbers child grandchild stranger type call blanks deep filter half circle";

    private static Map<String, String> reference;

    @BeforeAll
    static void runReference() throws Exception {
        reference = GatewayScript.run(Conduct.RIGHT);
    }

    /**
     * One variant.
     *
     * @param differs the steps in which something else is heard, all of them; IN for those with contexts
     * @param seen a piece of what is heard in the first of them
     */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "AddsEmptyContext|plain unknown answer outcome again filter large|'payload':{'N':1.5},'context':{}}",
                "BelievesFrom|forged|beta [{'id':'forged','from':'beta'",
                "ChasesParents|circle json|beta [] and no end gamma [] and no end alpha []",
                "ContextOnlyOnReflections|call|beta [] gamma [] alpha [context_not_allowed]",
                "CorrelationIdAsList|answer outcome|'correlation_id':['plain']",
                "CorrelationMustBeMessage|outcome|beta [] gamma [] alpha [unknown_message]",
                "DeliversContextMessagesTwice|IN|'payload':{'p':[]}},{'from':'alpha','id':'nulls'",
                "DiesOnBrokenJson|json|beta [] closed gamma [] closed alpha [] closed",
                "DisconnectsOnBadContext|bad forged twice again deep filter large half circle json"
                        + "|beta [] gamma [] alpha [] closed",
                "DropsBadContextSilently|bad|beta [] gamma [] alpha []",
                "DropsContextMembers|nulls unicode numbers deep|'context':{'id':'c1','type':'reasoning'},'payload'",
                "DropsNullsInMetadata|nulls|'metadata':{'b':{'c':'x'}}",
                "DropsRepeatedIds|again|beta [] gamma [] alpha []",
                "DropsUnknownMembers|unknown|'kind':'chat','payload':0}",
                "EscapesUnicodeTwice|unicode|'a':'\\\\u00e9'",
                "FilterForEverybody|filter|beta [{'from':'alpha','id':'f1','kind':'reflection','context':"
                        + "{'id':'c1','type':'reasoning'},'payload':{'p':[]}},{'from':'alpha','id':'f3'",
                "FilterHidesMainContext|filter|gamma [{'from':'alpha','id':'f1','kind':'reflection','context':"
                        + "{'id':'c1','type':'reasoning'},'payload':{'p':[]}}] alpha",
                "FlattensParents|grandchild circle|'context':{'id':'c3','parent':'c1'}",
                "ForwardsDuplicateKeys|twice|beta [{'from':'alpha','id':'twice'",
                "OverflowsOnDepth|deep|beta [] gamma [] alpha []",
                "OvertakesLargeMessages|large|beta [{'from':'alpha','id':'l2','kind':'chat','payload':0}] gamma",
                "PlainParticipantsMissContext|IN|beta [] gamma [] alpha []",
                "RefusesUnknownParent|stranger half circle|beta [] gamma [] alpha [unknown_parent]",
                "RefusesUnknownType|type|beta [] gamma [] alpha [unknown_type]",
                "RewritesKind|nulls unicode numbers child grandchild stranger type blanks deep filter half circle"
                        + "|'kind':'reasoning/thought'",
                "RoundsLargeNumbers|numbers|'n':[9007199254740992,0.1]",
                "SkipsContextMessages|IN|'payload':{'p':[]}}] gamma [] alpha []",
                "TrimsContextIds|blanks|'context':{'id':'c1'}",
                "WantsContextStart|IN|beta [] gamma [] alpha [unknown_context]"
            })
    void differsFromTheReferenceAsItSays(String name, String differs, String seen) throws Exception {
        Map<String, String> spoiled =
                GatewayScript.run(GatewayVariants.named(name).orElseThrow());
        String expected = differs.equals("IN") ? CONTEXT_STEPS : differs;
        List<String> steps = List.of(expected.split(" "));
        // what is overtaken comes in the step after, which is then another as well
        assertThat(GatewayScript.differing(reference, spoiled)).startsWith(expected);
        if (!name.equals("OvertakesLargeMessages")) {
            assertThat(GatewayScript.differing(reference, spoiled)).isEqualTo(expected);
        }
        assertThat(spoiled.get(steps.get(0))).contains(seen);
        assertThat(reference.get(steps.get(0))).doesNotContain(seen);
    }

    @Test
    void forgetsIdleContextsRefusesThemLater() throws Exception {
        try (Gateway gateway = gateway("ForgetsIdleContexts");
                Peer alpha = Peer.join(gateway.address(), "alpha")) {
            String text = "{'kind':'chat','context':{'id':'%s'},'payload':0}";
            alpha.send(text.formatted("old"));
            Thread.sleep(1_000);
            alpha.send(text.formatted("new"));
            alpha.send(text.formatted("old"));
            alpha.send(text.formatted("new"));
            assertThat(alpha.nextMessage().at("/payload/code").asText()).isEqualTo("unknown_context");
            assertThat(alpha.nextWithin(Duration.ofMillis(100))).isEmpty();
        }
    }

    @Test
    void keepsEveryContextTakesNoMoreWhenFull() throws Exception {
        try (Gateway gateway = gateway("KeepsEveryContext");
                Peer alpha = Peer.join(gateway.address(), "alpha");
                Peer beta = Peer.join(gateway.address(), "beta")) {
            for (int i = 0; i < 8_001; i++) {
                alpha.send("{'id':'" + i + "','kind':'chat','context':{'id':'" + i + "'},'payload':0}");
            }
            alpha.send("{'id':'plain','kind':'chat','payload':0}");
            for (int i = 0; i < 8_000; i++) {
                assertThat(beta.nextMessage().path("id").asText()).isEqualTo("" + i);
            }
            assertThat(beta.nextMessage().path("id").asText()).isEqualTo("plain");
        }
    }

    @Test
    void theTableIsComplete() throws Exception {
        Set<String> known = new TreeSet<>(Set.of("ForgetsIdleContexts", "KeepsEveryContext"));
        CsvSource table = GatewayVariantsTest.class
                .getDeclaredMethod("differsFromTheReferenceAsItSays", String.class, String.class, String.class)
                .getAnnotation(CsvSource.class);
        for (String row : table.value()) {
            known.add(row.substring(0, row.indexOf('|')));
        }
        assertThat(GatewayVariants.names()).containsExactlyElementsOf(known);
        assertThat(GatewayVariants.named("RewritingGateway")).isEmpty();
    }

    @Test
    void nullGatewaysDoNextToNothing() throws Exception {
        assertThat(NullGateways.names())
                .containsExactly("DeliversNothing", "DeliversToOne", "EchoesOnly", "RefusesEverybody", "SaysNothing");
        assertThat(heard("DeliversNothing")).isEqualTo("alpha [] beta [] gamma []");
        assertThat(heard("DeliversToOne")).isEqualTo("alpha [] beta [m] gamma []");
        assertThat(heard("EchoesOnly")).isEqualTo("alpha [m] beta [] gamma []");
        assertThat(joining("RefusesEverybody")).contains("system/error");
        assertThat(joining("SaysNothing")).isEmpty();
    }

    private static Gateway gateway(String variant) throws Exception {
        return Gateway.start(
                0,
                GatewayLimits.defaults(),
                Optional.empty(),
                GatewayVariants.named(variant).orElseThrow());
    }

    private static String heard(String nothing) throws Exception {
        try (Gateway gateway = nullGateway(nothing);
                Peer alpha = Peer.join(gateway.address(), "alpha");
                Peer beta = Peer.join(gateway.address(), "beta");
                Peer gamma = Peer.join(gateway.address(), "gamma")) {
            alpha.send("{'id':'m','kind':'chat','payload':0}");
            return "alpha " + ids(alpha) + " beta " + ids(beta) + " gamma " + ids(gamma);
        }
    }

    private static List<String> ids(Peer peer) throws InterruptedException {
        List<String> ids = new ArrayList<>();
        for (Optional<JsonNode> next = peer.nextWithin(Duration.ofMillis(300));
                next.isPresent();
                next = peer.nextWithin(Duration.ofMillis(300))) {
            if (!next.get().path("kind").asText().startsWith("system/")) {
                ids.add(next.get().path("id").asText());
            }
        }
        return ids;
    }

    private static Optional<String> joining(String nothing) throws Exception {
        try (Gateway gateway = nullGateway(nothing);
                Peer alpha = Peer.connect(gateway.address())) {
            alpha.send("{'kind':'system/join','payload':{'participant':'alpha','room':'r'}}");
            return alpha.nextWithin(Duration.ofMillis(300))
                    .map(answer -> answer.path("kind").asText());
        }
    }

    private static Gateway nullGateway(String name) throws Exception {
        return Gateway.start(
                0,
                GatewayLimits.defaults(),
                Optional.empty(),
                NullGateways.named(name).orElseThrow());
    }
}
