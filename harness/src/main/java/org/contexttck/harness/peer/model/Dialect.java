package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** How one model service words requests and answers. Reading is lenient: what is not known is kept as it is. */
interface Dialect {

    /** One event of a streamed answer; {@code type} empty if the service names none. */
    record StreamEvent(String type, String data) {}

    static Dialect of(ModelApi api) {
        return switch (api) {
            case OPENAI_CHAT -> new OpenAiChat();
            case OPENAI_RESPONSES -> new OpenAiResponses();
            case ANTHROPIC_MESSAGES -> new AnthropicMessages();
        };
    }

    /** The conversation that a request holds. */
    List<PromptMessage> messages(JsonNode request);

    /** Names of the tools that a request offers. */
    List<OfferedTool> tools(JsonNode request);

    /** The answer as one body. */
    String whole(JsonNode request, ModelTurn turn);

    /** The answer as the events of a stream, in order. */
    List<StreamEvent> stream(JsonNode request, ModelTurn turn);

    /** A refusal, in the form the service gives it. */
    String error(String type, String message);
}
