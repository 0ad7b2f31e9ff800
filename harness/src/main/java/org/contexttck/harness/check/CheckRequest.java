package org.contexttck.harness.check;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.trace.TraceSource;

/**
 * What is to be judged, and how.
 *
 * @param recordings at least one
 * @param profile what the implementation claims; empty if nobody has said
 * @param only ids or prefixes of requirements; none for all
 * @param strict whether warnings count as failures
 * @param jobs how many threads judge
 * @param out folder for the report
 * @param again the command that judges them again; a choice can be put behind it
 */
public record CheckRequest(
        List<TraceSource> recordings,
        Optional<Profile> profile,
        List<String> only,
        boolean strict,
        int jobs,
        Path out,
        String again) {

    public CheckRequest {
        recordings = List.copyOf(recordings);
        only = List.copyOf(only);
    }
}
