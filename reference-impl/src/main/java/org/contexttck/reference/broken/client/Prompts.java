package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.Failure;
import org.contexttck.reference.client.Part;
import org.contexttck.reference.client.PromptMessage;
import org.contexttck.reference.client.ResultParts;

/** Wrong messages to the model, and to a server. */
final class Prompts {

    static final ClientMistakes ALL = new ClientMistakes()
            .collapsedMessage(
                    "ChangesRole",
                    it -> Optional.of(new PromptMessage(
                            PromptMessage.Role.USER, it.callId(), it.parts(), it.calls(), it.error())))
            // nobody needs the answer to a ping
            .message("ClientOmitsJsonRpcVersion", "ping", message -> message.remove("jsonrpc"))
            .message("ClientSendsNullParams", "notifications/initialized", message -> message.putNull("params"))
            // remembers a result by the place that it had when it arrived
            .conversation("CollapsesByStoredIndex", engine -> new Conversation(engine) {
                private final List<String> arrivals = new ArrayList<>();

                @Override
                public void arrived(String callId, JsonNode result) {
                    super.arrived(callId, result);
                    arrivals.add(callId);
                }

                @Override
                public void failed(String callId, Failure how, String text) {
                    super.failed(callId, how, text);
                    arrivals.add(callId);
                }

                @Override
                public List<PromptMessage> prompt() {
                    List<PromptMessage> messages = new ArrayList<>(super.prompt());
                    List<Integer> places = new ArrayList<>();
                    for (int at = 0; at < messages.size(); at++) {
                        if (messages.get(at).role() == PromptMessage.Role.TOOL) {
                            places.add(at);
                        }
                    }
                    for (int index = 0; index < Math.min(arrivals.size(), places.size()); index++) {
                        int place = places.get(index);
                        engine().replacement(arrivals.get(index))
                                .map(text -> messages.get(place).withParts(List.of(Part.text(text))))
                                .ifPresent(message -> messages.set(place, message));
                    }
                    return messages;
                }

                @Override
                protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
                    return super.toolMessage(callId, result).map(message -> message.withParts(ResultParts.of(result)));
                }
            })
            .withoutSummary("CollapsesToNothing", "")
            .withoutSummary("CollapsesToUndefined", "undefined")
            .continuing(
                    "ContinuesAfterCollapse",
                    (asked, now) -> now.size() > asked.size() + 1
                            && calls(now.subList(0, asked.size())).equals(calls(asked)))
            .collapsed(
                    "KeepsImage",
                    (text, result) -> Stream.concat(
                                    Stream.of(Part.text(text)),
                                    ResultParts.of(result).stream().filter(part -> part.kind() == Part.Kind.IMAGE))
                            .toList())
            .collapsed("KeepsStructuredCopy", (text, result) -> {
                JsonNode copy = result.path("structuredContent");
                return copy.isObject()
                        ? List.of(Part.text(text), Part.text(copy.toString()))
                        : List.of(Part.text(text));
            })
            .collapsedMessage("RemovesTheMessage", message -> Optional.empty())
            .conversation("ShowsAllSummaries", engine -> new Conversation(engine) {
                private final Set<String> answered = new LinkedHashSet<>();

                @Override
                public void arrived(String callId, JsonNode result) {
                    answered.add(callId);
                    super.arrived(callId, result);
                }

                @Override
                protected List<Part> collapsed(String callId, String text, JsonNode result) {
                    return answered.stream()
                            .flatMap(id -> engine().replacement(id).stream())
                            .map(Part::text)
                            .toList();
                }
            })
            .conversation("ShowsConsumerBesideSummary", engine -> new Conversation(engine) {
                private final Map<String, List<Part>> consumedBy = new HashMap<>();
                private List<Part> last = List.of();

                @Override
                public void arrived(String callId, JsonNode result) {
                    last = ResultParts.of(result);
                    super.arrived(callId, result);
                }

                @Override
                protected List<Part> collapsed(String callId, String text, JsonNode result) {
                    List<Part> consumer = consumedBy.computeIfAbsent(callId, first -> last);
                    return Stream.concat(Stream.of(Part.text(text)), consumer.stream())
                            .toList();
                }
            });

    private Prompts() {}

    private static List<String> calls(List<PromptMessage> messages) {
        return messages.stream().map(message -> message.callId().orElse("")).toList();
    }
}
