package org.contexttck.harness.check;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.trace.TraceEntry;
import org.contexttck.json.Json;

/** What the first line of a trace says ({@code schemas/kit/trace-header.schema.json}). */
final class TraceHeader {

    private TraceHeader() {}

    /**
     * What is judged by behind the line: what it claims, unless somebody has said what is claimed.
     *
     * @throws ProfileException if its claims are not sound
     */
    static Checker checker(Checker given, TraceEntry.Header header) throws ProfileException {
        if (given.knowsClaims() || !header.said().has("claims")) {
            return given;
        }
        ObjectNode profile = Json.object();
        profile.putObject("server").putObject("stdio").putArray("command").add("recorded"); // it has to name something
        profile.set("claims", header.said().get("claims"));
        return given.claiming(Profiles.parse(header.recording(), Json.write(profile), name -> Optional.empty())
                .claims());
    }
}
