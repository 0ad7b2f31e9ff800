package org.contexttck.harness.check;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.monitor.MonitorFinding;
import org.contexttck.harness.trace.Recordings;
import org.contexttck.harness.trace.TraceEntry;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.reports.event.Excerpt;

/**
 * What the sessions of some recordings come to; the same in whatever order they ended. Not for several threads at once, but
 * what was counted in one process can be added to what was in another.
 */
public final class CheckTotals implements Serializable {

    private static final long serialVersionUID = 1L;

    /** Of one requirement. */
    static final int KEPT = 50;

    private final Map<String, Row> rows = new TreeMap<>();
    private final Set<Role> roles = EnumSet.noneOf(Role.class);
    private final List<TraceEntry.Unread> unread = new ArrayList<>();
    private final Map<String, long[]> messages = new LinkedHashMap<>();
    private ServerIdentity introduction = new ServerIdentity();
    private boolean http;
    private boolean lines;
    private long unreadLines;
    private long cutShort;

    /** What was seen of one requirement. */
    public static final class Row implements Serializable {

        private static final long serialVersionUID = 1L;

        private final List<MonitorFinding> findings = new ArrayList<>();
        private long observations;
        private long found;

        /** How often something was seen that bears on it. */
        public long observations() {
            return observations;
        }

        /** How often it was broken; of one session no more than twenty times count. */
        public long found() {
            return found;
        }

        /** The first of the findings, by file and line. */
        List<MonitorFinding> findings() {
            return List.copyOf(findings);
        }

        private void add(long seen, long broke, List<MonitorFinding> more) {
            observations += seen;
            found += broke;
            findings.addAll(more);
            findings.sort(Comparator.comparing((MonitorFinding one) -> recording(one))
                    .thenComparing(one -> line(one.fault())));
            while (findings.size() > KEPT) {
                findings.remove(findings.size() - 1);
            }
        }
    }

    /** The recording that shows it. */
    public static String recording(MonitorFinding finding) {
        return Recordings.nameOf(finding.fault().transcript());
    }

    /** The line that shows it last: that of the message that is wrong. */
    public static long line(Fault fault) {
        return fault.exchange().stream().mapToLong(Excerpt::order).max().orElse(0);
    }

    /** Takes a session that is over. @return what was found in it */
    Findings add(SessionCheck session) {
        Findings findings = session.end();
        roles.addAll(session.heard());
        introduction = ServerIdentity.first(introduction, session.introduction());
        for (String requirement : findings.requirements()) {
            List<MonitorFinding> broke = findings.of(requirement);
            row(requirement).add(findings.observations(requirement), broke.size(), broke);
        }
        return findings;
    }

    /** Takes what others have seen. */
    public void add(CheckTotals other) {
        other.rows.forEach((requirement, row) -> row(requirement).add(row.observations, row.found, row.findings));
        roles.addAll(other.roles);
        introduction = ServerIdentity.first(introduction, other.introduction);
        other.messages.forEach((recording, count) -> said(recording)[0] += count[0]);
        http |= other.http;
        lines |= other.lines;
        cutShort += other.cutShort;
        unread.addAll(other.unread);
        unreadLines += other.unreadLines;
        limitUnread();
    }

    private Row row(String requirement) {
        return rows.computeIfAbsent(requirement, first -> new Row());
    }

    /** Counts something that a recording says. */
    void said(TraceEntry entry) {
        String recording = entry instanceof TraceEntry.Odd odd
                ? odd.oddity().transcript()
                : ((TraceEntry.Said) entry).observed().transcript();
        said(Recordings.nameOf(recording))[0]++;
        if (entry instanceof TraceEntry.Said said && said.observed().fromTarget()) {
            boolean exchanged = said.observed().message().transport().carrier() instanceof TransportFacts.Response;
            http |= exchanged;
            lines |= !exchanged && said.observed().channel().kind() == Channel.Kind.SERVER;
        }
    }

    private long[] said(String recording) {
        return messages.computeIfAbsent(recording, first -> new long[1]);
    }

    /** Takes a line that could not be read. */
    void unread(TraceEntry.Unread line) {
        unread.add(line);
        unreadLines++;
        limitUnread();
    }

    /** A session was ended before its recording was, to make room. */
    void cutShort() {
        cutShort++;
    }

    private void limitUnread() {
        while (unread.size() > KEPT) {
            unread.remove(unread.size() - 1);
        }
    }

    /** The requirements of which anything was seen. */
    public Set<String> requirements() {
        return Set.copyOf(rows.keySet());
    }

    /** What was seen of a requirement. */
    public Optional<Row> of(String requirement) {
        return Optional.ofNullable(rows.get(requirement));
    }

    /** Whether servers were heard, and all of them over HTTP. */
    boolean onlyHttp() {
        return http && !lines;
    }

    /** Whose messages were there. */
    Set<Role> roles() {
        return roles;
    }

    /** The first lines that could not be read, in order; {@link #unreadLines} says how many there were. */
    List<TraceEntry.Unread> unread() {
        return List.copyOf(unread);
    }

    long unreadLines() {
        return unreadLines;
    }

    long sessionsCutShort() {
        return cutShort;
    }

    /** Whether no recording had any message. */
    public boolean isEmpty() {
        return messages.isEmpty();
    }

    /** How many messages a recording has. */
    long messages(String recording) {
        return messages.getOrDefault(recording, new long[1])[0];
    }

    Optional<ServerIdentity> introduction() {
        return Optional.of(introduction).filter(one -> one.server().isPresent());
    }
}
