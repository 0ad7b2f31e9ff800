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
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;

/**
 * Calls the reading tools that the profile names together with their arguments, and those once more that can be asked for
 * less, to see where they say so. Tools that store, tools that run commands, and tools that say of themselves that they
 * change something are never called.
 */
final class Probes {

    private static final String REFUSED = "give arguments that the tool takes";
    private static final int MOST = 30;

    private final ServerTarget target;
    private final Keys keys;
    private final List<Tool> tools;
    private final List<ProbeCall> probes = new ArrayList<>();

    private Probes(ServerTarget target, Keys keys, List<Tool> tools) {
        this.target = target;
        this.keys = keys;
        this.tools = tools;
    }

    static List<ProbeCall> of(ServerTarget target, Claims claims, Keys keys, List<Tool> tools)
            throws InterruptedException {
        Probes probes = new Probes(target, keys, tools);
        if (claims.transientContext().isPresent()) {
            probes.transientContext(claims.transientContext().get());
        }
        if (claims.contextSaving().isPresent()) {
            probes.contextSaving(claims.contextSaving().get());
        }
        if (claims.contextPack().isPresent()) {
            probes.contextPack(claims.contextPack().get());
        }
        return List.copyOf(probes.probes);
    }

    private void transientContext(TransientContextClaim claim) throws InterruptedException {
        for (int i = 0; i < claim.fetch().size(); i++) {
            FetchTool one = claim.fetch().get(i);
            String key = keys.item(PossibleClaims.FETCH, i, claim.fetch().size());
            fetch(key + ".full", one, one.full(), ProbeLooks.FULL, Integer.MAX_VALUE);
            if (one.five().isPresent()) {
                fetch(key + ".five", one, one.five().get(), ProbeLooks.FULL, ProbeLooks.FULL);
            }
            for (int few = 0; few < one.few().size(); few++) {
                fetch(key + ".few[" + few + "]", one, one.few().get(few), 0, ProbeLooks.FULL - 1);
            }
            if (one.last().isPresent()) {
                fetch(key + ".last", one, one.last().get(), ProbeLooks.FULL, Integer.MAX_VALUE);
            }
        }
        if (claim.workflow().isPresent()) {
            String key = "claims." + PossibleClaims.WORKFLOW + ".hinted";
            written(key, claim.workflow().get().tool(), claim.workflow().get().hinted(), ProbeLooks::hinted);
        }
    }

    private void fetch(String key, FetchTool tool, ObjectNode arguments, int least, int most)
            throws InterruptedException {
        written(key, tool.tool(), arguments, call -> ProbeLooks.fetched(call, tool, least, most));
    }

    private void contextSaving(ContextSavingClaim claim) throws InterruptedException {
        for (int i = 0; i < claim.paginated().size(); i++) {
            PaginatedTool one = claim.paginated().get(i);
            String key =
                    keys.item(PossibleClaims.PAGINATED, i, claim.paginated().size());
            for (ObjectNode arguments : sets(key, one.arguments())) {
                Optional<ToolCall> whole = each(key, one.tool(), arguments, call -> ProbeLooks.listed(call, one));
                boolean several =
                        whole.flatMap(call -> ProbeLooks.items(call, one)).orElse(0) > 1;
                if (several && one.limit().isPresent()) {
                    ObjectNode less = arguments.deepCopy().put(one.limit().get(), 1);
                    call(key + ".info", one.tool(), less, call -> ProbeLooks.paged(call, one));
                }
            }
        }
        for (int i = 0; i < claim.truncated().size(); i++) {
            TruncatedTool one = claim.truncated().get(i);
            String key =
                    keys.item(PossibleClaims.TRUNCATED, i, claim.truncated().size());
            for (ObjectNode arguments : sets(key, one.arguments())) {
                Optional<ToolCall> whole = each(key, one.tool(), arguments, call -> ProbeLooks.read(call, one));
                boolean longer = whole.flatMap(call -> ProbeLooks.text(call, one))
                        .filter(text -> text.lines().count() > 2)
                        .isPresent();
                Optional<String> limit = Stream.of(
                                one.names().head(),
                                one.names().tail(),
                                one.names().maxBytes())
                        .flatMap(Optional::stream)
                        .findFirst();
                if (longer && limit.isPresent()) {
                    ObjectNode less = arguments.deepCopy().put(limit.get(), 1);
                    call(key + ".info", one.tool(), less, call -> ProbeLooks.cut(call, one));
                }
            }
        }
    }

    /** Those that the profile gives; a default is not tried. */
    private List<ObjectNode> sets(String key, List<ObjectNode> sets) {
        return keys.has(key + ".arguments") || keys.has(key + ".arguments[0]") ? sets : List.of();
    }

    private void contextPack(ContextPackTool tool) throws InterruptedException {
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

    private void pack(String key, ContextPackTool tool, String goal, ObjectNode narrowed, String marker)
            throws InterruptedException {
        ObjectNode arguments = tool.arguments().deepCopy().put("goal", goal);
        arguments.setAll(narrowed);
        written(key, tool.tool(), arguments, call -> ProbeLooks.packed(call, tool, marker));
    }

    private Optional<ToolCall> each(String key, String name, ObjectNode arguments, Function<ToolCall, Seen> look)
            throws InterruptedException {
        return call(key + ".arguments", name, arguments, look);
    }

    /** Where the profile itself gives the arguments. */
    private void written(String key, String name, ObjectNode arguments, Function<ToolCall, Seen> look)
            throws InterruptedException {
        String list = key.replaceFirst("\\[0\\]$", "");
        if (keys.has(key) || keys.has(list)) {
            call(key, name, arguments, look);
        }
    }

    private Optional<ToolCall> call(String key, String name, ObjectNode arguments, Function<ToolCall, Seen> look)
            throws InterruptedException {
        Optional<Tool> tool =
                tools.stream().filter(one -> one.name().equals(name)).findFirst();
        if (tool.isEmpty() || probes.size() > MOST) {
            return Optional.empty();
        }
        String line = name + " " + Json.write(arguments);
        if (probes.size() == MOST) {
            probes.add(notMade(key, line, "no more than " + MOST + " calls are made; run makes all of them"));
            return Optional.empty();
        }
        if (tool.get().hints().writes()) {
            probes.add(notMade(key, line, "the tool says that it changes something"));
            return Optional.empty();
        }
        try {
            ToolCall call = target.shared().call(name, key, arguments);
            Seen seen = call.succeeded() ? look.apply(call) : new Seen(refusal(call), REFUSED);
            Optional<Obstacle> obstacle = Optional.of(seen)
                    .filter(one -> !one.whatToDo().isEmpty())
                    .map(one -> new Obstacle(key, keys.has(key), name, one.text(), one.whatToDo()));
            probes.add(new ProbeCall(key, line, true, seen.text(), obstacle));
            return Optional.of(call).filter(ToolCall::succeeded);
        } catch (Unreachable gone) {
            probes.add(notMade(key, line, gone.getMessage()));
            return Optional.empty();
        }
    }

    private static ProbeCall notMade(String key, String line, String why) {
        return new ProbeCall(key, line, false, "not called: " + why, Optional.empty());
    }

    private static String refusal(ToolCall call) {
        return call.result().isPresent()
                ? "refused: " + call.texts().stream().findFirst().orElse("without a text")
                : call.answer().describe();
    }
}
