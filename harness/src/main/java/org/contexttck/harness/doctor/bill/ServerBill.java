package org.contexttck.harness.doctor.bill;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.contexttck.harness.doctor.StrayOutput;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.mcp.ToolList;
import org.contexttck.json.Json;

/** Measures a server: its list of tools, and the results of calls that are safe to make. What it says is not recorded. */
public final class ServerBill {

    /** After so many calls that nothing came back from, no more are made. */
    private static final int MOST_UNANSWERED = 3;

    private static final int MOST_GROWTH = 20;
    private static final int MOST_PAGES = 100;
    private static final String SERVER_INFO = "io.modelcontextprotocol/serverInfo";

    private final ServerTarget target;
    private final UnaryOperator<String> hide;
    private final List<String> notes = new ArrayList<>();
    private final List<CallCost> calls = new ArrayList<>();
    private final List<SizeGrowth> growth = new ArrayList<>();
    private final List<UncalledTool> uncalled = new ArrayList<>();
    private int unanswered;

    private ServerBill(ServerTarget target, UnaryOperator<String> hide) {
        this.target = target;
        this.hide = hide;
    }

    /** Measures the server of a profile. Whatever the server does is part of the bill, in which no secret is left. */
    public static Bill measure(Profile profile) throws InterruptedException {
        UnaryOperator<String> hide = profile.secrets()::hide;
        String address = profile.shown("server", profile.server().address());
        StrayOutput stray = new StrayOutput();
        try (ServerTarget target = ServerTarget.start(profile, name -> stray.log())) {
            return new ServerBill(target, hide).measure(profile, address, stray);
        } catch (Unreachable unreachable) {
            return Bill.unreached(
                    new Bill.Target("server", address, "", ""),
                    hide.apply(unreachable.getMessage()),
                    hide.apply(unreachable.stderrTail()),
                    List.of());
        }
    }

    private Bill measure(Profile profile, String address, StrayOutput stray) throws Unreachable, InterruptedException {
        Connection connection = target.shared();
        Bill.Target measured =
                new Bill.Target("server", address, connection.revision().text(), product(connection));
        ToolList listed = list();
        if (!listed.complete()) {
            notes.add("tools/list ended early: " + listed.last().describe() + "; what came before is counted");
        }
        List<ToolCost> tools = listed.tools().stream()
                .filter(entry -> entry.path("name").isTextual())
                .map(ToolCost::of)
                .toList();
        BillCalls plan =
                BillCalls.of(profile, tools.stream().map(ToolCost::tool).toList());
        uncalled.addAll(plan.uncalled());
        for (BillCalls.Planned call : plan.planned()) {
            call(call);
        }
        growth(plan.planned());
        List<ToolCost> seen = tools.stream().map(tool -> tool.with(calls)).toList();
        notes.addAll(stray.notes());
        return new Bill(
                measured,
                Optional.empty(),
                "",
                notes.stream().map(hide).toList(),
                (int) listed.pages().stream()
                        .filter(page -> page.result().isPresent())
                        .count(),
                seen,
                calls,
                growth,
                uncalled,
                Savings.of(seen, calls),
                BillMeasurements.of(seen, calls, growth));
    }

    /** All pages, or those that came before the server failed. */
    private ToolList list() throws Unreachable, InterruptedException {
        try {
            return target.list();
        } catch (Unreachable gone) {
            List<Answer> pages = new ArrayList<>();
            Connection again = target.shared();
            ObjectNode params = Json.object();
            do {
                Answer page = again.request("tools/list", params);
                pages.add(page);
                params = Json.object()
                        .put(
                                "cursor",
                                page.result()
                                        .map(result -> result.path("nextCursor").asText(""))
                                        .orElse(""));
            } while (!params.path("cursor").asText().isEmpty() && pages.size() < MOST_PAGES);
            if (pages.get(0).result().isEmpty()) {
                throw gone;
            }
            return new ToolList(pages);
        }
    }

    private void call(BillCalls.Planned call) throws InterruptedException {
        if (unanswered >= MOST_UNANSWERED) {
            uncalled.add(new UncalledTool(call.tool().name(), "the server had stopped answering"));
            return;
        }
        Attempt attempt = attempt(call.tool().name(), call.arguments());
        calls.add(new CallCost(
                call.tool().name(), hide.apply(call.line()), call.key(), hide.apply(attempt.problem), attempt.result));
    }

    /** Of each tool that something bounds, the call with the largest result. */
    private void growth(List<BillCalls.Planned> planned) throws InterruptedException {
        Map<String, BillCalls.Planned> largest = new LinkedHashMap<>();
        Map<String, Long> sizes = new HashMap<>();
        for (int i = 0; i < calls.size(); i++) {
            CallCost made = calls.get(i);
            long size = made.result().map(result -> result.shown().bytes()).orElse(-1L);
            if (size > sizes.getOrDefault(made.tool(), -1L)) {
                sizes.put(made.tool(), size);
                largest.put(made.tool(), planned.get(i));
            }
        }
        for (BillCalls.Planned call : largest.values()) {
            Optional<SizeProbe> probe = SizeProbe.of(call.tool());
            if (probe.isPresent() && growth.size() < MOST_GROWTH) {
                grow(call, probe.get());
            }
        }
    }

    /** Asks for more and more, until nothing more comes. */
    private void grow(BillCalls.Planned call, SizeProbe probe) throws InterruptedException {
        List<SizeGrowth.Point> points = new ArrayList<>();
        for (int value : probe.values()) {
            Attempt attempt = attempt(call.tool().name(), probe.arguments(call.arguments(), value));
            if (attempt.result.isEmpty()) {
                break;
            }
            Cost shown = attempt.result.get().shown();
            boolean more =
                    points.isEmpty() || !points.get(points.size() - 1).shown().equals(shown);
            points.add(new SizeGrowth.Point(value, shown));
            if (!more) {
                break;
            }
        }
        if (points.size() > 1) {
            growth.add(new SizeGrowth(call.tool().name(), hide.apply(call.line()), probe.parameter(), points));
        }
    }

    private Attempt attempt(String tool, ObjectNode arguments) throws InterruptedException {
        if (unanswered >= MOST_UNANSWERED) {
            return new Attempt(Optional.empty(), "the server had stopped answering");
        }
        try {
            ToolCall made = target.shared().call(tool, "the bill", arguments);
            if (made.succeeded()) {
                unanswered = 0;
                return new Attempt(made.result().map(ResultCost::of), "");
            }
            if (made.unanswered()) {
                unanswered++;
                return new Attempt(Optional.empty(), made.answer().describe());
            }
            String text = made.result().isPresent()
                    ? made.texts().stream().findFirst().orElse("without a text")
                    : made.answer().describe();
            return new Attempt(Optional.empty(), "refused: " + OneLine.of(text));
        } catch (Unreachable gone) {
            unanswered = MOST_UNANSWERED;
            notes.add("ended before all was measured: " + gone.getMessage());
            return new Attempt(Optional.empty(), gone.getMessage());
        }
    }

    private static String product(Connection connection) {
        ObjectNode opening = connection.opening().orElseGet(Json::object);
        var info = opening.has("serverInfo")
                ? opening.path("serverInfo")
                : opening.path("_meta").path(SERVER_INFO);
        return (info.path("name").asText("") + " " + info.path("version").asText("")).strip();
    }

    /** @param problem why there is no result */
    private record Attempt(Optional<ResultCost> result, String problem) {}
}
