package org.contexttck.harness.profile.claim;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/**
 * A tool that runs a command and returns what it wrote.
 *
 * @param tool its name
 * @param noisy arguments that make the command write far more to stderr than is passed on
 * @param quiet arguments that make it write little
 * @param flood arguments that make it write megabytes to stderr before anything to stdout; empty if there are none
 * @param exact arguments that make it write exactly 100,000 bytes to stderr; empty if there are none
 * @param both arguments that make it write much to stdout and stderr; empty if there are none
 * @param wordy arguments that make it write many lines to stdout and little to stderr; empty if there are none
 * @param failing arguments that make it fail with much stderr and little stdout; empty if there are none
 * @param stderr where its stderr is
 * @param stdout where its stdout is; empty if it is not in the result
 * @param info where the truncation info for stdout is
 * @param stderrInfo where the truncation info for stderr is; may be the same place
 * @param flag where the flag is that says something was cut
 * @param names of the parameters that cut stdout
 * @param marker what only the whole stderr can tell; empty if there is nothing such
 */
public record CommandTool(
        @Key(standard = "run_check") String tool,
        @Key(standard = "{}") ObjectNode noisy,
        @Key(standard = "{}") ObjectNode quiet,
        Optional<ObjectNode> flood,
        Optional<ObjectNode> exact,
        Optional<ObjectNode> both,
        Optional<ObjectNode> wordy,
        Optional<ObjectNode> failing,
        @Key(standard = "/stderr") Pointer stderr,
        @Key(standard = "/stdout", off = true) Optional<Pointer> stdout,
        @Key(standard = "/truncation_info") Pointer info,
        @Key(standard = "/truncation_info") Pointer stderrInfo,
        @Key(standard = "/truncated") Pointer flag,
        @Key(standard = "{}") LimitNames names,
        @Key(off = true) Optional<Marker> marker) {

    /**
     * A value that the tool derives from stderr past the point where it is cut.
     *
     * @param arguments that make the command write what the value is derived from; empty means {@code noisy}
     * @param pointer where the value is
     * @param equals what it has to be
     */
    public record Marker(
            Optional<ObjectNode> arguments,
            @Key(required = true) Pointer pointer,
            @Key(required = true) JsonNode equals) {}

    /** Whether an answer has an info of stderr of its own, beside the one at a place for stdout. @param answer what it has at a place */
    public boolean tellsOfStderrBeside(Pointer info, Function<Pointer, Optional<JsonNode>> answer) {
        return !stderrInfo.equals(info) && answer.apply(stderrInfo).isPresent();
    }

    /** The stderr of an answer of which the info would be at a place where that of stdout is too; empty if it would not. */
    public Optional<String> stderrToldOfAt(Pointer info, Function<Pointer, Optional<JsonNode>> answer) {
        return Optional.of(stderr)
                .filter(place -> stderrInfo.equals(info))
                .flatMap(answer)
                .filter(JsonNode::isTextual)
                .map(JsonNode::textValue);
    }

    static String standard(String key, Members members) {
        return switch (key) {
            case "stderr-info" -> Json.write(Json.text(members.word("info", "/truncation_info")));
            case "marker" -> members.only("") ? "{pointer: /authenticated, equals: true}" : "";
            default -> "";
        };
    }
}
