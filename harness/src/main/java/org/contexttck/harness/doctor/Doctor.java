package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.mcp.ToolList;
import org.contexttck.json.Json;

/** Looks at a server: connects, asks for its tools, and makes the calls that the profile gives. */
public final class Doctor {

    private static final String SERVER_INFO = "io.modelcontextprotocol/serverInfo";

    private Doctor() {}

    /** What is made of a server that was looked at, while it can still be asked. */
    private interface Further {

        Draft of(Diagnosis found, ServerTarget target) throws InterruptedException;
    }

    /** Looks at the server of a profile. Whatever the server does is part of the answer, in which no secret is left. */
    public static Diagnosis examine(Profile profile) throws InterruptedException {
        return look(profile, (found, target) -> new Draft(found, Map.of())).found();
    }

    /** What a starter profile may say of the server of a profile that claims nothing. */
    public static Draft draft(Profile profile) throws InterruptedException {
        return look(profile, Draft::of);
    }

    private static Draft look(Profile profile, Further further) throws InterruptedException {
        String transport = profile.server().stdio().isPresent() ? "stdio" : "http";
        String address = profile.server().address();
        StrayOutput stray = new StrayOutput();
        try (ServerTarget target = ServerTarget.start(profile, name -> stray.log())) {
            target.shared();
            ToolList listed = target.listed().list();
            List<String> notes = new ArrayList<>(stray.notes());
            List<Tool> tools = tools(listed, notes);
            Diagnosis found = diagnosis(profile, transport, address, target, tools, notes);
            return further.of(found, target).hiding(profile.secrets()::hide);
        } catch (Unreachable unreachable) {
            Diagnosis unreached = Diagnosis.unreached(
                    transport, address, unreachable.getMessage(), unreachable.stderrTail(), stray.said());
            return new Draft(unreached, Map.of()).hiding(profile.secrets()::hide);
        }
    }

    private static Diagnosis diagnosis(
            Profile profile,
            String transport,
            String address,
            ServerTarget target,
            List<Tool> tools,
            List<String> notes)
            throws Unreachable, InterruptedException {
        Diagnosis.Spoken spoken = spoken(target.shared());
        Set<String> names = new LinkedHashSet<>();
        tools.forEach(tool -> names.add(tool.name()));
        boolean decided = profile.claims().decided();
        Claims claims = decided ? profile.claims() : Claims.fromToolList(names);
        Keys keys = new Keys(profile.written().keySet());
        List<PossibleClaim> possible = PossibleClaims.of(tools);
        List<Obstacle> obstacles = new ArrayList<>(ProfileChecks.of(claims, keys, tools, possible));
        List<ProbeCall> probes = Probes.of(target, claims, keys, tools);
        probes.stream().flatMap(probe -> probe.obstacle().stream()).distinct().forEach(obstacles::add);
        claims.contextPack()
                .filter(pack -> names.contains(pack.tool()) && !target.changes(pack.withoutToken()))
                .ifPresent(pack -> obstacles.add(noToken(pack.tool(), keys)));
        return new Diagnosis(
                transport,
                address,
                Optional.empty(),
                "",
                Optional.of(spoken),
                tools,
                possible,
                OtherPaging.of(tools),
                Advice.of(tools),
                decided,
                obstacles,
                probes,
                notes);
    }

    private static Obstacle noToken(String tool, Keys keys) {
        String key = "claims." + PossibleClaims.PACK + ".without-token";
        return new Obstacle(
                key,
                keys.has(key),
                tool,
                "takes away nothing that `server` gives",
                "say there how to come without the token of an organisation (CP-S-23, CP-S-24)");
    }

    /** The stateless era has the server's name among the metadata of each answer. */
    private static Diagnosis.Spoken spoken(Connection client) {
        JsonNode opening = client.opening().orElseGet(Json::object);
        JsonNode info = opening.has("serverInfo")
                ? opening.path("serverInfo")
                : opening.path("_meta").path(SERVER_INFO);
        return new Diagnosis.Spoken(
                client.revision().text(),
                client.revision().stateless(),
                info.path("name").asText(""),
                info.path("version").asText(""));
    }

    /** The tools that have a name; the others, and names that come twice, are noted. */
    private static List<Tool> tools(ToolList listed, List<String> notes) {
        if (!listed.complete()) {
            notes.add("tools/list ended early: " + listed.last().describe());
        }
        List<Tool> tools = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        int nameless = 0;
        int repeated = 0;
        for (ObjectNode entry : listed.tools()) {
            Tool tool = Tool.of(entry);
            if (!entry.path("name").isTextual() || tool.name().isBlank()) {
                nameless++;
            } else if (!seen.add(tool.name())) {
                repeated++;
            } else {
                tools.add(tool);
            }
        }
        note(notes, nameless, "has no name and is left out", "have no name and are left out");
        note(
                notes,
                repeated,
                "repeats the name of another and is left out",
                "repeat the name of another and are left out");
        long bare = tools.stream().filter(tool -> !tool.described()).count();
        note(notes, (int) bare, "has no inputSchema, which MCP requires", "have no inputSchema, which MCP requires");
        return tools;
    }

    private static void note(List<String> notes, int count, String one, String several) {
        if (count == 1) {
            notes.add("1 entry of the list of tools " + one);
        } else if (count > 1) {
            notes.add(count + " entries of the list of tools " + several);
        }
    }
}
