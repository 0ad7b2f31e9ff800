package org.contexttck.reference.brokenclient;

import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;

/** Loads a conversation without its pairs. Breaks TC-C-19. */
final class ForgetsPairsOnResume extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected void restorePair(String server, Marks.Hint pair) {}
        };
    }
}
