package org.contexttck.reference.broken;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/** Cuts by bytes without looking for a line end. Breaks CS-T-07; neighbours: CS-T-12. */
final class CutsInsideLines extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        LimitedText limited = original.limited(limits);
        if (limits.maxBytes().isEmpty() || !limited.truncated() || limits.tail().isPresent()) {
            return limited;
        }
        String lines = original.limited(new TextLimits(limits.head(), Optional.empty(), Optional.empty()))
                .text();
        byte[] bytes = lines.getBytes(StandardCharsets.UTF_8);
        int end = limits.maxBytes().get().min(BigInteger.valueOf(bytes.length)).intValueExact();
        while (end < bytes.length && (bytes[end] & 0xC0) == 0x80) {
            end--;
        }
        return original.left(new String(bytes, 0, end, StandardCharsets.UTF_8), Position.HEAD);
    }
}
