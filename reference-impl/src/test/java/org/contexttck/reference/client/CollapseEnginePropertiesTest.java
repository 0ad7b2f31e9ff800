package org.contexttck.reference.client;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Random conversations with parallel calls, failures, redeliveries and reloads, against the naive client. */
class CollapseEnginePropertiesTest {

    private static final List<String> TOOLS = List.of("f", "g", "c", "d");
    private static final List<String> SERVERS = List.of("s", "s", "s", "z");

    private static <T> T pick(Random random, List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    @Property(tries = 600)
    void agreesWithTheNaiveClient(
            @ForAll long seed, @ForAll boolean unscoped, @ForAll @IntRange(min = 1, max = 40) int turns) {
        Random random = new Random(seed);
        CollapseEngine engine = new CollapseEngine(unscoped);
        NaiveClient naive = new NaiveClient(unscoped);
        List<String> ids = new ArrayList<>();
        List<String> open = new ArrayList<>();
        for (int turn = 0; turn < turns; turn++) {
            for (int calls = 1 + random.nextInt(4); calls > 0; calls--) {
                ToolCall call = new ToolCall(pick(random, SERVERS), pick(random, TOOLS), "c" + ids.size());
                engine.called(call);
                naive.called(call);
                ids.add(call.callId());
                open.add(call.callId());
            }
            for (int events = random.nextInt(8); events > 0; events--) {
                boolean again = random.nextInt(8) == 0 || open.isEmpty();
                String id = again ? pick(random, ids) : open.remove(random.nextInt(open.size()));
                if (random.nextInt(8) == 0) {
                    engine.failed(id, Failure.TIMEOUT);
                    naive.failed(id);
                } else {
                    ObjectNode result = result(random);
                    engine.arrived(id, result);
                    naive.arrived(id, Marks.of(result));
                }
                assertThat(ids.stream().map(engine::standing).toList()).isEqualTo(naive.standings());
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
                    .put("tool", pick(random, TOOLS))
                    .put("lifecycle", "transient")
                    .put("consumedBy", pick(random, TOOLS));
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
