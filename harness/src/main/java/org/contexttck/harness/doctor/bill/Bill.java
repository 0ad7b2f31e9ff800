package org.contexttck.harness.doctor.bill;

import java.util.List;
import java.util.Optional;
import org.contexttck.reports.event.Measured;

/**
 * What a target costs a model's context window. It holds no verdict. Texts from the target are as it sent them: show them with
 * {@link BillText} or {@link BillJson}, which make control characters visible.
 *
 * @param target what was measured
 * @param unreached why it could not be; empty if it was, wholly or in part
 * @param stderrTail the end of what it wrote to stderr, if it could not be reached
 * @param notes what is odd, or was left out, one line each
 * @param pages answers to {@code tools/list}
 * @param tools what its tools cost by being listed, in its order
 * @param calls what was called, in order
 * @param growth how results grow with what bounds them
 * @param uncalled tools that were not called
 * @param savings what the protocols would have saved
 * @param measurements the same numbers, to be drawn
 */
public record Bill(
        Target target,
        Optional<String> unreached,
        String stderrTail,
        List<String> notes,
        int pages,
        List<ToolCost> tools,
        List<CallCost> calls,
        List<SizeGrowth> growth,
        List<UncalledTool> uncalled,
        List<Saving> savings,
        List<Measured> measurements) {

    /**
     * What was measured.
     *
     * @param role {@code server}, {@code intermediary} or {@code client}
     * @param address command line or URL, without secrets
     * @param revision of MCP; empty if none was agreed on
     * @param product what it calls itself, with its version; may be empty
     */
    public record Target(String role, String address, String revision, String product) {}

    public Bill {
        notes = List.copyOf(notes);
        tools = List.copyOf(tools);
        calls = List.copyOf(calls);
        growth = List.copyOf(growth);
        uncalled = List.copyOf(uncalled);
        savings = List.copyOf(savings);
        measurements = List.copyOf(measurements);
    }

    /** The bill of what has no tools of its own. */
    public static Bill measured(Target target, List<String> notes, List<Measured> measurements) {
        return withoutTools(target, Optional.empty(), "", notes, measurements);
    }

    /** The bill of what could not be reached. @param reason in one line */
    public static Bill unreached(Target target, String reason, String stderrTail, List<String> notes) {
        return withoutTools(target, Optional.of(reason), stderrTail, notes, List.of());
    }

    private static Bill withoutTools(
            Target target,
            Optional<String> unreached,
            String stderrTail,
            List<String> notes,
            List<Measured> measurements) {
        return new Bill(
                target,
                unreached,
                stderrTail,
                notes,
                0,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                measurements);
    }

    /** Whether there is anything to read in it. */
    public boolean reachable() {
        return unreached.isEmpty();
    }

    /** All its tools together. */
    Cost list() {
        return tools.stream().map(ToolCost::given).reduce(Cost.NOTHING, Cost::plus);
    }
}
