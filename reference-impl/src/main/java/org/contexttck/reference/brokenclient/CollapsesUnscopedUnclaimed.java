package org.contexttck.reference.brokenclient;

import org.contexttck.reference.client.CollapseEngine;

/** Collapses results without a pair though nobody has allowed it to. Breaks TC-C-21. */
final class CollapsesUnscopedUnclaimed extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(true);
    }
}
