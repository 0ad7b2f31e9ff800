package org.contexttck.harness.check;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.trace.TraceEntry;
import org.contexttck.json.Json;

/** What the first line of a trace says ({@code schemas/kit/trace-header.schema.json}). */
final class TraceHeader {

    private TraceHeader() {}

    /** What is judged by behind the line: what it claims, unless somebody has said what is claimed, or its claims are not sound. */
    static Checker checker(Checker given, TraceEntry.Header header) {
        if (given.knowsClaims() || !header.said().has("claims")) {
            return given;
        }
        try {
            return given.claiming(claims(header));
        } catch (ProfileException unsound) {
            return given;
        }
    }

    /** Why its claims count for nothing, if they are not sound. */
    static Optional<TraceEntry.Unread> problem(Checker given, TraceEntry.Header header) {
        try {
            if (!given.knowsClaims() && header.said().has("claims")) {
                claims(header);
            }
            return Optional.empty();
        } catch (ProfileException unsound) {
            String why = unsound.problems().get(0).what();
            return Optional.of(
                    new TraceEntry.Unread(header.recording(), header.line(), "its claims count for nothing: " + why));
        }
    }

    private static Claims claims(TraceEntry.Header header) throws ProfileException {
        ObjectNode profile = Json.object();
        profile.putObject("server").putObject("stdio").putArray("command").add("recorded"); // it has to name something
        profile.set("claims", header.said().get("claims"));
        return Profiles.parse(header.recording(), Json.write(profile), name -> Optional.empty())
                .claims();
    }
}
