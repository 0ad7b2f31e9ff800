package org.contexttck.harness.target.client;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.json.Json;

/** Clients under test that are hosts inside this JVM, and what is called and answered in their conversations. */
final class Hosts {

    static final String ONE = "client: {command: [host, '{mcp.url}', '{model.url}', '{prompt}']}\n";
    static final String LINES =
            "client: {command: [host, '{mcp.url}', '{model.url}', '-'], prompts: lines, new-conversation: /new}\n";
    static final String LIMITS = "limits: {connect: 2s, answer: 400ms}\n";

    final CollectingLog log = new CollectingLog();
    final List<String> people = new CopyOnWriteArrayList<>();

    ClientTarget target(String profile, FakeHost.Kind kind) throws Exception {
        Profile read = Profiles.parse("p.yaml", profile + LIMITS, name -> Optional.empty());
        return ClientTarget.of(read, FakeHost.launcher(kind), log, Schemas.bundled(), people::add, SeededRandom.fresh())
                .get(0);
    }

    static ScriptedCall call(String id, String tool, Reply reply) {
        return new ScriptedCall(id, tool, Json.object().put("query", id), reply);
    }

    static ScriptedCall search(String id) {
        return call(id, "search_records", text("records of " + id));
    }

    static Reply text(String text) {
        ObjectNode result = Json.object();
        result.putArray("content").addObject().put("type", "text").put("text", text);
        return new Reply.Result(result);
    }
}
