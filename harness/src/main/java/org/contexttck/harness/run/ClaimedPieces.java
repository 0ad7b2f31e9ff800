package org.contexttck.harness.run;

import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.audit.ClaimedPiece;
import org.contexttck.harness.profile.Claims;

/** The context metadata that the tools of a profile return, for the audit of the wire (W-S-04). */
final class ClaimedPieces {

    private ClaimedPieces() {}

    static List<ClaimedPiece> of(Claims claims) {
        List<ClaimedPiece> pieces = new ArrayList<>();
        claims.contextPack()
                .ifPresent(claim -> pieces.add(
                        new ClaimedPiece(claim.tool(), claim.pack(), "context-pack/context-pack.schema.json")));
        return pieces;
    }
}
