package org.contexttck.harness.steps.client;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.fixture.Marker;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.json.Json;

/**
 * The records of one page of the worked example, each with a word of its own.
 *
 * @param content one line for each record
 * @param summary in the form of the example
 */
record LoopRecords(int page, Content content, String summary) {

    private static final int FIRST_ID = 71;

    static LoopRecords of(ScenarioWords words, int page, int pages, int first, int last) {
        Marker marker = words.marker("RECORD", "page" + page);
        List<String> lines = new ArrayList<>();
        List<String> pieces = new ArrayList<>();
        for (int record = first; record <= last; record++) {
            String word = marker.numbered(record);
            pieces.add(word);
            lines.add("#" + (FIRST_ID + record) + " " + word + " | Activity " + record
                    + ", written on a day in spring about a customer who asked for a new site, with a list of pages, a"
                    + " budget, and the wish to hear back before the week is over | category: none yet");
        }
        int id = FIRST_ID + first;
        String summary = (last - first + 1) + " activity records (page " + page + "/" + pages + ", IDs: " + id + ", "
                + (id + 1) + ", " + (id + 2) + "...)";
        return new LoopRecords(page, Content.lines(lines, pieces, marker), summary);
    }

    /** The call that fetches them. */
    ScenarioCall fetched(ScenarioWords words, String tool) {
        ObjectNode result = content.result();
        result.putObject("_meta")
                .putObject("context")
                .put("lifecycle", "transient")
                .put("summary", summary);
        return ScenarioCall.of(
                words,
                "page" + page,
                tool,
                Json.object().put("page", page),
                content,
                Optional.of(summary),
                new Reply.Result(result),
                "transient");
    }
}
