package org.contexttck.harness.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.contexttck.json.Json;
import org.contexttck.json.JsonEquality;
import org.contexttck.json.JsonProblem;

/** Whether a JSON value that may have been cut is handed out as it has to be (R53). */
public final class JsonCut {

    /** Numbers are no words: JSON may write them in several ways. */
    private static final Pattern WORD = Pattern.compile("(?<![\\p{L}\\p{N}])\\p{L}[\\p{L}\\p{N}]*");

    private static final Pattern ESCAPE = Pattern.compile("\\\\(u[0-9a-fA-F]{0,4}|.)?", Pattern.DOTALL);
    private static final int CODE = 6;
    private static final int ASCII = 0x7f;

    /** What is left at the beginning of a piece if an escape was cut. */
    private static final Pattern ESCAPE_END = Pattern.compile("[bfnrtu]?|u?[0-9a-fA-F]{1,4}");

    private JsonCut() {}

    /** Whether a value without limits is the text of a JSON object or array, which should be that value itself. */
    public static boolean spelt(JsonNode whole) {
        if (!whole.isTextual()) {
            return false;
        }
        try {
            return Json.read(whole.textValue()).node().isContainerNode();
        } catch (JsonProblem noJson) {
            return false;
        }
    }

    /** Whether a text is the JSON of a value. */
    public static boolean spells(String text, JsonNode value) {
        try {
            return JsonEquality.equal(Json.read(text).node(), value);
        } catch (JsonProblem noJson) {
            return false;
        }
    }

    /**
     * What is wrong, in one line; empty if nothing is.
     *
     * @param whole the value without limits
     * @param cuts what the limits may leave of its text; empty if that is not known
     * @param seen the value with limits; empty if there is none
     * @param flagged whether {@code truncated: true} stands beside it
     */
    public static Optional<String> fault(
            JsonNode whole, Optional<List<Cut>> cuts, Optional<JsonNode> seen, boolean flagged) {
        if (seen.isEmpty()) {
            return Optional.of("is absent, must be a text or the whole value");
        }
        if (JsonEquality.equal(whole, seen.get())) {
            return Optional.empty();
        }
        if (!flagged) {
            return Optional.of("is another value than the whole one, with no truncated: true beside it");
        }
        String text = Utf8Text.wellFormed(seen.get().isTextual() ? seen.get().textValue() : Json.write(seen.get()));
        if (cuts.isPresent()) {
            boolean left =
                    cuts.get().stream().map(Cut::text).anyMatch(cut -> cut.equals(text) || spells(cut, seen.get()));
            return left
                    ? Optional.empty()
                    : Optional.of(
                            "is flagged, but neither what the limits leave of the value's JSON nor the parse of it");
        }
        return foreign(text, Json.write(whole))
                .map(word -> "is flagged, but holds \"" + word + "\", which the whole value does not");
    }

    /** A word of a piece of JSON that the whole does not have; an escape at its beginning may have been cut. */
    private static Optional<String> foreign(String piece, String whole) {
        List<String> known = words(whole);
        Optional<String> foreign = foreign(words(piece), known);
        boolean cutEscape = IntStream.range(1, Math.min(CODE, piece.length() + 1))
                .filter(end -> ESCAPE_END.matcher(piece.substring(0, end)).matches())
                .anyMatch(end -> foreign(words(piece.substring(end)), known).isEmpty());
        return foreign.filter(word -> !cutEscape);
    }

    /** The first and the last word may be cut themselves. */
    private static Optional<String> foreign(List<String> words, List<String> known) {
        int last = words.size() - 1;
        return IntStream.rangeClosed(0, last)
                .filter(i -> known.stream()
                        .noneMatch(word -> i == 0 && last == 0
                                ? word.contains(words.get(i))
                                : i == 0
                                        ? word.endsWith(words.get(i))
                                        : i == last ? word.startsWith(words.get(i)) : word.equals(words.get(i))))
                .mapToObj(words::get)
                .findFirst();
    }

    private static List<String> words(String json) {
        return WORD.matcher(ESCAPE.matcher(json).replaceAll(found -> meaning(found.group())))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    /** What an escape stands for if that may be of a word, or else a space. */
    private static String meaning(String escape) {
        if (escape.length() < CODE) {
            return " ";
        }
        char meant = (char) Integer.parseInt(escape.substring(2), 16);
        return meant > ASCII || Character.isLetterOrDigit(meant) ? String.valueOf(meant) : " ";
    }
}
