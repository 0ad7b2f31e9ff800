package org.contexttck.harness.steps.contextsaving;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.profile.yaml.Binder;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** How long a list is, beside servers that do not give it all at once. */
class ListReaderTest {

    private static final PaginatedTool TOOL = Binder.of("{}", PaginatedTool.class);
    private static final int ALL = 37;

    private int standard = ALL;
    private int most = Integer.MAX_VALUE;
    private boolean refusesMore;
    private boolean tellsTotal = true;
    private boolean ignoresOffset;

    @Test
    void oneLargePageShowsAll() throws InterruptedException {
        assertThat(read(OptionalLong.empty()).items()).hasSize(ALL);
    }

    @Test
    void aDefaultPageIsWalkedFromWhereALargePageIsRefused() throws InterruptedException {
        standard = 10;
        most = 15;
        refusesMore = true;

        ListReader reader = read(OptionalLong.empty());

        assertThat(reader.whole()).isTrue();
        assertThat(reader.items()).hasSize(ALL);
    }

    @Test
    void theMaximumOfTheSchemaIsKept() throws InterruptedException {
        standard = 10;
        most = 15;
        refusesMore = true;

        assertThat(read(OptionalLong.of(15)).largest().orElseThrow().items().orElseThrow())
                .hasSize(15);
    }

    @Test
    void withoutATotalTheWalkEndsAtAnEmptyPage() throws InterruptedException {
        standard = 10;
        most = 15;
        refusesMore = true;
        tellsTotal = false;

        assertThat(read(OptionalLong.empty()).items()).hasSize(ALL);
    }

    @Test
    void whereTheOffsetCountsForNothingNobodyKnows() throws InterruptedException {
        standard = 10;
        most = 15;
        refusesMore = true;
        ignoresOffset = true;

        assertThat(read(OptionalLong.empty()).whole()).isFalse();
    }

    private ListReader read(OptionalLong maximum) throws InterruptedException {
        ListReader reader = new ListReader(TOOL, slice(0, standard), maximum, this::page);
        reader.read();
        return reader;
    }

    private Optional<PageCall> page(SentParameters sent) {
        int offset = ignoresOffset
                ? 0
                : sent.whole(SentParameters.OFFSET).map(Number::intValue).orElse(0);
        int limit = sent.whole(SentParameters.LIMIT).map(Number::intValue).orElse(standard);
        ObjectNode result = Json.object();
        if (limit > most && refusesMore) {
            result.put("isError", true);
        } else {
            List<JsonNode> items = slice(offset, Math.min(limit, most));
            ObjectNode data = result.putObject("structuredContent");
            ArrayNode list = data.putArray("items");
            items.forEach(list::add);
            ObjectNode info = data.putObject("pagination").put("has_more", offset + items.size() < ALL);
            if (tellsTotal) {
                info.put("total", ALL);
            }
        }
        Message request =
                new Message(1, Direction.TO_TARGET, "{}", Optional.empty(), List.of(), TransportFacts.NONE, 0);
        Answer answer = new Answer(request, Optional.empty(), new Answer.Result(result), Duration.ZERO);
        return Optional.of(new PageCall(TOOL, sent, new ToolCall(null, "list", "a page", Json.object(), answer)));
    }

    private static List<JsonNode> slice(int from, int count) {
        List<JsonNode> items = new ArrayList<>();
        IntStream.range(Math.min(from, ALL), Math.min(ALL, from + count)).forEach(i -> items.add(IntNode.valueOf(i)));
        return items;
    }
}
