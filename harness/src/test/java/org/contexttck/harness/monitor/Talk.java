package org.contexttck.harness.monitor;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.target.GatewayForm;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;

/** A session made by hand, and what the monitors of a role find in it. Texts are JSON with single quotes. */
final class Talk {

    private static final int DEPTH = 1_000;

    private final Findings findings = new Findings();
    private final Monitors monitors;
    private final Map<String, Long> orders = new HashMap<>();
    private int ids;

    Talk(Role role, Claims claims) {
        this(role, claims, Optional.empty());
    }

    Talk(Role role, Claims claims, Optional<GatewayForm> form) {
        this.monitors = Monitors.of(role, new Setting(() -> claims, form, Schemas.bundled(), true), findings);
    }

    /** Something went over a channel, which is its own transcript. */
    Talk says(Channel channel, Direction direction, String quoted) {
        String transcript = channel.kind() + channel.party();
        long order = orders.merge(transcript, 1L, Long::sum);
        String text = quoted.replace('\'', '"');
        monitors.accept(
                new Observed(channel, transcript, Message.read(order, direction, text, TransportFacts.NONE, 0, DEPTH)));
        return this;
    }

    /** A tool of a server was called. @param result the result, or an error if it says {@code error} */
    Talk call(String tool, String arguments, String result) {
        return call(Channel.of(Channel.Kind.SERVER, "s"), tool, arguments, result);
    }

    Talk call(Channel channel, String tool, String arguments, String result) {
        int id = ++ids;
        boolean behind = channel.kind() == Channel.Kind.BEHIND;
        String request = "{'jsonrpc':'2.0','id':" + id + ",'method':'tools/call','params':{'name':'" + tool
                + "','arguments':" + arguments + "}}";
        says(channel, behind ? Direction.FROM_TARGET : Direction.TO_TARGET, request);
        return says(
                channel,
                behind ? Direction.TO_TARGET : Direction.FROM_TARGET,
                "{'jsonrpc':'2.0','id':" + id + ",'result':" + result + "}");
    }

    /** The tools are listed. */
    Talk lists(String tools) {
        Channel channel = Channel.of(Channel.Kind.SERVER, "s");
        int id = ++ids;
        says(channel, Direction.TO_TARGET, "{'jsonrpc':'2.0','id':" + id + ",'method':'tools/list','params':{}}");
        return says(
                channel, Direction.FROM_TARGET, "{'jsonrpc':'2.0','id':" + id + ",'result':{'tools':" + tools + "}}");
    }

    Talk leaves(Channel channel) {
        monitors.accept(
                new Oddity(channel, channel.kind() + channel.party(), new Anomaly(Anomaly.Kind.ENDED, "closed", 0)));
        return this;
    }

    /** What is broken at the end, by requirement and headline, but for what is said of MCP itself. */
    List<String> broken() {
        monitors.end();
        return findings.all().stream()
                .filter(one -> !one.requirement().startsWith("W-S-01"))
                .map(one -> one.requirement() + " " + one.fault().headline())
                .toList();
    }

    int seen(String requirement) {
        return findings.observations(requirement);
    }

    List<MonitorFinding> findings() {
        return findings.all();
    }
}
