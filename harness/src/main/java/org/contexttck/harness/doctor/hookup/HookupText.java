package org.contexttck.harness.doctor.hookup;

import java.util.List;
import org.contexttck.harness.doctor.DiagnosisText;
import org.contexttck.harness.doctor.Obstacle;
import org.contexttck.harness.doctor.TerminalLines;
import org.contexttck.harness.doctor.TextTable;

/** How a target hangs together with the kit, for people. */
public final class HookupText {

    private static final int ADDRESS = 160;
    private static final int WHAT = 28;
    private static final int MOST_LINES = 16;
    private static final int MOST_OBSTACLES = 30;

    private HookupText() {}

    /** @param width characters in a line, at least 60 */
    public static String of(Hookup found, int width) {
        int room = Math.max(60, width);
        StringBuilder out = new StringBuilder();
        TextTable head = new TextTable(12);
        head.row("role", found.role());
        head.row("address", TerminalLines.fit(found.address(), ADDRESS));
        head.row("hooked up", found.unreached().map(why -> "no: " + why).orElse("yes, over " + found.transport()));
        out.append(head.text(room));
        DiagnosisText.stderr(out, found.stderrTail(), room);
        steps(out, found.steps(), room);
        wire(out, found.wire(), room);
        obstacles(out, found.obstacles(), room);
        return out.toString();
    }

    private static void steps(StringBuilder out, List<HookupStep> steps, int width) {
        out.append("\nWhat was tried\n");
        TextTable table = new TextTable(2, WHAT);
        steps.forEach(step -> table.row(step.good() ? "ok" : "--", step.what(), step.seen()));
        out.append(table.text(width));
    }

    private static void wire(StringBuilder out, List<Hookup.Line> wire, int width) {
        if (wire.isEmpty()) {
            return;
        }
        out.append("\nWhat went over the wire, > to it, < from it\n");
        for (Hookup.Line line : wire.subList(0, Math.min(MOST_LINES, wire.size()))) {
            out.append(line.fromTarget() ? "  < " : "  > ")
                    .append(TerminalLines.fit(line.text(), width - 4))
                    .append('\n');
        }
        if (wire.size() > MOST_LINES) {
            out.append("  and ").append(wire.size() - MOST_LINES).append(" more; --json has all\n");
        }
    }

    private static void obstacles(StringBuilder out, List<Obstacle> obstacles, int width) {
        if (obstacles.isEmpty()) {
            return;
        }
        out.append("\nTo correct in the profile\n");
        TextTable table = new TextTable(2);
        obstacles.stream().limit(MOST_OBSTACLES).forEach(one -> DiagnosisText.obstacle(table, one));
        out.append(table.text(width));
    }
}
