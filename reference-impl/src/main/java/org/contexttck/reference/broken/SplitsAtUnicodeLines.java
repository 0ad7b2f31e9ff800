package org.contexttck.reference.broken;

import java.math.BigInteger;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo;

/**
 * Ends lines at form feeds, carriage returns and U+2028 as well. Breaks CS-T-14; neighbours: CS-T-03,
 * CS-T-09.
 */
final class SplitsAtUnicodeLines extends BrokenCuts {

    private static final Pattern LINE = Pattern.compile("(?s).*?(?:\\r\\n|[\\n\\r\\f\\u000b\\u0085\\u2028])|(?s).+$");

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        List<String> lines =
                LINE.matcher(original.text()).results().map(MatchResult::group).toList();
        int size = lines.size();
        if (limits.maxBytes().isPresent() || limits.equals(TextLimits.NONE)) {
            return original.limited(limits);
        }
        List<String> kept = limits.head().isPresent()
                ? lines.subList(
                        0, limits.head().get().min(BigInteger.valueOf(size)).intValueExact())
                : lines.subList(
                        size
                                - limits.tail()
                                        .orElseThrow()
                                        .min(BigInteger.valueOf(size))
                                        .intValueExact(),
                        size);
        LimitedText left = original.left(String.join("", kept), OriginalLog.position(limits));
        return new LimitedText(
                left.text(),
                left.info()
                        .map(info -> new TruncationInfo(
                                info.originalBytes(), size, info.keptBytes(), kept.size(), info.position())));
    }
}
