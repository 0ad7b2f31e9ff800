package org.contexttck.reference.participant;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ParticipantDriverTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** The answers to requests, which are written with single quotes. */
    private static List<JsonNode> answers(String... requests) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        String in = String.join("\n", requests).replace('\'', '"');
        new ParticipantDriver(GroupingLimits.defaults(), ParticipantBehaviour.RIGHT)
                .serve(new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)), out);
        List<JsonNode> answers = new ArrayList<>();
        for (String line : out.toString(StandardCharsets.UTF_8).split("\n")) {
            answers.add(JSON.readTree(line));
        }
        return answers;
    }

    @Test
    void introducesItself() throws IOException {
        assertThat(answers("{'id':1,'do':'hello','protocol':1}"))
                .containsExactly(JSON.readTree(
                        "{\"re\":1,\"protocol\":1,\"name\":\"context-tck reference participant\",\"version\":\"1\","
                                + "\"can\":[\"ids\",\"filters\",\"grouping\",\"clock\"],\"idleMillis\":300000,"
                                + "\"limits\":{\"depth\":1000,\"contexts\":10000}}"));
    }

    @Test
    void writesMessagesOfNestedContexts() throws IOException {
        List<JsonNode> answers = answers(
                "{'id':1,'do':'begin','participant':'alpha'}",
                "{'id':2,'do':'open','as':'outer','type':'reasoning'}",
                "{'id':3,'do':'open','as':'inner','within':'outer'}",
                "{'id':4,'do':'send','in':'outer','kind':'reflection','payload':1}",
                "{'id':5,'do':'send','in':'outer','kind':'conclusion','payload':2}",
                "{'id':6,'do':'send','in':'inner','kind':'reflection','payload':3}",
                "{'id':7,'do':'send','kind':'chat','payload':4}",
                "{'id':8,'do':'contexts'}");
        JsonNode outer = answers.get(3).at("/envelope/context");
        JsonNode inner = answers.get(5).at("/envelope/context");
        assertThat(UUID.fromString(outer.path("id").asText()).version()).isEqualTo(4);
        assertThat(outer.path("type").asText()).isEqualTo("reasoning");
        assertThat(outer.has("parent")).isFalse();
        assertThat(answers.get(4).at("/envelope/context")).isEqualTo(outer);
        assertThat(inner.path("id")).isNotEqualTo(outer.path("id"));
        assertThat(inner.path("parent")).isEqualTo(outer.path("id"));
        assertThat(answers.get(6).path("envelope").has("context")).isFalse();
        assertThat(answers.get(6).at("/envelope/from").asText()).isEqualTo("alpha");
        assertThat(answers.get(7).path("contexts")).hasSize(2);
        assertThat(answers.get(7).at("/contexts/0/messages")).hasSize(2);
    }

    @Test
    void itsOwnMessageComingBackCountsOnce() {
        Participant alpha =
                new Participant("alpha", new DriverClock(), GroupingLimits.defaults(), ParticipantBehaviour.RIGHT);
        ContextRef context = alpha.open(Optional.empty(), Optional.empty());
        ObjectNode sent = alpha.write("chat", JSON.createObjectNode(), Optional.of(context), Optional.empty());
        assertThat(receive(alpha, sent)).isTrue();
        assertThat(alpha.contexts().groups().list().get(0).messages()).hasSize(1);
        assertThat(receive(alpha, sent.deepCopy().put("from", "beta"))).isTrue();
        assertThat(alpha.contexts().groups().list().get(0).messages()).hasSize(2);
    }

    private static boolean receive(Participant participant, JsonNode envelope) {
        try {
            return participant.receive(List.of(envelope)) == 0;
        } catch (Unacceptable e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void takesWhateverComesAndFilters() throws IOException {
        String deep = "[".repeat(5_000) + "]".repeat(5_000);
        List<JsonNode> answers = answers(
                "{'id':1,'do':'begin','participant':'alpha'}",
                "{'id':2,'do':'receive','messages':[{'id':'m1','kind':'chat','context':[],'payload':" + deep + "},"
                        + "{'id':'m2','kind':'conclusion','context':{'id':'c','type':'t','metadata':{'n':1e400}}},"
                        + "{'id':'m3','kind':'chat'},{'id':'m3','kind':'chat'}]}",
                "{'id':3,'do':'filter','by':'everything'}",
                "{'id':4,'do':'filter','by':'main'}",
                "{'id':5,'do':'filter','by':'types','types':['t']}",
                "{'id':6,'do':'filter','by':'conclusions'}",
                "{'id':7,'do':'filter','by':'context','context':'c'}");
        assertThat(answers.get(1).path("limits")).isEmpty();
        assertThat(answers.subList(2, 7).stream()
                        .map(answer -> answer.path("messages").toString()))
                .containsExactly(
                        "[\"m1\",\"m2\",\"m3\",\"m3\"]",
                        "[\"m3\",\"m3\"]",
                        "[\"m2\",\"m3\",\"m3\"]",
                        "[\"m2\"]",
                        "[\"m2\"]");
    }

    @Test
    void reportsLimits() throws IOException {
        StringBuilder many = new StringBuilder("{'id':1,'do':'receive','messages':[");
        for (int i = 0; i < 10_002; i++) {
            many.append(i == 0 ? "" : ",")
                    .append("{'id':'m','kind':'x','context':{'id':'" + i + "','parent':'" + (i - 1) + "'}}");
        }
        List<JsonNode> answers = answers(many.append("]}").toString(), "{'id':2,'do':'contexts'}");
        assertThat(answers.get(0).at("/limits/0/limit").asText()).isEqualTo("contexts");
        assertThat(answers.get(0).at("/limits/0/messages").asInt()).isEqualTo(2);
        assertThat(answers.get(1).at("/contexts")).hasSize(1_000);
        assertThat(answers.get(1).at("/limits/0/limit").asText()).isEqualTo("depth");
        assertThat(answers.get(1).at("/limits/0/messages").asInt()).isEqualTo(9_000);
    }

    @Test
    void saysWhatItCannotDo() throws IOException {
        assertThat(answers(
                        "{'id':1,'do':'fly'}",
                        "{'id':2,'do':'send','in':'x','kind':'chat','payload':0}",
                        "{'id':3,'do':'filter','by':'newest'}",
                        "{'id':4,'do':'begin'}",
                        "{"))
                .extracting(answer -> answer.path("error").asText())
                .containsExactly(
                        "there is no request fly",
                        "there is no open context x",
                        "there is no filter newest",
                        "participant is missing",
                        "this is no JSON");
    }
}
