package org.contexttck.harness.monitor;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.monitor.participant.ParticipantEnvelopes;
import org.contexttck.harness.monitor.prompt.PromptFindings;
import org.contexttck.harness.monitor.prompt.PromptMonitor;
import org.contexttck.harness.wire.Channel;

/** All that must hold of one role, whatever is asked of it, in one session. */
public final class Monitors implements Monitor {

    private static final List<Kind> KINDS = List.of(
            new Kind("messages", Role.SERVER, ServerWire.ROWS),
            new Kind("output schemas", Role.SERVER, Set.of(WireRule.OUTPUT_SCHEMA)),
            new Kind("marked results", Role.SERVER, MarkedResults.ROWS),
            new Kind("workflow hints", Role.SERVER, WorkflowHints.ROWS),
            new Kind("result metadata", Role.SERVER, ResultMetadata.ROWS),
            new Kind("pages", Role.SERVER, ListPages.ROWS),
            new Kind("cut texts", Role.SERVER, TruncatedTexts.ROWS),
            new Kind("command streams", Role.SERVER, CommandStreams.ROWS),
            new Kind("packs", Role.SERVER, Packs.ROWS),
            new Kind("messages", Role.CLIENT, Set.of(WireRule.CLIENT_MESSAGES)),
            new Kind("requests to the model", Role.CLIENT, PromptMonitor.ROWS),
            new Kind("relayed results", Role.INTERMEDIARY, Relays.ROWS),
            new Kind("envelopes", Role.GATEWAY, Envelopes.ROWS),
            new Kind("sent envelopes", Role.PARTICIPANT, ParticipantEnvelopes.ROWS));

    /** Rows about everything that is sent: there is nothing to provoke, and no scenario. */
    private static final Set<String> ALONE = Set.of(
            WireRule.VALID_MESSAGES,
            WireRule.CLEAN_STDOUT,
            WireRule.VALID_METADATA,
            WireRule.SURVIVES,
            WireRule.OUTPUT_SCHEMA,
            "SC-P-17");

    private final List<Monitor> monitors;

    private Monitors(List<Monitor> monitors) {
        this.monitors = monitors;
    }

    /**
     * A sort of monitor.
     *
     * @param name what it looks at, for people
     * @param role whose messages it judges
     * @param requirements the rows that it can find broken
     */
    private record Kind(String name, Role role, Set<String> requirements) {}

    /** Those of a role, for one session. @param findings take what they see */
    public static Monitors of(Role role, Setting setting, Findings findings) {
        return new Monitors(
                switch (role) {
                    case SERVER -> List.of(new ServerMonitor(setting, findings));
                    case CLIENT -> List.of(new ClientWire(setting, findings), prompts(findings));
                    case GATEWAY -> List.of(new Envelopes(setting, findings));
                    case INTERMEDIARY -> List.of(new Relays(findings));
                    case PARTICIPANT -> List.of(participant(setting, findings));
                });
    }

    private static Monitor participant(Setting setting, Findings findings) {
        ParticipantEnvelopes envelopes = new ParticipantEnvelopes(setting.schemas());
        return sent -> envelopes.accept(sent.channel(), sent.message()).forEach(look -> {
            findings.observed(look.requirement());
            look.faults().forEach(fault -> findings.broke(look.requirement(), ShownMessages.by(fault, sent)));
        });
    }

    private static Monitor prompts(Findings findings) {
        PromptMonitor prompts = new PromptMonitor(new PromptFindings(findings::observed, findings::broke));
        return message -> prompts.accept(message.channel(), message.transcript(), message.message());
    }

    /** Who is under test where such messages go. */
    public static Role role(Channel.Kind kind) {
        return switch (kind) {
            case SERVER -> Role.SERVER;
            case CLIENT, MODEL, CLIENT_DRIVER -> Role.CLIENT;
            case FRONT, BEHIND, DIRECT -> Role.INTERMEDIARY;
            case GATEWAY -> Role.GATEWAY;
            case PARTICIPANT, PARTICIPANT_DRIVER -> Role.PARTICIPANT;
        };
    }

    /** The names of those that judge a requirement; none if only scenarios do. */
    public static List<String> judging(String requirement) {
        return KINDS.stream()
                .filter(kind -> kind.requirements().contains(requirement))
                .map(Kind::name)
                .toList();
    }

    /** Whether a requirement is judged by monitors and by no scenario. */
    public static boolean alone(String requirement) {
        return ALONE.contains(requirement);
    }

    /** Every requirement that some monitor judges. */
    public static Set<String> requirements() {
        Set<String> all = new TreeSet<>();
        KINDS.forEach(kind -> all.addAll(kind.requirements()));
        return all;
    }

    /** Those of one role. */
    public static Set<String> requirements(Role role) {
        Set<String> all = new TreeSet<>();
        KINDS.stream().filter(kind -> kind.role() == role).forEach(kind -> all.addAll(kind.requirements()));
        return all;
    }

    @Override
    public void accept(Observed message) {
        monitors.forEach(one -> one.accept(message));
    }

    @Override
    public void accept(Oddity oddity) {
        monitors.forEach(one -> one.accept(oddity));
    }

    @Override
    public void end() {
        monitors.forEach(Monitor::end);
    }
}
