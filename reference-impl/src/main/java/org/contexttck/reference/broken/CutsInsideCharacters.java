package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/**
 * Cuts at the byte that max_bytes names, even inside a character, whose piece becomes U+FFFD. Breaks
 * CS-T-08; neighbours: CS-T-06, CS-T-07.
 */
final class CutsInsideCharacters extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        LimitedText limited = original.limited(limits);
        boolean inside = limits.maxBytes().isPresent()
                && limited.truncated()
                && !limited.text().endsWith("\n");
        return inside && limits.head().isEmpty() && limits.tail().isEmpty()
                ? original.left(original.firstBytes(limits.maxBytes().get().intValue()), Position.HEAD)
                : limited;
    }
}
