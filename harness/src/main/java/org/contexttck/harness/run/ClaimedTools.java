package org.contexttck.harness.run;

import java.util.LinkedHashSet;
import java.util.Set;
import org.contexttck.harness.profile.claim.Claims;

/** The names of the tools that claims are about. */
final class ClaimedTools {

    private ClaimedTools() {}

    static Set<String> of(Claims claims) {
        Set<String> tools = new LinkedHashSet<>();
        claims.transientContext().ifPresent(claim -> {
            claim.fetch().forEach(tool -> tools.add(tool.tool()));
            claim.consumer().forEach(tool -> tools.add(tool.tool()));
            claim.workflow().forEach(tool -> tools.add(tool.tool()));
        });
        claims.contextSaving().ifPresent(claim -> {
            claim.paginated().forEach(tool -> tools.add(tool.tool()));
            claim.truncated().forEach(tool -> tools.add(tool.tool()));
            claim.commands().forEach(tool -> tools.add(tool.tool()));
        });
        claims.contextPack().ifPresent(tool -> tools.add(tool.tool()));
        return tools;
    }
}
