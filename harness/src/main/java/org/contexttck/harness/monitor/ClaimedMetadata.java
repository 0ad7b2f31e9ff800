package org.contexttck.harness.monitor;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.json.Pointer;

/** Where an implementation says that infos and packs are in its results (W-S-04). */
final class ClaimedMetadata {

    private final Supplier<Claims> claims;
    private Optional<Claims> known = Optional.empty();
    private List<MetadataPlace> places = List.of();

    /** @param claims asked anew for each result; mostly they stay the same */
    ClaimedMetadata(Supplier<Claims> claims) {
        this.claims = claims;
    }

    List<MetadataPlace> places() {
        Claims now = claims.get();
        if (known.filter(before -> before == now).isEmpty()) {
            known = Optional.of(now);
            places = of(now);
        }
        return places;
    }

    private static List<MetadataPlace> of(Claims claims) {
        List<MetadataPlace> places = new ArrayList<>();
        claims.contextSaving().ifPresent(claim -> places.addAll(of(claim)));
        claims.contextPack()
                .ifPresent(
                        claim -> places.add(new MetadataPlace(claim.tool(), claim.pack(), true, JudgingSchemas.PACK)));
        return places;
    }

    private static List<MetadataPlace> of(ContextSavingClaim claim) {
        Set<MetadataPlace> places = new LinkedHashSet<>();
        claim.paginated()
                .forEach(tool ->
                        places.add(new MetadataPlace(tool.tool(), tool.info(), true, JudgingSchemas.PAGINATION)));
        claim.truncated()
                .forEach(tool -> places.add(
                        truncation(tool.tool(), tool.info(), tool.text().infoInText())));
        claim.commands().forEach(tool -> {
            places.add(truncation(tool.tool(), tool.info(), true));
            places.add(truncation(tool.tool(), tool.stderrInfo(), true));
        });
        return new ArrayList<>(places);
    }

    private static MetadataPlace truncation(String tool, Pointer info, boolean inText) {
        return new MetadataPlace(tool, info, inText, JudgingSchemas.TRUNCATION);
    }
}
