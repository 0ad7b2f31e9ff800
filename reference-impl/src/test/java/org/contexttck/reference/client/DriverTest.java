package org.contexttck.reference.client;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The driver protocol, request by request. */
class DriverTest {

    private static final String HINTS =
            "{'id':3,'do':'deliver','callId':'h1','outcome':{'result':{'content':[],'_meta':"
                    + "{'contextHints':[{'tool':'f','lifecycle':'transient','consumedBy':'c'}]}}}}";
    private static final String PAGE = "{'id':4,'do':'deliver','callId':'t1','outcome':{'result':{'content':["
            + "{'type':'text','text':'FULL'},{'type':'image','data':'QUJD','mimeType':'image/png'},"
            + "{'type':'resource_link','uri':'a:b','name':'n'}],"
            + "'_meta':{'context':{'lifecycle':'transient','summary':'S1'}}}}}";
    private static final String STORED = "{'id':6,'do':'deliver','callId':'c1','outcome':{'result':{'content':"
            + "[{'type':'text','text':'ok'}],'_meta':{'context':{'consumed':true}}}}}";

    private final Driver driver = new Driver(new ClientParts(), false);

    @Test
    void saysWhatItCan() {
        assertThat(ask("{'id':1,'do':'hello','protocol':1}"))
                .hasToString("{'re':1,'protocol':1,'name':'context-tck reference client','version':'0.1.0',"
                                .replace('\'', '"')
                        + "\"can\":[\"resume\",\"view\"]}");
    }

    @Test
    void tellsWhatTheModelWouldGet() {
        ask("{'id':1,'do':'user','text':'look'}");
        fetched();
        assertThat(ask("{'id':5,'do':'prompt'}"))
                .isEqualTo(
                        json(
                                "{'re':5,'messages':[{'role':'user','parts':[{'type':'text','text':'look'}]},"
                                        + "{'role':'assistant','calls':[{'id':'h1','name':'get_workflow_step','arguments':{}},"
                                        + "{'id':'t1','name':'f','arguments':{'page':1}}],'parts':[]},"
                                        + "{'role':'tool','callId':'h1','parts':[]},"
                                        + "{'role':'tool','callId':'t1','parts':[{'type':'text','text':'FULL'},"
                                        + "{'type':'image','data':'QUJD'},"
                                        + "{'type':'other','text':'{\\'type\\':\\'resource_link\\',\\'uri\\':\\'a:b\\',\\'name\\':\\'n\\'}'}]}]}"));
        stored();
        ask("{'id':7,'do':'assistant','text':'done'}");
        JsonNode messages = ask("{'id':8,'do':'prompt'}").path("messages");
        assertThat(messages.path(3))
                .isEqualTo(json("{'role':'tool','callId':'t1','parts':[{'type':'text','text':'S1'}]}"));
        assertThat(messages.path(6)).isEqualTo(json("{'role':'assistant','parts':[{'type':'text','text':'done'}]}"));
    }

    @Test
    void tellsWhatAScreenShows() {
        fetched();
        stored();
        assertThat(ask("{'id':7,'do':'view'}").path("blocks").path(1))
                .isEqualTo(json("{'callId':'t1','state':'collapsed','badges':[],'text':'S1','editable':false}"));
        assertThat(ask("{'id':8,'do':'expand','callId':'t1'}")).isEqualTo(json("{'re':8}"));
        assertThat(ask("{'id':9,'do':'display','showHints':true}")).isEqualTo(json("{'re':9}"));
        JsonNode blocks = ask("{'id':10,'do':'view'}").path("blocks");
        assertThat(blocks.path(1).path("state").asText()).isEqualTo("expanded");
        assertThat(blocks.path(1).path("text").asText()).startsWith("FULL\ndata:image/png;base64,QUJD\n{\"type\"");
        assertThat(blocks.path(1).path("badges")).isEqualTo(json("[{'name':'collapsed','colour':'gray'}]"));
        assertThat(blocks.path(2).path("badges")).isEqualTo(json("[{'name':'consumed','colour':'green'}]"));
        assertThat(ask("{'id':11,'do':'prompt'}").toString()).doesNotContain("FULL");
    }

