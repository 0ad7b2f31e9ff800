package org.contexttck.harness.target;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.contexttck.harness.profile.IntermediaryEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.Unreachable;

/**
 * The MCP intermediary under test (TC-X), between a server and a client of the kit: once for each revision that the server
 * behind it speaks.
 */
public final class IntermediaryTarget implements AutoCloseable {

    private static final List<Revision> BOTH_ERAS = List.of(Revision.V2025_11_25, Revision.V2026_07_28);

    private final IntermediaryEntry entry;
    private final List<IntermediaryPassage> passages = new ArrayList<>();
    private final Map<Revision, Unreachable> unreached = new EnumMap<>(Revision.class);
    private final Map<Revision, Unreachable> refused = new EnumMap<>(Revision.class);

    private IntermediaryTarget(IntermediaryEntry entry) {
        this.entry = entry;
    }

    /**
     * Starts everything.
     *
     * @throws Unreachable if no revision can be opened
     * @throws IllegalStateException if the profile names no intermediary
     */
    public static IntermediaryTarget start(Profile profile, Launcher launcher, ConnectionLog log)
            throws Unreachable, InterruptedException {
        return start(profile, launcher, log, Optional.empty());
    }

    /**
     * As above.
     *
     * @param tape what is played instead of the intermediary, which is not started then
     */
    public static IntermediaryTarget start(Profile profile, Launcher launcher, ConnectionLog log, Optional<Tape> tape)
            throws Unreachable, InterruptedException {
        IntermediaryTarget target = new IntermediaryTarget(
                profile.targets().intermediary().orElseThrow(() -> new IllegalStateException("no intermediary")));
        boolean open = false;
        try {
            target.open(limits(profile), launcher, log, tape);
            open = true;
            return target;
        } finally {
            if (!open) {
                target.close();
            }
        }
    }

    private void open(Limits limits, Launcher launcher, ConnectionLog log, Optional<Tape> tape)
            throws Unreachable, InterruptedException {
        List<Revision> asked = entry.upstreamRevisions().stream()
                .map(Revision::of)
                .flatMap(Optional::stream)
                .toList();
        for (Revision behind : asked.isEmpty() ? BOTH_ERAS : asked) {
            try {
                passages.add(IntermediaryPassage.open(entry, behind, limits, launcher, log, tape));
            } catch (Unreachable reason) {
                if (reason.isUnanswered() || !asked.isEmpty()) {
                    unreached.put(behind, reason);
                } else {
                    refused.put(behind, reason);
                }
            }
        }
        if (passages.isEmpty()) {
            Map<Revision, Unreachable> all = new EnumMap<>(refused);
            all.putAll(unreached);
            throw all.values().iterator().next().because("with a server of " + texts(all, "; with a server of "));
        }
    }

    private static String texts(Map<Revision, Unreachable> reasons, String between) {
        return reasons.entrySet().stream()
                .map(one -> one.getKey().text() + ": " + one.getValue().getMessage())
                .collect(Collectors.joining(between));
    }

    /** Revisions behind that it was asked for, or that nothing was answered about in time: they are missing. */
    public Map<Revision, Unreachable> unreached() {
        return Collections.unmodifiableMap(unreached);
    }

    /** Revisions behind that nobody asked for and that it does not speak, as it has shown. */
    public Map<Revision, Unreachable> refused() {
        return Collections.unmodifiableMap(refused);
    }

    /** Where calls can be made; at least one. */
    public List<IntermediaryPassage> passages() {
        return List.copyOf(passages);
    }

    /** How it is reached and what was seen on the way, in one line. */
    public String address() {
        String how = entry.front() instanceof IntermediaryEntry.Http http
                ? http.url()
                : String.join(" ", IntermediaryFront.command(entry.front()).command());
        String renaming = passages.stream()
                .map(passage -> passage.tools().renaming())
                .filter(text -> !text.isEmpty())
                .distinct()
                .collect(Collectors.joining("; "));
        return how
                + passages.stream()
                        .map(passage -> passage.behind().text())
                        .collect(Collectors.joining(", ", " (before a server of ", ")"))
                + (refused.isEmpty() ? "" : " (not before one of " + texts(refused, "; ") + ")")
                + (renaming.isEmpty() ? "" : " (renames tools: " + renaming + ")");
    }

    /** The transport in front, {@code stdio} or {@code http}. */
    public String transport() {
        return entry.front() instanceof IntermediaryEntry.Http ? "http" : "stdio";
    }

    private static Limits limits(Profile profile) {
        Limits defaults = Limits.defaults();
        return new Limits(
                profile.limits().connect(),
                profile.limits().answer(),
                defaults.maxMessageBytes(),
                defaults.maxDepth(),
                defaults.quiet());
    }

    @Override
    public void close() {
        passages.forEach(IntermediaryPassage::close);
        passages.clear();
    }
}
