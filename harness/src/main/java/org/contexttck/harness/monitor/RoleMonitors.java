package org.contexttck.harness.monitor;

import java.util.LinkedHashMap;
import java.util.Map;
import org.contexttck.harness.catalogue.Role;

/** The monitors of a role over any number of sessions, each judged by itself. */
public final class RoleMonitors implements Monitor {

    private final Role role;
    private final Setting setting;
    private final Findings findings;
    private final Map<String, Monitors> sessions = new LinkedHashMap<>();

    /** @param findings take what they see in all sessions */
    public RoleMonitors(Role role, Setting setting, Findings findings) {
        this.role = role;
        this.setting = setting;
        this.findings = findings;
    }

    private Monitors session(String name) {
        return sessions.computeIfAbsent(name, first -> Monitors.of(role, setting, findings));
    }

    @Override
    public void accept(Observed message) {
        session(message.channel().session()).accept(message);
    }

    @Override
    public void accept(Oddity oddity) {
        session(oddity.channel().session()).accept(oddity);
    }

    @Override
    public void end() {
        sessions.values().forEach(Monitors::end);
        sessions.clear();
    }
}
