package org.contexttck.harness.steps.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.profile.claim.ContextPackTool;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.profile.claim.WorkflowTool;
import org.contexttck.json.Json;

/** A call of a claimed tool that stores nothing. */
record ReadingCall(String tool, ObjectNode arguments) {

    /** Of each tool; what is asked for in several ways comes in several shapes, and takes more time or less. */
    private static final int MOST_OF_A_TOOL = 3;

    /** A few of each tool that an implementation claims, which should bring different results. */
    static List<ReadingCall> of(Claims claims) {
        List<ReadingCall> all = new ArrayList<>();
        claims.transientContext().ifPresent(claim -> {
            claim.fetch().forEach(tool -> add(all, tool.tool(), pages(tool)));
            claim.workflow().forEach(tool -> add(all, tool.tool(), steps(tool)));
        });
        claims.contextSaving().ifPresent(claim -> {
            claim.paginated().forEach(tool -> add(all, tool.tool(), lists(tool)));
            claim.truncated().forEach(tool -> add(all, tool.tool(), texts(tool)));
            claim.commands().forEach(tool -> add(all, tool.tool(), runs(tool)));
        });
        claims.contextPack().ifPresent(tool -> add(all, tool.tool(), packs(tool)));
        return all;
    }

    private static void add(List<ReadingCall> all, String tool, List<ObjectNode> arguments) {
        Set<ObjectNode> different = new LinkedHashSet<>(arguments);
        different.stream().limit(MOST_OF_A_TOOL).forEach(one -> all.add(new ReadingCall(tool, one)));
    }

    private static List<ObjectNode> pages(FetchTool tool) {
        List<ObjectNode> all = new ArrayList<>(List.of(tool.full()));
        tool.pages().ifPresent(pages -> all.add(tool.full().deepCopy().put(pages.parameter(), pages.first() + 1)));
        all.addAll(tool.few());
        tool.five().ifPresent(all::add);
        return all;
    }

    private static List<ObjectNode> steps(WorkflowTool tool) {
        List<ObjectNode> all = new ArrayList<>(List.of(tool.hinted()));
        tool.unhinted().ifPresent(all::add);
        all.addAll(tool.loop());
        return all;
    }

    private static List<ObjectNode> lists(PaginatedTool tool) {
        return limited(tool.arguments(), tool.limit(), tool.offset());
    }

    private static List<ObjectNode> texts(TruncatedTool tool) {
        return limited(tool.arguments(), tool.names().head(), tool.names().tail());
    }

    /** Each as it is, and with 1 as one of its limits. */
    private static List<ObjectNode> limited(List<ObjectNode> arguments, Optional<String> one, Optional<String> other) {
        List<ObjectNode> all = new ArrayList<>(arguments.subList(0, 1));
        List.of(one, other)
                .forEach(name -> name.ifPresent(
                        limit -> all.add(arguments.get(0).deepCopy().put(limit, 1))));
        all.addAll(arguments);
        return all;
    }

    private static List<ObjectNode> runs(CommandTool tool) {
        return List.of(tool.quiet(), tool.noisy());
    }

    private static List<ObjectNode> packs(ContextPackTool tool) {
        return List.of(
                tool.arguments().deepCopy().put("goal", tool.matchingGoal()),
                tool.arguments().deepCopy().put("goal", tool.nothingGoal()));
    }

    /** For {@code tools/call}. */
    ObjectNode params() {
        ObjectNode params = Json.object().put("name", tool);
        params.set("arguments", arguments);
        return params;
    }

    String line() {
        return tool + " " + Json.write(arguments);
    }
}
