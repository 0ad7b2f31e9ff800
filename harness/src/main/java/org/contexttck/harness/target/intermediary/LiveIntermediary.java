package org.contexttck.harness.target.intermediary;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.target.IntermediaryEntry;
import org.contexttck.harness.target.shared.ConnectionLimits;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Unreachable;

/**
 * The MCP intermediary under test (TC-X), between a server and a client of the kit: once for each revision that the server
 * behind it speaks.
 */
final class LiveIntermediary implements IntermediaryTarget {

    private static final List<Revision> BOTH_ERAS = List.of(Revision.V2025_11_25, Revision.V2026_07_28);

    private final IntermediaryEntry entry;
    private final List<IntermediaryPassage> passages = new ArrayList<>();
    private final List<NotOpened> notOpened = new ArrayList<>();

    private LiveIntermediary(IntermediaryEntry entry) {
        this.entry = entry;
    }

    static LiveIntermediary start(Profile profile, Launcher launcher, ConnectionLog log)
            throws Unreachable, InterruptedException {
        LiveIntermediary target = new LiveIntermediary(
                profile.targets().intermediary().orElseThrow(() -> new IllegalStateException("no intermediary")));
        boolean open = false;
        try {
            target.open(ConnectionLimits.of(profile), launcher, log);
            open = true;
            return target;
        } finally {
            if (!open) {
                target.close();
            }
        }
    }

    private void open(Limits limits, Launcher launcher, ConnectionLog log) throws Unreachable, InterruptedException {
        List<Revision> asked = entry.upstreamRevisions().stream()
                .map(Revision::of)
                .flatMap(Optional::stream)
                .toList();
        Optional<Unreachable> first = Optional.empty();
        for (Revision behind : asked.isEmpty() ? BOTH_ERAS : asked) {
            try {
                passages.add(LivePassage.open(entry, behind, limits, launcher, log));
            } catch (Unreachable reason) {
                boolean refused = asked.isEmpty() && !reason.isUnanswered();
                notOpened.add(new NotOpened(behind, refused, reason.getMessage(), reason.stderrTail()));
                first = first.or(() -> Optional.of(reason));
            }
        }
        if (first.isPresent() && passages.isEmpty()) {
            throw first.get().because("with a server of " + texts(notOpened, "; with a server of "));
        }
    }

    private static String texts(List<NotOpened> reasons, String between) {
        return reasons.stream()
                .map(one -> one.behind().text() + ": " + one.reason())
                .collect(Collectors.joining(between));
    }

    @Override
    public List<NotOpened> notOpened() {
        return List.copyOf(notOpened);
    }

    @Override
    public List<IntermediaryPassage> passages() {
        return List.copyOf(passages);
    }

    @Override
    public String address() {
        List<NotOpened> refused = notOpened.stream().filter(NotOpened::refused).toList();
        String renaming = passages.stream()
                .map(passage -> passage.tools().renaming())
                .filter(text -> !text.isEmpty())
                .distinct()
                .collect(Collectors.joining("; "));
        return entry.address()
                + passages.stream()
                        .map(passage -> passage.behind().text())
                        .collect(Collectors.joining(", ", " (before a server of ", ")"))
                + (refused.isEmpty() ? "" : " (not before one of " + texts(refused, "; ") + ")")
                + (renaming.isEmpty() ? "" : " (renames tools: " + renaming + ")");
    }

    @Override
    public String transport() {
        return entry.http().isPresent() ? "http" : "stdio";
    }

    @Override
    public void close() {
        passages.forEach(IntermediaryPassage::close);
        passages.clear();
    }
}
