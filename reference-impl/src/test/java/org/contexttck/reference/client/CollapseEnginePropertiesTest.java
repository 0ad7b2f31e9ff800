package org.contexttck.reference.client;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.contexttck.seeds.Seeds;
import org.junit.jupiter.api.Test;

/** Random conversations with parallel calls, failures, redeliveries and reloads, against the naive client. */
class CollapseEnginePropertiesTest {

    private static final List<String> TOOLS = List.of("f", "g", "c", "d", "get_workflow_step");
    private static final List<String> SERVERS = List.of("s", "s", "s", "z");

    @Test
    void agreesWithTheNaiveClient() {
        Seeds.each(600, CollapseEnginePropertiesTest::agreesWithTheNaiveClient);
    }

    private static void agreesWithTheNaiveClient(Random random) {
        boolean unscoped = random.nextBoolean();
        int turns = 1 + random.nextInt(40);
        CollapseEngine engine = new CollapseEngine(unscoped);
        NaiveClient naive = new NaiveClient(unscoped);
        List<String> ids = new ArrayList<>();
        List<String> open = new ArrayList<>();
        for (int turn = 0; turn < turns; turn++) {
            for (int calls = 1 + random.nextInt(4); calls > 0; calls--) {
                ToolCall call = new ToolCall(Seeds.pick(random, SERVERS), Seeds.pick(random, TOOLS), "c" + ids.size());
                engine.called(call);
                naive.called(call);
                ids.add(call.callId());
                open.add(call.callId());
            }
            for (int events = random.nextInt(8); events > 0; events--) {
                boolean again = random.nextInt(8) == 0 || open.isEmpty();
                String id = again ? Seeds.pick(random, ids) : open.remove(random.nextInt(open.size()));
                if (random.nextInt(8) == 0) {
                    engine.failed(id, Failure.TIMEOUT);
                    naive.failed(id);
                } else {
                    ObjectNode result = result(random);
                    engine.arrived(id, result);
                    naive.arrived(id, Marks.of(result));
                }
                assertThat(ids.stream().map(engine::callState).toList()).isEqualTo(naive.standings());
            }
            if (random.nextInt(10) == 0) {
                CollapseEngine loaded = new CollapseEngine(unscoped);
                loaded.load(engine.save());
                engine = loaded;
            }
        }
    }

    private static ObjectNode result(Random random) {
        ObjectNode result = Jsons.textResult("full");
        ObjectNode meta = result.putObject("_meta");
        if (random.nextInt(4) == 0) {
            meta.putArray("contextHints")
                    .addObject()
                    .put("tool", Seeds.pick(random, TOOLS))
                    .put("lifecycle", "transient")
                    .put("consumedBy", Seeds.pick(random, TOOLS));
        }
        ObjectNode context = meta.putObject("context");
        if (random.nextInt(2) == 0) {
            context.put("lifecycle", "transient").put("summary", "s");
        }
        if (random.nextInt(2) == 0) {
            context.put("consumed", true);
        }
        if (random.nextInt(8) == 0) {
            result.put("isError", true);
        }
        return result;
    }
}
