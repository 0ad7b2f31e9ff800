package org.contexttck.reference.brokengateway;

import org.contexttck.reference.gateway.Code;

/** Passes on whatever name a message is signed with. Breaks SC-G-14. */
final class BelievesFrom extends BrokenGateway {

    @Override
    public boolean overlooks(String code) {
        return code.equals(Code.FORGED_FROM);
    }
}
