package org.contexttck.harness.explore.participant;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The filters as the model has them, and what is said of those that keep something else. */
class HistoryFilterTest {

    private static final List<HeardMessage> HISTORY = List.of(
            heard("m1", "chat", ""),
            heard("m2", "conclusion", ",'context':{'id':'c1','type':'t'}"),
            heard("m3", "conclusion", ",'context':null"),
            heard("m4", "chat", ",'context':{'id':'c2','parent':'c1'}"),
            heard("m1", "chat", ",'context':{'id':'c1'},'correlation_id':'c2'"));

    @ParameterizedTest
    @CsvSource({
        "'{\"by\":\"everything\"}', m1 m2 m3 m4 m1",
        "'{\"by\":\"main\"}', m1 m3",
        "'{\"by\":\"types\",\"types\":[\"t\"]}', m1 m2 m3",
        "'{\"by\":\"types\",\"types\":[]}', m1 m3",
        "'{\"by\":\"conclusions\"}', m2",
        "'{\"by\":\"context\",\"context\":\"c1\"}', m2 m1",
    })
    void whatEachKeeps(String request, String kept) {
        assertThat(HistoryFilter.kept((ObjectNode) Json.parse(request), HISTORY))
                .extracting(HeardMessage::id)
                .containsExactly(kept.split(" "));
    }

    @Test
    void whatIsSaidOfTheWrongOnes() {
        List<HeardMessage> expected = HistoryFilter.kept(Json.object().put("by", "everything"), HISTORY);

        assertThat(HistoryFilter.fault(expected, HISTORY, List.of("m1", "m2", "m3", "m4", "m1")))
                .isEmpty();
        assertThat(HistoryFilter.fault(expected, HISTORY, List.of("m1", "m2", "m3", "m4")))
                .contains("drops m1: it is there once, must be 2 times");
        assertThat(HistoryFilter.fault(expected, HISTORY, List.of("m1", "m2", "m3", "m1")))
                .contains("drops m4, must keep it");
        assertThat(HistoryFilter.fault(expected, HISTORY, List.of("m2", "m1", "m3", "m4", "m1")))
                .contains("changes the order of the messages, must keep it");
        assertThat(HistoryFilter.fault(expected, HISTORY, List.of("m1", "m2", "m3", "m4", "m1", "m9")))
                .contains("keeps \"m9\", which never came, must drop it");
    }

    private static HeardMessage heard(String id, String kind, String members) {
        String envelope = "{'id':'" + id + "','kind':'" + kind + "'" + members + "}";
        return HeardMessage.of(Json.parse(envelope.replace('\'', '"')), id, 0);
    }
}
