package org.contexttck.reference.brokengateway;

import org.contexttck.reference.gateway.Code;

/** Passes on an envelope that has a member twice, for each receiver to choose. Breaks SC-G-15. */
final class ForwardsDuplicateKeys extends BrokenGateway {

    @Override
    public boolean overlooks(String code) {
        return code.equals(Code.DUPLICATE_KEY);
    }
}
