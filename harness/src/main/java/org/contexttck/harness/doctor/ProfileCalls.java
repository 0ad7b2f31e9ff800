package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.contexttck.harness.doctor.ProbeLooks.Seen;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.claim.ContextPackTool;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.LimitNames;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.profile.claim.WorkflowTool;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Json;

/** The calls that a profile gives for tools that read. What stores and what runs commands is not among them, nor is a default. */
public final class ProfileCalls {

    private final Keys keys;
    private final List<ProfileCall> calls = new ArrayList<>();

    private ProfileCalls(Keys keys) {
        this.keys = keys;
    }

    /** Those that show tools as they are used, in the order of the claims. */
    public static List<ProfileCall> typical(Claims claims, Keys keys) {
        return all(claims, keys).stream().filter(ProfileCall::typical).toList();
    }

    /** All, and what to see in their results, in the order of the claims. */
    static List<ProfileCall> all(Claims claims, Keys keys) {
        ProfileCalls found = new ProfileCalls(keys);
        claims.transientContext().ifPresent(found::transientContext);
        claims.contextSaving().ifPresent(found::contextSaving);
        claims.contextPack().ifPresent(found::contextPack);
        return List.copyOf(found.calls);
    }

    private void transientContext(TransientContextClaim claim) {
        List<FetchTool> fetch = claim.fetch();
        for (int i = 0; i < fetch.size(); i++) {
            fetch(keys.item(PossibleClaims.FETCH, i, fetch.size()), fetch.get(i));
        }
        List<WorkflowTool> workflows = claim.workflow();
        for (int i = 0; i < workflows.size(); i++) {
            String key = keys.item(PossibleClaims.WORKFLOW, i, workflows.size()) + ".hinted";
            add(key, workflows.get(i).tool(), workflows.get(i).hinted(), true, ProbeLooks::hinted);
        }
    }

    private void fetch(String key, FetchTool tool) {
        fetched(key + ".full", tool, tool.full(), true, ProbeLooks.FULL, Integer.MAX_VALUE);
        tool.five().ifPresent(five -> fetched(key + ".five", tool, five, false, ProbeLooks.FULL, ProbeLooks.FULL));
        for (int i = 0; i < tool.few().size(); i++) {
            fetched(key + ".few[" + i + "]", tool, tool.few().get(i), false, 0, ProbeLooks.FULL - 1);
        }
        tool.last().ifPresent(last -> fetched(key + ".last", tool, last, false, ProbeLooks.FULL, Integer.MAX_VALUE));
    }

    /** @param least how many records it should return at least @param most and at most */
    private void fetched(String key, FetchTool tool, ObjectNode arguments, boolean typical, int least, int most) {
        add(key, tool.tool(), arguments, typical, call -> ProbeLooks.fetched(call, tool, least, most));
    }

    private void contextSaving(ContextSavingClaim claim) {
        List<PaginatedTool> paginated = claim.paginated();
        for (int i = 0; i < paginated.size(); i++) {
            PaginatedTool one = paginated.get(i);
            String key = keys.item(PossibleClaims.PAGINATED, i, paginated.size());
            each(key, one.tool(), one.arguments(), call -> ProbeLooks.listed(call, one), call -> paged(key, one, call));
        }
        List<TruncatedTool> truncated = claim.truncated();
        for (int i = 0; i < truncated.size(); i++) {
            TruncatedTool one = truncated.get(i);
            String key = keys.item(PossibleClaims.TRUNCATED, i, truncated.size());
            each(key, one.tool(), one.arguments(), call -> ProbeLooks.read(call, one), call -> cut(key, one, call));
        }
    }

    private Optional<ProfileCall> paged(String key, PaginatedTool tool, ToolCall whole) {
        boolean several = ProbeLooks.items(whole, tool).orElse(0) > 1;
        return tool.limit()
                .filter(limit -> several)
                .map(limit ->
                        narrowed(key, whole, limit, call -> ProbeLooks.paged(call, tool, keys.has(key + ".info"))));
    }

    private Optional<ProfileCall> cut(String key, TruncatedTool tool, ToolCall whole) {
        boolean longer = ProbeLooks.text(whole, tool)
                .filter(text -> text.lines().count() > 2)
                .isPresent();
        LimitNames names = tool.names();
        return Stream.of(names.head(), names.tail(), names.maxBytes())
                .flatMap(Optional::stream)
                .filter(limit -> longer)
                .findFirst()
                .map(limit -> narrowed(
                        key,
                        whole,
                        limit,
                        call -> ProbeLooks.cut(call, tool, keys.has(key + ".info"), keys.has(key + ".flag"))));
    }

    /** The same once more, with only one of what it returned. */
    private static ProfileCall narrowed(String key, ToolCall whole, String limit, Function<ToolCall, Seen> look) {
        ObjectNode less = whole.arguments().deepCopy().put(limit, 1);
        return new ProfileCall(key + ".info", whole.tool(), less, false, look, result -> Optional.empty());
    }

    private void contextPack(ContextPackTool tool) {
        String key = "claims." + PossibleClaims.PACK;
        pack(key + ".matching-goal", tool, tool.matchingGoal(), Json.object(), "");
        if (tool.scopes().isPresent()) {
            var scopes = tool.scopes().get();
            ObjectNode project = Json.object().put("project", scopes.accessible());
            pack(key + ".scopes.markers.accessible", tool, scopes.goal(), project, scopes.accessibleMarker());
        }
        if (tool.domains().isPresent()) {
            var domains = tool.domains().get();
            ObjectNode named = Json.object().put("domain", domains.named());
            pack(
                    key + ".domains.markers.named",
                    tool,
                    domains.goal(),
                    named,
                    domains.markers().named());
            ObjectNode other = Json.object().put("domain", domains.other());
            pack(
                    key + ".domains.markers.other",
                    tool,
                    domains.goal(),
                    other,
                    domains.markers().other());
        }
    }

    private void pack(String key, ContextPackTool tool, String goal, ObjectNode narrowed, String marker) {
        ObjectNode arguments = tool.arguments().deepCopy().put("goal", goal);
        arguments.setAll(narrowed);
        add(key, tool.tool(), arguments, marker.isEmpty(), call -> ProbeLooks.packed(call, tool, marker));
    }

    private void each(
            String claimed,
            String tool,
            List<ObjectNode> sets,
            Function<ToolCall, Seen> look,
            Function<ToolCall, Optional<ProfileCall>> next) {
        String key = claimed + ".arguments";
        for (int i = 0; i < sets.size(); i++) {
            String item = key + "[" + i + "]";
            String place = keys.has(item) ? item : key;
            if (keys.has(place)) {
                calls.add(new ProfileCall(place, tool, sets.get(i), true, look, next));
            }
        }
    }

    private void add(String key, String tool, ObjectNode arguments, boolean typical, Function<ToolCall, Seen> look) {
        if (keys.has(key) || keys.has(key.replaceFirst("\\[0\\]$", ""))) {
            calls.add(new ProfileCall(key, tool, arguments, typical, look, result -> Optional.empty()));
        }
    }
}
