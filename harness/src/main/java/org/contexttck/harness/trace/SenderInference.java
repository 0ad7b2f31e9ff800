package org.contexttck.harness.trace;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.RpcMessage;

/**
 * Finds out who sent the messages of one recording: by what it says, and where it says nothing, by methods that only one side
 * uses and by who had asked what is answered.
 */
final class SenderInference {

    private static final int MOST_OPEN = 100_000;
    private static final int MOST_WORDS = 100;

    /** What a word says for sure, and what it says if the recorder stood at the client. */
    private record Word(Optional<Sender> said, Optional<Sender> seen) {
        static Word of(String text) {
            return new Word(Sender.said(text), Sender.seenFromClient(text));
        }
    }

    private final Map<String, Word> words = new HashMap<>();
    private final Map<String, Sender> askedBy = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Sender> eldest) {
            return size() > MOST_OPEN;
        }
    };
    private boolean turned;
    private boolean known;

    /** @param word how the recording says it; may be empty */
    Sender of(String word, JsonNode message) {
        return word.isEmpty() ? bare(message) : labelled(word, message);
    }

    private Sender labelled(String text, JsonNode message) {
        Word word = word(text);
        if (word.said().isEmpty() && word.seen().isPresent() && !known) {
            Sender.of(message.path("method").asText("")).ifPresent(sure -> {
                known = true;
                turned = sure != word.seen().get();
            });
        }
        return side(word).orElseGet(() -> bare(message));
    }

    private Word word(String text) {
        return words.size() < MOST_WORDS ? words.computeIfAbsent(text, Word::of) : Word.of(text);
    }

    private Optional<Sender> side(Word word) {
        return word.said().or(() -> word.seen().map(side -> turned ? side.other() : side));
    }

    private Sender bare(JsonNode message) {
        String method = message.path("method").asText("");
        Optional<String> key = RpcMessage.keyOf(message);
        if (method.isEmpty()) {
            return key.map(askedBy::remove).map(Sender::other).orElse(Sender.SERVER);
        }
        Sender side = Sender.of(method).orElse(Sender.CLIENT);
        key.ifPresent(id -> askedBy.put(id, side));
        return side;
    }

    /** Who wrote what is no message; where nothing says it, a server: only its output is read line by line by others. */
    Sender ofStray(String word) {
        return side(word(word)).orElse(Sender.SERVER);
    }
}
