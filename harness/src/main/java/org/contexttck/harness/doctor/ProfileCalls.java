package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.profile.claim.WorkflowTool;

/** The calls that a profile gives for tools that read. What stores and what runs commands is not among them, nor is a default. */
public final class ProfileCalls {

    private final Keys keys;
    private final List<ProfileCall> calls = new ArrayList<>();

    private ProfileCalls(Keys keys) {
        this.keys = keys;
    }

    /** The calls, in the order of the claims. */
    public static List<ProfileCall> of(Claims claims, Keys keys) {
        ProfileCalls found = new ProfileCalls(keys);
        claims.transientContext().ifPresent(found::transientContext);
        claims.contextSaving().ifPresent(found::contextSaving);
        return List.copyOf(found.calls);
    }

    private void transientContext(TransientContextClaim claim) {
        List<FetchTool> fetch = claim.fetch();
        for (int i = 0; i < fetch.size(); i++) {
            FetchTool one = fetch.get(i);
            add(keys.item(PossibleClaims.FETCH, i, fetch.size()) + ".full", one.tool(), one.full());
        }
        if (claim.workflow().isPresent()) {
            WorkflowTool workflow = claim.workflow().get();
            add("claims." + PossibleClaims.WORKFLOW + ".hinted", workflow.tool(), workflow.hinted());
        }
    }

    private void contextSaving(ContextSavingClaim claim) {
        List<PaginatedTool> paginated = claim.paginated();
        for (int i = 0; i < paginated.size(); i++) {
            PaginatedTool one = paginated.get(i);
            each(keys.item(PossibleClaims.PAGINATED, i, paginated.size()), one.tool(), one.arguments());
        }
        List<TruncatedTool> truncated = claim.truncated();
        for (int i = 0; i < truncated.size(); i++) {
            TruncatedTool one = truncated.get(i);
            each(keys.item(PossibleClaims.TRUNCATED, i, truncated.size()), one.tool(), one.arguments());
        }
    }

    private void each(String claimed, String tool, List<ObjectNode> sets) {
        String key = claimed + ".arguments";
        for (int i = 0; i < sets.size(); i++) {
            String item = key + "[" + i + "]";
            add(keys.has(item) ? item : key, tool, sets.get(i));
        }
    }

    private void add(String key, String tool, ObjectNode arguments) {
        if (keys.has(key)) {
            calls.add(new ProfileCall(key, tool, arguments));
        }
    }
}
