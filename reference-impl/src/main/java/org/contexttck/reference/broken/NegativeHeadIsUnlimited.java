package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;

/** Takes a negative head for none. Breaks CS-T-17. */
final class NegativeHeadIsUnlimited extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        return original.limited(limits);
    }

    @Override
    protected void refused(Request request, ToolResult result) {
        if (request.whole("head").filter(head -> head.signum() < 0).isPresent()) {
            write(original(request).limited(TextLimits.NONE), result);
        }
    }
}
