package org.contexttck.harness.check;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.monitor.Monitors;
import org.contexttck.harness.monitor.Observed;
import org.contexttck.harness.monitor.Oddity;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.trace.TraceEntry;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Channel;

/** One session being judged. Keeps what its monitors keep, and nothing of its messages. */
final class SessionCheck {

    private final Checker checker;
    private final Findings findings = new Findings();
    private final Map<Role, Monitors> monitors = new EnumMap<>(Role.class);
    private final Set<Role> heard = EnumSet.noneOf(Role.class);
    private final SeenTools tools = new SeenTools();
    private final ServerIdentity introduction = new ServerIdentity();
    private Correlation correlation = new Correlation();

    SessionCheck(Checker checker) {
        this.checker = checker;
    }

    void accept(TraceEntry entry) {
        if (entry instanceof TraceEntry.Said said) {
            message(said.observed(), said.watched());
        } else if (entry instanceof TraceEntry.Odd odd) {
            of(odd.oddity().channel()).accept(odd.oddity());
        }
    }

    private void message(Observed message, boolean watched) {
        boolean server = message.channel().kind() == Channel.Kind.SERVER;
        if (server && !watched && correlation.startsAnew(message)) {
            monitors.values().forEach(Monitors::end);
            monitors.clear();
            correlation = new Correlation();
        }
        if (!checker.knowsClaims()) {
            tools.accept(message);
        }
        introduction.accept(message);
        of(message.channel()).accept(message);
        if (server && !watched) {
            correlation.accept(message, anomaly -> odd(message, anomaly));
        }
    }

    private void odd(Observed message, Anomaly anomaly) {
        of(message.channel()).accept(new Oddity(message.channel(), message.transcript(), anomaly));
    }

    private Monitors of(Channel channel) {
        Role role = Monitors.role(channel.kind());
        heard.add(role);
        return monitors.computeIfAbsent(role, first -> Monitors.of(role, checker.setting(tools::claims), findings));
    }

    /** Nothing comes any more. */
    Findings end() {
        monitors.values().forEach(Monitors::end);
        monitors.clear();
        return findings;
    }

    /** Whose messages were among those that it was told. */
    Set<Role> heard() {
        return heard;
    }

    /** What is claimed, as far as the messages show it. */
    Claims claims() {
        return tools.claims();
    }

    ServerIdentity introduction() {
        return introduction;
    }
}
