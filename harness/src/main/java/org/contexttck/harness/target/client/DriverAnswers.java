package org.contexttck.harness.target.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.peer.model.PromptCall;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.peer.model.PromptPart;
import org.contexttck.json.Json;

/** Reads what a driver answers, once it is known to be as the schema says. */
public final class DriverAnswers {

    private DriverAnswers() {}

    public static Prompt prompt(long order, JsonNode answer) {
        List<PromptMessage> messages = new ArrayList<>();
        answer.path("messages").forEach(message -> messages.add(message(message)));
        return new Prompt(order, messages, Json.write(answer.path("messages")));
    }

    private static PromptMessage message(JsonNode message) {
        List<PromptPart> parts = new ArrayList<>();
        message.path("parts").forEach(part -> parts.add(part(part)));
        List<PromptCall> calls = new ArrayList<>();
        message.path("calls")
                .forEach(call -> calls.add(new PromptCall(
                        call.path("id").asText(), call.path("name").asText(), call.path("arguments"))));
        Optional<String> callId = Optional.of(message.path("callId").asText()).filter(id -> !id.isEmpty());
        return new PromptMessage(message.path("role").asText(), callId, parts, calls, false);
    }

    private static PromptPart part(JsonNode part) {
        PromptPart.Kind kind =
                PromptPart.Kind.valueOf(part.path("type").asText().toUpperCase(Locale.ROOT));
        return new PromptPart(
                kind, part.path(kind == PromptPart.Kind.IMAGE ? "data" : "text").asText());
    }

    static List<ViewBlock> blocks(JsonNode answer) {
        List<ViewBlock> blocks = new ArrayList<>();
        for (JsonNode block : answer.path("blocks")) {
            List<ViewBlock.Badge> badges = new ArrayList<>();
            block.path("badges")
                    .forEach(badge -> badges.add(new ViewBlock.Badge(
                            badge.path("name").asText(), badge.path("colour").asText())));
            blocks.add(new ViewBlock(
                    block.path("callId").asText(),
                    ViewBlock.State.valueOf(block.path("state").asText().toUpperCase(Locale.ROOT)),
                    badges,
                    block.path("text").asText(),
                    block.path("editable").asBoolean()));
        }
        return blocks;
    }
}
