package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.regex.Pattern;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/**
 * Keeps half of a surrogate pair when max_bytes falls inside a character of four bytes. Breaks CS-T-08;
 * neighbours: CS-T-06, W-S-01 and others that read the message.
 */
final class SplitsSurrogatePairs extends BrokenCuts {

    private static final Pattern HALF = Pattern.compile("[\\ud800-\\udbff](?![\\udc00-\\udfff])");

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        LimitedText limited = original.limited(limits);
        if (!limited.truncated() || limits.maxBytes().isEmpty() || limits.tail().isPresent()) {
            return limited;
        }
        String rest = original.text().substring(limited.text().length());
        boolean inside = Character.isHighSurrogate(rest.charAt(0))
                && limited.info().get().keptBytes() < limits.maxBytes().get().longValue();
        return inside ? original.left(limited.text() + rest.charAt(0), Position.HEAD) : limited;
    }

    @Override
    protected List<String> answer(Request request, ObjectNode answer) {
        return super.answer(request, answer).stream()
                .map(SplitsSurrogatePairs::escaped)
                .toList();
    }

    /** In JSON half a pair can only be sent as an escape. */
    private static String escaped(String line) {
        return HALF.matcher(line)
                .replaceAll(half -> "\\\\u" + Integer.toHexString(half.group().charAt(0)));
    }
}
