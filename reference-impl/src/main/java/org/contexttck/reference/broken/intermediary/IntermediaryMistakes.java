package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.contexttck.reference.broken.Mistakes;
import org.contexttck.reference.intermediary.MessageTap;

/** Mistakes of an intermediary, by the place where they are made. */
public final class IntermediaryMistakes extends Mistakes<MessageTap> {

    /** All there are. */
    public static final Mistakes<MessageTap> ALL =
            of(RelayedResults.ALL, OddResults.ALL, OddMetadata.ALL, OddCalls.ALL, CallMemories.ALL);

    IntermediaryMistakes() {}

    /** In the result of a tool call. */
    IntermediaryMistakes result(String name, Consumer<ObjectNode> wrong) {
        return tap(name, () -> new BrokenIntermediary() {
            @Override
            void spoilAnswer(ObjectNode answer) {
                if (answer.get("result") instanceof ObjectNode result && result.has("content")) {
                    wrong.accept(result);
                }
            }
        });
    }

    /** In {@code _meta} of the result of a tool call, if it has any. */
    IntermediaryMistakes meta(String name, Consumer<ObjectNode> wrong) {
        return result(name, result -> {
            if (result.get("_meta") instanceof ObjectNode meta) {
                wrong.accept(meta);
            }
        });
    }

    /** In the arguments of a tool call. */
    IntermediaryMistakes request(String name, Consumer<JsonNode> wrong) {
        return tap(name, () -> new BrokenIntermediary() {
            @Override
            void spoilRequest(ObjectNode request) {
                wrong.accept(request.at("/params/arguments"));
            }
        });
    }

    /** In an error. */
    IntermediaryMistakes error(String name, Consumer<ObjectNode> wrong) {
        return tap(name, () -> new BrokenIntermediary() {
            @Override
            void spoilAnswer(ObjectNode answer) {
                if (answer.get("error") instanceof ObjectNode) {
                    wrong.accept(answer);
                }
            }
        });
    }

    /** Anywhere. */
    IntermediaryMistakes tap(String name, Supplier<MessageTap> fresh) {
        add(name, fresh);
        return this;
    }
}
