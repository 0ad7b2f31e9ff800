package org.contexttck.harness.run;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.contexttck.harness.audit.ClaimedPiece;
import org.contexttck.harness.profile.Claims;
import org.contexttck.harness.profile.ContextSavingClaim;

/** The context metadata that the tools of a profile return, for the audit of the wire (W-S-04). */
final class ClaimedPieces {

    private static final String PAGINATION = "context-saving/pagination-info.schema.json";
    private static final String TRUNCATION = "context-saving/truncation-info.schema.json";

    private ClaimedPieces() {}

    static List<ClaimedPiece> of(Claims claims) {
        List<ClaimedPiece> pieces = new ArrayList<>();
        claims.contextPack()
                .ifPresent(claim -> pieces.add(
                        new ClaimedPiece(claim.tool(), claim.pack(), "context-pack/context-pack.schema.json")));
        claims.contextSaving().ifPresent(claim -> pieces.addAll(saving(claim)));
        return pieces;
    }

    private static Set<ClaimedPiece> saving(ContextSavingClaim claim) {
        Set<ClaimedPiece> pieces = new LinkedHashSet<>();
        claim.paginated().forEach(tool -> pieces.add(new ClaimedPiece(tool.tool(), tool.info(), PAGINATION)));
        claim.truncated()
                .forEach(tool -> pieces.add(new ClaimedPiece(
                        tool.tool(), tool.info(), tool.text().infoInText(), TRUNCATION)));
        claim.commands().forEach(tool -> {
            pieces.add(new ClaimedPiece(tool.tool(), tool.info(), TRUNCATION));
            pieces.add(new ClaimedPiece(tool.tool(), tool.stderrInfo(), TRUNCATION));
        });
        return pieces;
    }
}