    @Test
    void savesAndLoads() {
        fetched();
        stored();
        JsonNode prompt = ask("{'id':7,'do':'prompt'}");
        JsonNode state = ask("{'id':8,'do':'save'}").path("state");
        ask("{'id':9,'do':'begin','conversation':'another'}");
        assertThat(ask("{'id':7,'do':'prompt'}").path("messages")).isEmpty();
        assertThat(ask(Jsons.write(
                        Jsons.object().put("id", 10).put("do", "load").set("state", state))))
                .isEqualTo(json("{'re':10}"));
        assertThat(ask("{'id':7,'do':'prompt'}")).isEqualTo(prompt);
        assertThat(ask("{'id':8,'do':'save'}").path("state")).isEqualTo(state);
        ask("{'id':9,'do':'expand','callId':'t1'}");
        assertThat(ask("{'id':10,'do':'view'}").toString()).contains("FULL");
    }

    @Test
    void tellsTheModelOfCallsWithoutAResult() {
        ask(
                "{'id':1,'do':'calls','calls':[{'server':'s','tool':'f','callId':'a'},{'server':'s','tool':'f','callId':'b'}]}");
        ask("{'id':2,'do':'deliver','callId':'a','outcome':{'error':{'code':-32000,'message':'not today'}}}");
        ask("{'id':3,'do':'deliver','callId':'b','outcome':{'timeout':true}}");
        assertThat(ask("{'id':4,'do':'prompt'}").toString())
                .contains("\"error: not today\"")
                .contains("\"error: the tool gave no answer in time\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'id':1,'do':'hello','protocol':2}               | this driver speaks protocol 1, not 2",
                "{'id':1,'do':'dance'}                            | unknown request: {\"id\":1,\"do\":\"dance\"}",
                "{'id':1,'do':'user'}                             | the text text is missing in {\"id\":1,\"do\":\"user\"}",
                "{'id':1,'do':'deliver','callId':'x','outcome':{'timeout':true}} | the conversation has no call x",
                "{'id':1,'do':'deliver','callId':'x','outcome':{}} | an outcome has result, error or timeout, and not {}",
                "{'id':1,'do':'expand','callId':'x'}              | the conversation has no call x",
                "{'id':1,'do':'load','state':7}                   | this is no saved engine of format 1",
            })
    void hasOneLineForWhatItCannotDo(String request, String error) {
        assertThat(ask(request)).isEqualTo(Jsons.object().put("re", 1).put("error", error));
    }

    @Test
    void answersEachLineInOrderUntilTheInputEnds() throws IOException {
        String lines = "{\"id\":\"a\",\"do\":\"begin\"}\n\nnot JSON\n{\"id\":2,\"do\":\"prompt\"}\n";
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        driver.serve(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)), out);
        assertThat(out.toString(StandardCharsets.UTF_8))
                .isEqualTo(
                        "{\"re\":\"a\"}\n{\"re\":null,\"error\":\"unknown request: {}\"}\n{\"re\":2,\"messages\":[]}\n");
    }

    private void fetched() {
        ask("{'id':2,'do':'calls','calls':[{'server':'s','tool':'get_workflow_step','callId':'h1','arguments':{}},"
                + "{'server':'s','tool':'f','callId':'t1','arguments':{'page':1}}]}");
        assertThat(ask(HINTS)).isEqualTo(json("{'re':3}"));
        assertThat(ask(PAGE)).isEqualTo(json("{'re':4}"));
    }

    private void stored() {
        ask("{'id':5,'do':'calls','calls':[{'server':'s','tool':'c','callId':'c1','arguments':{}}]}");
        assertThat(ask(STORED)).isEqualTo(json("{'re':6}"));
    }

    private JsonNode ask(String request) {
        return driver.answer(request.startsWith("{'") ? request.replace('\'', '"') : request);
    }

    private static JsonNode json(String text) {
        return Jsons.read(text.replace("\\'", "\\\"").replace('\'', '"')).orElseThrow();
    }
}
