package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.contexttck.harness.oracle.CutLimits;
import org.contexttck.harness.oracle.CutOracle;
import org.contexttck.harness.oracle.Lines;
import org.contexttck.harness.oracle.Utf8Text;
import org.contexttck.harness.oracle.WholeNumber;
import org.contexttck.json.Json;

/**
 * What stands in a table's cell for a limit: raw JSON, sent as it is written, or words that depend on the list or text:
 * {@code size}, {@code lines}, {@code bytes} (of what the line limits leave), each also with {@code -1}, {@code +1} and
 * {@code /2}; {@code inside a line}, {@code a line end}, {@code inside a 2-byte character}.
 */
final class Amounts {

    private Amounts() {}

    /** A number for a list of some size; empty if the list is too short for it. */
    static Optional<JsonNode> ofList(String cell, int size) {
        return cell.startsWith("size") ? related(cell, "size", size) : Optional.of(Json.parse(cell));
    }

    /** A number of lines; empty if the text has too few. */
    static Optional<JsonNode> ofLines(String cell, String text) {
        return cell.startsWith("lines") ? related(cell, "lines", Lines.count(text)) : Optional.of(Json.parse(cell));
    }

    /** Numbers of bytes; none if the text has nothing of the kind. */
    static List<JsonNode> ofBytes(String cell, String text, CutLimits lines) {
        String left = CutOracle.linesLeft(text, lines);
        if (cell.equals("bytes/2")) {
            return longs(between(left));
        } else if (cell.startsWith("bytes")) {
            return related(cell, "bytes", Utf8Text.bytes(left)).stream().toList();
        } else if (cell.equals("inside a line")) {
            return longs(insideALine(left));
        } else if (cell.equals("a line end")) {
            return longs(lineEnd(left));
        } else if (cell.startsWith("inside a ") && cell.endsWith("-byte character")) {
            return longs(insideACharacter(left, cell.charAt("inside a ".length()) - '0'));
        }
        return List.of(Json.parse(cell));
    }

    /** The whole number from 0 on that a value stands for, be it 3, 3.0, 1e400 or "3"; empty if it stands for none. */
    static Optional<BigInteger> whole(JsonNode value) {
        if (value.isTextual()) {
            return value.textValue().matches("\\d{1,20}")
                    ? Optional.of(new BigInteger(value.textValue()))
                    : Optional.empty();
        }
        return WholeNumber.of(value);
    }

    private static Optional<JsonNode> related(String cell, String word, long size) {
        long amount = switch (cell.substring(word.length())) {
            case "" -> size;
            case "-1" -> size - 1;
            case "-2" -> size - 2;
            case "+1" -> size + 1;
            case "+100" -> size + 100;
            case "/2" -> size / 2;
            case "/3" -> size / 3;
            default -> throw new IllegalArgumentException("no such amount: \"" + cell + "\"");
        };
        return amount > 0 ? Optional.of(number(amount)) : Optional.empty();
    }

    private static JsonNode number(long amount) {
        return amount <= Integer.MAX_VALUE ? IntNode.valueOf((int) amount) : LongNode.valueOf(amount);
    }

    private static List<JsonNode> longs(LongStream amounts) {
        return amounts.mapToObj(Amounts::number).toList();
    }

    /** About half of a text, between two characters seen from either end. */
    private static LongStream between(String text) {
        TreeSet<Long> fromStart = new TreeSet<>();
        TreeSet<Long> fromEnd = new TreeSet<>();
        long all = Utf8Text.bytes(text);
        long at = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            at += Utf8Text.size(text.codePointAt(i));
            fromStart.add(at);
            fromEnd.add(all - at);
        }
        fromStart.retainAll(fromEnd);
        Optional<Long> half = Optional.ofNullable(fromStart.floor(all / 2)).filter(amount -> amount > 0);
        return half.isPresent() ? LongStream.of(half.get()) : LongStream.empty();
    }

    /** Inside the second line of a text, so that a line end is in reach; inside the first if it is the only one. */
    private static LongStream insideALine(String text) {
        int feed = text.indexOf('\n');
        int start = feed + 1 < text.length() ? feed + 1 : 0;
        int next = text.indexOf('\n', start);
        int end = next < 0 ? text.length() : next;
        int characters = text.codePointCount(start, end);
        if (characters < 2) {
            return LongStream.empty();
        }
        // not the exact middle, which of a text of equal pieces is an end of it as well as a beginning
        int place = text.offsetByCodePoints(start, Math.max(1, characters / 2 - 1));
        return LongStream.of(Utf8Text.bytes(text.substring(0, place)));
    }

    private static LongStream lineEnd(String text) {
        int feed = text.indexOf('\n');
        return feed >= 0 && feed + 1 < text.length()
                ? LongStream.of(Utf8Text.bytes(text.substring(0, feed + 1)))
                : LongStream.empty();
    }

    /** Each place inside the first character of a size, not counting those a limit of zero would be. */
    private static LongStream insideACharacter(String text, int size) {
        long at = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int here = Utf8Text.size(text.codePointAt(i));
            if (here == size) {
                return LongStream.range(at + 1, at + size);
            }
            at += here;
        }
        return LongStream.empty();
    }
}
