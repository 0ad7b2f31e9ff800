package org.contexttck.reports.baseline;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.FailureKnown;
import org.contexttck.reports.event.KnownState;

/**
 * What a baseline makes of a run.
 *
 * @param used the entries that cover something that fell short, expired ones among them
 * @param known the ids of the requirements of which every shortfall is covered
 * @param stale entries whose failure is gone
 * @param expired entries that still cover a failure, but are past their day
 * @param exitCode what the command ends with
 */
public record GateResult(
        List<KnownFailure> used,
        List<String> known,
        List<KnownFailure> stale,
        List<KnownFailure> expired,
        int exitCode) {

    /** Copies the lists. */
    public GateResult {
        used = List.copyOf(used);
        known = List.copyOf(known);
        stale = List.copyOf(stale);
        expired = List.copyOf(expired);
    }

    /** @return the same as events, for the log and the report: what is hidden from a gate is not hidden from readers */
    public List<Event> events() {
        List<Event> events = new ArrayList<>();
        for (KnownFailure one : used) {
            events.add(event(one, expired.contains(one) ? KnownState.EXPIRED : KnownState.KNOWN));
        }
        stale.forEach(one -> events.add(event(one, KnownState.STALE)));
        return List.copyOf(events);
    }

    private static FailureKnown event(KnownFailure one, KnownState state) {
        String expires = one.expires().map(LocalDate::toString).orElse("");
        return new FailureKnown(one.requirement(), one.scenario(), one.tool(), one.reason(), expires, state);
    }

    /** @return one line for each entry that matters: what is put up with and why, what is stale, what has expired */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (KnownFailure one : used) {
            if (!expired.contains(one)) {
                String until = one.expires().map(day -> ", until " + day).orElse("");
                lines.add((one.flaky() ? "flaky: " : "known: ") + one.text() + until + ": " + one.reason());
            }
        }
        expired.forEach(one -> lines.add("expired: " + one.text() + " was put up with until "
                + one.expires().orElseThrow() + ": " + one.reason()));
        stale.forEach(one -> lines.add("stale: " + one.text() + " no longer fails; take the entry out, or --bless"));
        return List.copyOf(lines);
    }
}
