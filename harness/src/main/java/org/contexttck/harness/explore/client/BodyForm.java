package org.contexttck.harness.explore.client;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.peer.fixture.Marker;
import org.contexttck.json.Json;

/**
 * How the content of a result looks.
 *
 * @param texts how many blocks of text there are
 * @param size of each
 * @param more what stands beside them
 * @param says what is special about the text
 */
record BodyForm(int texts, Size size, Set<More> more, Says says) {

    static final BodyForm USUAL = new BodyForm(1, Size.LINES, Set.of(), Says.ITS_OWN);

    private static final int PIECES = 5;

    BodyForm {
        more = new LinkedHashSet<>(more);
    }

    /** How much a text says. */
    enum Size {
        LINES("", 4),
        WORDS("a few words", 1),
        PAGE("a text of 2,400 characters", 40),
        LONG("a text of 24,000 characters", 400);

        private final String words;
        private final int lines;

        Size(String words, int lines) {
            this.words = words;
            this.lines = lines;
        }
    }

    /** A block beside texts, or the structured copy. */
    enum More {
        COPY("a structured copy"),
        IMAGE("an image"),
        AUDIO("a sound"),
        RESOURCE("a resource"),
        LINK("a link to a resource");

        private final String words;

        More(String words) {
            this.words = words;
        }
    }

    /** What a text says beside what is its own. */
    enum Says {
        ITS_OWN(""),
        ITS_SUMMARY("its summary in the text too"),
        AN_ID("the call id of the last transient result in its text"),
        THE_SAME("the text of the last transient result"),
        A_PLACEHOLDER("a text that begins with \"[collapsed]\"");

        private final String words;

        Says(String words) {
            this.words = words;
        }
    }

    static BodyForm draw(Choices choices) {
        int form = choices.below(13);
        return switch (form) {
            case 1 -> new BodyForm(1, Size.WORDS, Set.of(), Says.ITS_OWN);
            case 2 -> new BodyForm(1, Size.LONG, Set.of(), Says.ITS_OWN);
            case 3 -> new BodyForm(2 + choices.below(2), Size.LINES, Set.of(), Says.ITS_OWN);
            case 4, 5 -> new BodyForm(1, Size.LINES, some(choices), Says.ITS_OWN);
            case 6, 7 -> new BodyForm(0, Size.LINES, some(choices), Says.ITS_OWN);
            case 8 -> new BodyForm(0, Size.LINES, Set.of(), Says.ITS_OWN);
            case 9 -> saying(Says.ITS_SUMMARY);
            case 10 -> saying(Says.AN_ID);
            case 11 -> saying(Says.THE_SAME);
            case 12 -> saying(Says.A_PLACEHOLDER);
            default -> USUAL;
        };
    }

    private static BodyForm saying(Says what) {
        return new BodyForm(1, Size.LINES, Set.of(), what);
    }

    private static Set<More> some(Choices choices) {
        return new LinkedHashSet<>(choices.some(1, 3, 1, () -> choices.of(List.of(More.values()))));
    }

    /** The same with so much text that any summary is shorter. */
    BodyForm longer() {
        return new BodyForm(Math.max(1, texts), size == Size.LONG ? size : Size.PAGE, more, says);
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
            words.add(more.isEmpty() ? "empty content" : "no text");
        } else if (texts > 1) {
            words.add(texts + " texts");
        }
        words.add(size.words);
        more.forEach(one -> words.add(one.words));
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
        texts.forEach(text -> blocks.addObject().put("type", "text").put("text", text));
        ObjectNode copy = Json.object();
        for (More one : more) {
            Marker marker = new Marker(one.name() + "-" + word);
            markers.put(one.words.replaceFirst("^an? ", ""), marker);
            if (one == More.COPY) {
                copy.withArrayProperty("records").addObject().put("id", 71).put("note", marker.word());
            } else {
                blocks.add(block(one, marker));
            }
        }
        return new Body(blocks, Optional.of(copy).filter(it -> !it.isEmpty()), texts, pieces, markers);
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

    private static ObjectNode block(More one, Marker marker) {
        ObjectNode block = Json.object();
        return switch (one) {
            case IMAGE ->
                block.put("type", "image").put("data", marker.picture()).put("mimeType", "image/png");
            case AUDIO ->
                block.put("type", "audio").put("data", marker.picture()).put("mimeType", "audio/wav");
            case RESOURCE -> {
                block.put("type", "resource")
                        .putObject("resource")
                        .put("uri", "records://page")
                        .put("mimeType", "text/plain")
                        .put("text", "attached: " + marker.word());
                yield block;
            }
            default ->
                block.put("type", "resource_link")
                        .put("uri", "records://" + marker.word())
                        .put("name", "records");
        };
    }
}
