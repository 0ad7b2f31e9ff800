package org.contexttck.harness.target;

import java.util.List;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.wire.Unreachable;

/**
 * The MCP intermediary under test (TC-X), between a server and a client of the kit: once for each revision that the server
 * behind it speaks.
 */
public interface IntermediaryTarget extends AutoCloseable {

    /**
     * Starts everything.
     *
     * @throws Unreachable if a revision that the profile asks for cannot be opened; if it asks for none, if no revision can
     * @throws IllegalStateException if the profile names no intermediary
     */
    static IntermediaryTarget start(Profile profile, Launcher launcher, ConnectionLog log)
            throws Unreachable, InterruptedException {
        return LiveIntermediary.start(profile, launcher, log);
    }

    /** Where calls can be made; at least one. */
    List<IntermediaryPassage> passages();

    /** How it is reached and what was seen on the way, in one line. */
    String address();

    /** The transport in front, {@code stdio} or {@code http}. */
    String transport();

    @Override
    void close();
}
