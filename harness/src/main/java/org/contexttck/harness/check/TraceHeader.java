package org.contexttck.harness.check;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.target.ServerEntry;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.trace.Entry;
import org.contexttck.json.Json;

/** What the first line of a trace says ({@code schemas/kit/trace-header.schema.json}). */
final class TraceHeader {

    /** What a profile has to name, and nobody starts. */
    private static final ServerEntry ANY =
            Profiles.forStdio(List.of("recorded")).server();

    private TraceHeader() {}

    /**
     * What is judged by behind the line: what it claims, unless somebody has said what is claimed.
     *
     * @throws ProfileException if its claims are not sound
     */
    static Checker checker(Checker given, Entry.Header header) throws ProfileException {
        if (given.knowsClaims() || !header.said().has("claims")) {
            return given;
        }
        String profile = Json.write(Json.object().set("claims", header.said().get("claims")));
        return given.claiming(Profiles.parse(header.recording(), profile, name -> Optional.empty(), ANY)
                .claims());
    }
}
