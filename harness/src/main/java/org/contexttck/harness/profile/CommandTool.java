package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.harness.json.Pointer;

/**
 * A tool that runs a command and returns what it wrote.
 *
 * @param tool its name
 * @param noisy arguments that make the command write far more to stderr than is passed on
 * @param quiet arguments that make it write little
 * @param stderr where its stderr is
 * @param stdout where its stdout is
 * @param info where the truncation info is
 * @param flag where the flag is that says something was cut
 * @param marker what only the whole stderr can tell; empty if there is nothing such
 */
public record CommandTool(
        String tool,
        ObjectNode noisy,
        ObjectNode quiet,
        Pointer stderr,
        Pointer stdout,
        Pointer info,
        Pointer flag,
        Optional<Marker> marker) {

    /**
     * A value that the tool derives from stderr past the point where it is cut.
     *
     * @param pointer where the value is
     * @param equals what it has to be
     */
    public record Marker(Pointer pointer, JsonNode equals) {}
}
