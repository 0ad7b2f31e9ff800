package org.contexttck.harness.explore.client;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.peer.fixture.Marker;
import org.contexttck.json.Json;

/**
 * How the content of a result looks.
 *
 * @param texts how many blocks of text there are
 * @param size of each
 * @param copy whether a structured copy stands beside them
 * @param says what is special about the text
 */
record BodyForm(int texts, Size size, boolean copy, Says says) {

    static final BodyForm USUAL = new BodyForm(1, Size.LINES, false, Says.ITS_OWN);

    private static final int PIECES = 5;
    private static final int OF_A_PAGE = 2_000;

    /** How much a text says. */
    enum Size {
        LINES("", 4),
        WORDS("a few words", 1),
        PAGE("a text of 2,400 characters", 40),
        LONG("a text of 8,000 characters", 130);

        private final String words;
        private final int lines;

        Size(String words, int lines) {
            this.words = words;
            this.lines = lines;
        }
    }

    /** What a text says beside what is its own. */
    enum Says {
        ITS_OWN(""),
        ITS_SUMMARY("its summary in the text too"),
        AN_ID("the call id of the last transient result in its text"),
        THE_SAME("the text of the last transient result"),
        A_PLACEHOLDER("a text that begins with \"[collapsed]\", in a block with a mark of its own");

        private final String words;

        Says(String words) {
            this.words = words;
        }
    }

    static BodyForm draw(Choices choices) {
        return switch (choices.below(12)) {
            case 1 -> new BodyForm(1, Size.WORDS, false, Says.ITS_OWN);
            case 2 -> new BodyForm(1, Size.LONG, false, Says.ITS_OWN);
            case 3 -> new BodyForm(2 + choices.below(2), Size.LINES, choices.onceIn(4), Says.ITS_OWN);
            case 4 -> new BodyForm(1, Size.LINES, true, Says.ITS_OWN);
            case 5, 6 -> new BodyForm(0, Size.LINES, true, Says.ITS_OWN);
            case 7 -> new BodyForm(0, Size.LINES, false, Says.ITS_OWN);
            case 8 -> saying(Says.ITS_SUMMARY);
            case 9 -> saying(Says.AN_ID);
            case 10 -> saying(Says.THE_SAME);
            case 11 -> saying(Says.A_PLACEHOLDER);
            default -> USUAL;
        };
    }

    private static BodyForm saying(Says what) {
        return new BodyForm(1, Size.LINES, false, what);
    }

    /** The same with so much text that a summary of this length is shorter. */
    BodyForm longerThan(int length) {
        boolean all = isLong() || length > OF_A_PAGE;
        return new BodyForm(Math.max(1, texts), all ? Size.LONG : Size.PAGE, copy, says);
    }

    /** Whether a text has more characters than fit beside a page of them. */
    static boolean isLong(String text) {
        return text.length() > OF_A_PAGE;
    }

    boolean isLong() {
        return size == Size.LONG;
    }

    boolean hasText() {
        return texts > 0;
    }

    /** For a person; empty if there is nothing special about it. */
    String words() {
        List<String> words = new ArrayList<>();
        if (texts == 0) {
            words.add(copy ? "no text" : "empty content");
        } else if (texts > 1) {
            words.add(texts + " texts");
        }
        words.add(size.words);
        words.add(copy ? "a " + Body.COPY : "");
        words.add(says.words);
        return words.stream().filter(one -> !one.isEmpty()).collect(Collectors.joining(", "));
    }

    /**
     * The content of one result.
     *
     * @param word what gives it away, which no other content holds
     * @param summary that comes with it, if any does
     * @param before the last call with a transient result, if there is one
     */
    Body of(String word, Optional<String> summary, Optional<SentCall> before) {
        Optional<Body> same = before.map(SentCall::body)
                .filter(body -> says == Says.THE_SAME && !body.texts().isEmpty());
        ArrayNode blocks = Json.array();
        Map<String, Marker> markers = new LinkedHashMap<>();
        List<String> texts = new ArrayList<>();
        List<String> pieces = new ArrayList<>();
        if (same.isPresent()) {
            texts.addAll(same.get().texts());
            pieces.addAll(same.get().pieces());
            markers.put(Body.TEXT, same.get().markers().get(Body.TEXT));
        } else if (hasText()) {
            Marker marker = new Marker("TEXT-" + word);
            markers.put(Body.TEXT, marker);
            for (int i = 0; i < this.texts; i++) {
                texts.add(text(marker, i, summary, before, pieces));
            }
        }
        for (String text : texts) {
            ObjectNode block = blocks.addObject().put("type", "text").put("text", text);
            if (says == Says.A_PLACEHOLDER) {
                mark(block.putObject("_meta"));
            }
        }
        Optional<ObjectNode> structured = Optional.empty();
        if (copy) {
            Marker marker = new Marker("COPY-" + word);
            markers.put(Body.COPY, marker);
            ObjectNode records = Json.object();
            records.withArrayProperty("records").addObject().put("id", 71).put("note", marker.word());
            mark(records);
            structured = Optional.of(records);
        }
        return new Body(blocks, structured, texts, pieces, markers);
    }

    /** What would mean something as metadata of the result, and means nothing elsewhere. */
    private static void mark(ObjectNode place) {
        place.putObject("context")
                .put("lifecycle", "transient")
                .put("summary", "S")
                .put("consumed", true);
    }

    private String text(
            Marker marker, int block, Optional<String> summary, Optional<SentCall> before, List<String> pieces) {
        int lines = size.lines;
        int first = block * lines + 1;
        List<String> all = new ArrayList<>();
        for (int line = first; line < first + lines; line++) {
            String piece = marker.numbered(line);
            all.add(piece
                    + (size == Size.WORDS
                            ? " and no more"
                            : " \"quoted\", na\u00efve \u6f22\u5b57, row " + line + " of the records"));
            if ((line - first) % Math.max(1, lines / PIECES) == 0) {
                pieces.add(piece);
            }
        }
        pieces.add(marker.numbered(first + lines - 1));
        switch (says) {
            case ITS_SUMMARY -> all.add(0, summary.orElse("no summary"));
            case AN_ID -> all.add(0, "see " + before.map(SentCall::callId).orElse("nothing"));
            case A_PLACEHOLDER -> all.set(0, "[collapsed] " + all.get(0));
            default -> {
                // nothing to add
            }
        }
        return String.join("\n", all);
    }
}
