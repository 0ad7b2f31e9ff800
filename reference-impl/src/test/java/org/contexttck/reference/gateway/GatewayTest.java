package org.contexttck.reference.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GatewayTest {

    private Gateway gateway;
    private URI address;

    @BeforeEach
    void start() throws Exception {
        gateway = Gateway.start(0, GatewayLimits.defaults(), Optional.empty(), GatewayBehaviour.RIGHT);
        address = gateway.address();
    }

    @AfterEach
    void stop() {
        gateway.close();
    }

    @Test
    void welcomesAndAnnounces() throws Exception {
        try (Peer alpha = Peer.connect(address)) {
            alpha.send("{'id':'j1','kind':'system/join','payload':{'participant':'alpha','room':'r'}}");
            JsonNode welcome = alpha.next();
            assertThat(welcome.path("payload")).isEqualTo(Peer.parse("{'you':'alpha','room':'r','participants':[]}"));
            assertThat(welcome.path("correlation_id").asText()).isEqualTo("j1");
            assertThat(welcome.path("protocol").asText()).isEqualTo("mcpp/v0.1");
            assertThat(welcome.path("from").asText()).isEqualTo("system:gateway");
            assertThat(welcome.path("to")).isEqualTo(Peer.parse("['alpha']"));

            Peer beta = Peer.join(address, "beta");
            assertThat(alpha.next().path("payload")).isEqualTo(Peer.parse("{'event':'join','participant':'beta'}"));
            beta.close();
            assertThat(alpha.next().path("payload")).isEqualTo(Peer.parse("{'event':'leave','participant':'beta'}"));
            try (Peer again = Peer.join(address, "beta")) {
                assertThat(alpha.next().at("/payload/event").asText()).isEqualTo("join");
            }
        }
    }

    @Test
    void keepsRoomsApart() throws Exception {
        try (Peer alpha = Peer.join(address, "alpha");
                Peer beta = Peer.join(address, "beta");
                Peer other = Peer.connect(address)) {
            other.send("{'kind':'system/join','payload':{'participant':'alpha','room':'R'}}");
            assertThat(other.next().at("/payload/participants")).isEmpty();
            other.send("{'id':'x','kind':'chat','payload':0}");
            alpha.send("{'id':'m','kind':'chat','payload':0}");
            assertThat(beta.nextMessage().path("id").asText()).isEqualTo("m");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'kind':'chat','payload':{}}|not_joined",
                "{'kind':'system/join','payload':{'participant':'x'}}|bad_join",
                "{'kind':'system/join','payload':{'participant':'','room':'r'}}|bad_join",
                "{'kind':'system/join','payload':{'participant':7,'room':'r'}}|bad_join",
                "{'kind':'system/join','payload':{'participant':'system:gateway','room':'r'}}|bad_join",
                "{'kind':'system/join','payload':{'participant':'alpha','room':'r'}}|id_in_use",
                "{'protocol':'mcpp/v0.2','kind':'system/join','payload':{'participant':'x','room':'r'}}"
                        + "|unsupported_protocol"
            })
    void refusesWhoDoesNotJoin(String text, String code) throws Exception {
        try (Peer alpha = Peer.join(address, "alpha");
                Peer stranger = Peer.connect(address)) {
            stranger.send(text);
            assertThat(stranger.nextError()).isEqualTo(code);
            stranger.send("{'kind':'system/join','payload':{'participant':'y','room':'r'}}");
            assertThat(stranger.next().path("kind").asText()).isEqualTo("system/welcome");
            assertThat(alpha.next().at("/payload/participant").asText()).isEqualTo("y");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "|not_json|",
                "{|not_json|",
                "{'id':'m7','kind'|not_json|m7",
                "{'id':'m7','kind':'chat','payload':0} {}|not_json|m7",
                "[{'id':'m7'}]|not_an_object|",
                "7|not_an_object|",
                "null|not_an_object|",
                "{}|bad_envelope|",
                "{'id':'m7','payload':0}|bad_envelope|m7",
                "{'id':'m7','kind':'','payload':0}|bad_envelope|m7",
                "{'id':'m7','kind':'chat'}|bad_envelope|m7",
                "{'id':7,'kind':'chat','payload':0}|bad_envelope|",
                "{'id':'m7','kind':'chat','to':'beta','payload':0}|bad_envelope|m7",
                "{'id':'m7','kind':'chat','to':['beta',1],'payload':0}|bad_envelope|m7",
                "{'id':'m7','protocol':'mew/v0.4','kind':'chat','payload':0}|unsupported_protocol|m7",
                "{'id':'m7','from':'beta','kind':'chat','payload':0}|forged_from|m7",
                "{'id':'m7','kind':'system/presence','payload':0}|reserved_kind|m7",
                "{'id':'m7','kind':'chat','to':['gamma'],'payload':0}|no_addressee|m7",
                "{'id':'m7','kind':'chat','to':['alpha'],'payload':0}|no_addressee|m7",
                "{'id':'m7','kind':'chat','payload':0,'payload':1}|duplicate_key|m7",
                "{'id':'m7','kind':'chat','context':{'id':'a','metadata':{'x':[{'y':1,'y':1}]}},'payload':0}"
                        + "|duplicate_key|m7",
                "{'id':'m7','kind':'chat','context':'a/b','payload':0}|bad_context|m7",
                "{'id':'m7','kind':'chat','context':['a'],'payload':0}|bad_context|m7",
                "{'id':'m7','kind':'chat','context':{},'payload':0}|bad_context|m7",
                "{'id':'m7','kind':'chat','context':{'id':''},'payload':0}|bad_context|m7",
                "{'id':'m7','kind':'chat','context':{'id':7},'payload':0}|bad_context|m7",
                "{'id':'m7','kind':'chat','context':{'id':'c','type':null},'payload':0}|bad_context|m7",
                "{'id':'m7','kind':'chat','context':{'id':'c','parent':1},'payload':0}|bad_context|m7",
                "{'id':'m7','kind':'chat','context':{'id':'c','metadata':[]},'payload':0}|bad_context|m7",
                "{'id':'m7','kind':'system/join','payload':{'participant':'b','room':'r'}}|already_joined|m7",
                "{'id':'m7','kind':'system/filter','payload':[]}|bad_filter|m7",
                "{'id':'m7','kind':'system/filter','payload':{'show':{}}}|bad_filter|m7",
                "{'id':'m7','kind':'system/filter','payload':{'hide':{},'keep':{}}}|bad_filter|m7",
                "{'id':'m7','kind':'system/filter','payload':{'hide':{'ids':'c'}}}|bad_filter|m7",
                "{'id':'m7','kind':'system/filter','payload':{'hide':{'ids':[1]}}}|bad_filter|m7",
                "{'id':'m7','kind':'system/filter','payload':{'main':1}}|bad_filter|m7"
            })
    void tellsTheSenderAndNobodyElse(String text, String code, String id) throws Exception {
        try (Peer alpha = Peer.join(address, "alpha");
                Peer beta = Peer.join(address, "beta")) {
            alpha.send(text == null ? "" : text);
            JsonNode error = alpha.nextMessage();
            assertThat(error.path("kind").asText()).isEqualTo("system/error");
            assertThat(error.at("/payload/code").asText()).isEqualTo(code);
            assertThat(error.at("/payload/message").asText()).isNotEmpty();
            assertThat(error.path("correlation_id").isMissingNode()).isEqualTo(id == null);
            assertThat(error.path("correlation_id").asText()).isEqualTo(id == null ? "" : id);
            alpha.send("{'id':'after','kind':'chat','payload':0}");
            assertThat(beta.nextMessage().path("id").asText()).isEqualTo("after");
        }
    }

    @Test
    void refusesBinaryFrames() throws Exception {
        try (Peer alpha = Peer.join(address, "alpha")) {
            alpha.binary("{\"kind\":\"chat\",\"payload\":0}".getBytes(StandardCharsets.UTF_8));
            assertThat(alpha.nextError()).isEqualTo("binary_frame");
            assertThat(alpha.open()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'id':'m','protocol':'mcpp/v0.1','ts':'x','from':'alpha','kind':'chat','payload':0}",
                " {\t'payload' : {'n':9007199254740993,'p':0.10,'e':1e400,'z':-0,'x':1.0}, 'kind':'note', 'context':"
                        + "{'id':'c\\u0031\\/','metadata':{'big':123456789012345678901234567890,'n':null,'e':{}},"
                        + "'x-extra':{'a':[1,null]}}, 'x-top':true,'from':'alpha','id':'m1','ts':'t','protocol':'mcpp/v0.1'} ",
                "{'id':'m','protocol':'mcpp/v0.1','ts':7,'from':'alpha','kind':'ü€😀\\ud800','to':[],"
                        + "'correlation_id':['a'],'context':null,'payload':[[[]]]}"
            })
    void passesTheTextOnAsItIs(String text) throws Exception {
        try (Peer alpha = Peer.join(address, "alpha");
                Peer beta = Peer.join(address, "beta")) {
            alpha.send(text);
            assertThat(beta.nextRaw().strip()).isEqualTo(text.replace('\'', '"').strip());
        }
    }

    @Test
    void putsWhatIsMissingInFront() throws Exception {
        try (Peer alpha = Peer.join(address, "al\\u0022pha");
                Peer beta = Peer.join(address, "beta")) {
            alpha.send("{'kind':'chat','payload':1.50}");
            String raw = beta.nextRaw();
            assertThat(raw)
                    .startsWith("{\"protocol\":\"mcpp/v0.1\",\"id\":\"")
                    .endsWith(",\"kind\":\"chat\",\"payload\":1.50}");
            assertThat(Peer.read(raw).path("from").asText()).isEqualTo("al\"pha");
            assertThat(Peer.read(raw).path("ts").asText())
                    .matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{3})?Z");
        }
    }

    @Test
    void addresses() throws Exception {
        try (Peer alpha = Peer.join(address, "alpha");
                Peer beta = Peer.join(address, "beta");
                Peer gamma = Peer.join(address, "gamma")) {
            alpha.send("{'id':'1','kind':'chat','to':['beta','nobody'],'payload':0}");
            alpha.send("{'id':'2','kind':'chat','payload':0}");
            assertThat(beta.nextMessage().path("id").asText()).isEqualTo("1");
            assertThat(beta.nextMessage().path("id").asText()).isEqualTo("2");
            assertThat(gamma.nextMessage().path("id").asText()).isEqualTo("2");
            gamma.send("{'id':'3','kind':'chat','payload':0}");
            assertThat(alpha.nextMessage().path("id").asText()).isEqualTo("3");
        }
    }

    @Test
    void keepsOrderWithLargeMessages() throws Exception {
        String large = "{\"id\":\"0\",\"kind\":\"chat\",\"payload\":\"" + "ü".repeat(3 << 20) + "\"}";
        try (Peer alpha = Peer.join(address, "alpha");
                Peer beta = Peer.join(address, "beta")) {
            alpha.raw(large);
            for (int i = 1; i <= 500; i++) {
                alpha.send("{'id':'" + i + "','kind':'chat','payload':0}");
            }
            JsonNode first = beta.nextMessage();
            assertThat(first.path("payload").asText()).hasSize(3 << 20);
            for (int i = 1; i <= 500; i++) {
                assertThat(beta.nextMessage().path("id").asText()).isEqualTo("" + i);
            }
        }
    }

    @Test
    void filtersForTheOneWhoAsked() throws Exception {
        try (Peer alpha = Peer.join(address, "alpha");
                Peer beta = Peer.join(address, "beta");
                Peer gamma = Peer.join(address, "gamma")) {
            beta.send("{'id':'f','kind':'system/filter','payload':{'hide':{'ids':['c1'],'types':['plan']}}}");
            JsonNode done = beta.nextMessage();
            assertThat(done.path("correlation_id").asText()).isEqualTo("f");
            assertThat(done.path("payload")).isEqualTo(Peer.parse("{'hide':{'ids':['c1'],'types':['plan']}}"));
            assertThat(passing(alpha, beta, "")).isEqualTo("0 3");
            assertThat(received(gamma)).isEqualTo("0 1 2 3");
            beta.send("{'kind':'system/filter','payload':{'keep':{'ids':['c1'],'types':['plan']},'main':false}}");
            assertThat(beta.nextMessage().path("kind").asText()).isEqualTo("system/filter");
            assertThat(passing(alpha, beta, "'context':{'id':'c1'},")).isEqualTo("1 2");
            beta.send("{'kind':'system/filter','payload':{}}");
            assertThat(beta.nextMessage().path("kind").asText()).isEqualTo("system/filter");
            assertThat(passing(alpha, beta, "")).isEqualTo("0 1 2 3");
        }
    }

    /** Which of four messages come: of the main context, of c1, of c2 with a type, and of C1. */
    private static String passing(Peer sender, Peer receiver, String contextOfTheLast) throws InterruptedException {
        sender.send("{'id':'0','kind':'chat','payload':0}");
        sender.send("{'id':'1','kind':'chat','context':{'id':'c1'},'payload':0}");
        sender.send("{'id':'2','kind':'chat','context':{'id':'c2','type':'plan'},'payload':0}");
        sender.send("{'id':'3','kind':'chat','context':{'id':'C1','type':'Plan'},'payload':0}");
        sender.send("{'id':'end','kind':'chat'," + contextOfTheLast + "'payload':0}");
        return received(receiver);
    }

    private static String received(Peer receiver) throws InterruptedException {
        StringBuilder came = new StringBuilder();
        String id = receiver.nextMessage().path("id").asText();
        while (!id.equals("end")) {
            came.append(' ').append(id);
            id = receiver.nextMessage().path("id").asText();
        }
        return came.toString().strip();
    }

    @Test
    void pagesFromElsewhereAreNoParticipants() {
        assertThatThrownBy(() -> HttpClient.newHttpClient()
                        .newWebSocketBuilder()
                        .header("Origin", "https://example.org")
                        .buildAsync(address, new WebSocket.Listener() {})
                        .join())
                .isInstanceOf(CompletionException.class)
                .hasRootCauseMessage("Unexpected HTTP response status code 403");
    }

    @Test
    void saysGoodbye() throws Exception {
        Peer alpha = Peer.join(address, "alpha");
        gateway.close();
        assertThat(alpha.closeCode()).isEqualTo(1001);
    }
}
