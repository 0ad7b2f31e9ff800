package org.contexttck.harness.target.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Answer;
import org.contexttck.json.Json;

/** The last answers to tool calls of one connection, by the call as it is written; of those least asked for, what is too much is forgotten. */
final class KnownAnswers {

    private static final int KEPT_CHARACTERS = 4 << 20;

    private final Map<String, Answer> answers = new LinkedHashMap<>(16, 0.75f, true);
    private long characters;

    synchronized Optional<Answer> of(String tool, ObjectNode arguments) {
        return Optional.ofNullable(answers.get(key(tool, arguments)));
    }

    /** Takes an answer in, in place of an earlier one to the same call; one that is no JSON-RPC answer tells nothing. */
    synchronized Answer learned(String tool, ObjectNode arguments, Answer answer) {
        String key = key(tool, arguments);
        Optional.ofNullable(answers.remove(key)).ifPresent(earlier -> characters -= size(earlier));
        boolean told = answer.result().isPresent() || answer.outcome() instanceof Answer.RpcError;
        if (told && size(answer) <= KEPT_CHARACTERS) {
            answers.put(key, answer);
            characters += size(answer);
            Iterator<Answer> eldest = answers.values().iterator();
            while (characters > KEPT_CHARACTERS) {
                characters -= size(eldest.next());
                eldest.remove();
            }
        }
        return answer;
    }

    synchronized void forget() {
        answers.clear();
        characters = 0;
    }

    private static long size(Answer answer) {
        return answer.message().map(message -> message.raw().length()).orElse(0);
    }

    /** 3 and 3.0 are two calls. */
    private static String key(String tool, ObjectNode arguments) {
        return tool + " " + Json.write(arguments);
    }
}
