package org.contexttck.harness.doctor.hookup;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.client.ClientTarget;
import org.contexttck.harness.target.client.ClientWay;
import org.contexttck.harness.target.client.ReachedClient;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;

/** Holds a first conversation with a client: what its model is offered, and what comes through. */
final class ClientHookup {

    private static final String ROLE = "client";
    private static final String MODEL_URL = "client.command";

    private final ClientTarget target;
    private final Profile profile;
    private final Hookup.Notes notes;

    private ClientHookup(ClientTarget target, Profile profile, WireTape tape) {
        this.target = target;
        this.profile = profile;
        this.notes = new Hookup.Notes(tape);
    }

    /** One for each way in which a client can be observed. */
    static List<Hookup> examine(Profile profile) throws InterruptedException {
        WireTape tape = new WireTape();
        List<Hookup> all = new ArrayList<>();
        for (ClientTarget way : ClientTarget.of(
                profile, Launcher.processes(), tape, Schemas.bundled(), System.err::println, SeededRandom.fresh())) {
            tape.clear();
            try (way) {
                all.add(new ClientHookup(way, profile, tape).look());
            }
        }
        return all;
    }

    private Hookup look() throws InterruptedException {
        String role = ROLE + ", " + target.way().text();
        try {
            ReachedClient client = target.reach();
            String name = (client.name() + " " + client.version()).strip();
            tell();
            notes.step("the client", true, name.isEmpty() ? "does not say what it is" : "is " + name);
            return notes.reached(role, client.transport(), client.address());
        } catch (Unreachable gone) {
            tell();
            notes.step("a first conversation", false, gone.getMessage());
            String address = Stream.concat(
                            profile.targets().client().flatMap(entry -> entry.start()).stream(),
                            profile.targets().driver().stream())
                    .map(StartCommand::command)
                    .map(words -> String.join(" ", words))
                    .findFirst()
                    .orElse("dials in");
            return notes.unreached(role, target.way() == ClientWay.DRIVER ? "stdio" : "http", address, gone);
        }
    }

    /** What was heard, from the connection to the model to the result that came back to it. */
    private void tell() {
        if (target.way() == ClientWay.DRIVER) {
            return;
        }
        List<String> methods = notes.tape()
                .from(Channel.Kind.CLIENT)
                .map(ClientHookup::method)
                .distinct()
                .toList();
        notes.step(
                "it speaks to the server",
                !methods.isEmpty(),
                methods.isEmpty() ? "nothing came to {mcp.url}" : String.join(", ", methods));
        List<JsonNode> asked = notes.tape().from(Channel.Kind.MODEL).toList();
        notes.step(
                "it asks the model",
                !asked.isEmpty(),
                asked.isEmpty() ? "nothing came to {model.url}" : asked.size() + " requests");
        if (methods.isEmpty()) {
            notes.correct(MODEL_URL, true, "the client has not come to the server of the kit", "tell it {mcp.url}");
        }
        if (asked.isEmpty()) {
            notes.correct(MODEL_URL, true, "the client has not asked the model of the kit", "tell it {model.url}");
            return;
        }
        List<String> offered =
                asked.stream().flatMap(ClientHookup::tools).distinct().toList();
        notes.step(
                "the model is offered", !offered.isEmpty(), offered.isEmpty() ? "no tool" : String.join(", ", offered));
        Optional<String> result = asked.stream().flatMap(ClientHookup::results).findFirst();
        notes.step("a result comes to the model", result.isPresent(), result.orElse("none did"));
    }

    private static String method(JsonNode message) {
        String method = message.path("method").asText("an answer");
        return method.equals("tools/call")
                ? method + " " + message.path("params").path("name").asText()
                : method;
    }

    private static Stream<String> tools(JsonNode request) {
        return each(request.path("tools"))
                .map(tool -> tool.path("function")
                        .path("name")
                        .asText(tool.path("name").asText("")))
                .filter(name -> !name.isEmpty());
    }

    /** The contents of messages of the role tool, of blocks that are tool results, or of items that are outputs of functions. */
    static Stream<String> results(JsonNode request) {
        Stream<JsonNode> messages = each(request.path("messages"))
                .flatMap(message -> message.path("role").asText().equals("tool")
                        ? Stream.of(message.path("content"))
                        : each(message.path("content"))
                                .filter(block -> block.path("type").asText().equals("tool_result"))
                                .map(block -> block.path("content")));
        Stream<JsonNode> items = each(request.path("input"))
                .filter(item -> item.path("type").asText().equals("function_call_output"))
                .map(item -> item.path("output"));
        return Stream.concat(messages, items)
                .map(content -> content.isTextual() ? content.textValue() : Json.write(content));
    }

    private static Stream<JsonNode> each(JsonNode list) {
        return list.isArray() ? StreamSupport.stream(list.spliterator(), false) : Stream.empty();
    }
}
