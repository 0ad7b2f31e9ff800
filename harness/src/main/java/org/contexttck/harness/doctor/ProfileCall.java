package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.doctor.ProbeLooks.Seen;
import org.contexttck.harness.target.server.ToolCall;

/**
 * A call of a reading tool that a profile gives with its arguments.
 *
 * @param key the place in the profile that gives it, such as {@code claims.transient-context.fetch[0].full}
 * @param typical whether it shows the tool as it is used, and no special case of it
 * @param look what its result shows
 * @param next the call for which its result gives reason
 */
public record ProfileCall(
        String key,
        String tool,
        ObjectNode arguments,
        boolean typical,
        Function<ToolCall, Seen> look,
        Function<ToolCall, Optional<ProfileCall>> next) {

    /** A call in whose result nothing is looked for. */
    public ProfileCall(String key, String tool, ObjectNode arguments) {
        this(key, tool, arguments, true, call -> new Seen(""), call -> Optional.empty());
    }
}
