package org.contexttck.harness.target.intermediary;

import java.util.List;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Unreachable;

/**
 * The MCP intermediary under test (TC-X), between a server and a client of the kit: once for each revision that the server
 * behind it speaks.
 */
public interface IntermediaryTarget extends AutoCloseable {

    /**
     * Starts everything.
     *
     * @throws Unreachable if no revision can be opened
     * @throws IllegalStateException if the profile names no intermediary
     */
    static IntermediaryTarget start(Profile profile, Launcher launcher, ConnectionLog log)
            throws Unreachable, InterruptedException {
        return LiveIntermediary.start(profile, launcher, log);
    }

    /** Where calls can be made; at least one. */
    List<IntermediaryPassage> passages();

    /**
     * A revision behind with which nothing could be opened.
     *
     * @param refused whether nobody asked for it, and it has shown that it does not speak it; else it is missing
     */
    record NotOpened(Revision behind, boolean refused, String reason, String stderrTail) {}

    /** What could not be opened. */
    List<NotOpened> notOpened();

    /** How it is reached and what was seen on the way, in one line. */
    String address();

    /** The transport in front, {@code stdio} or {@code http}. */
    String transport();

    @Override
    void close();
}
