package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.Pointer;

/** Reads one of {@code claims.context-saving.commands}. */
final class CommandReader {

    private static final String STDERR = "/stderr";
    private static final String STDOUT = "/stdout";
    private static final String INFO = "/truncation_info";
    private static final String FLAG = "/truncated";

    private CommandReader() {}

    static CommandTool standard() {
        return new CommandTool(
                Defaults.COMMAND,
                Json.object(),
                Json.object(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Pointer.parse(STDERR),
                Optional.of(Pointer.parse(STDOUT)),
                Pointer.parse(INFO),
                Pointer.parse(INFO),
                Pointer.parse(FLAG),
                LimitNames.standard(),
                Optional.of(Defaults.marker()));
    }

    static CommandTool read(Value value) {
        Members members = value.members(
                "tool",
                "noisy",
                "quiet",
                "flood",
                "exact",
                "both",
                "wordy",
                "stderr",
                "stdout",
                "info",
                "stderr-info",
                "flag",
                "names",
                "marker");
        if (members.names().isEmpty() && members.readable()) {
            return standard();
        }
        Pointer info = Parts.pointer(members, "info", INFO);
        return new CommandTool(
                Parts.tool(members, Defaults.COMMAND),
                Parts.arguments(members, "noisy", Json.object()),
                Parts.arguments(members, "quiet", Json.object()),
                arguments(members, "flood"),
                arguments(members, "exact"),
                arguments(members, "both"),
                arguments(members, "wordy"),
                Parts.pointer(members, "stderr", STDERR),
                members.get("stdout").filter(Value::isFalse).isPresent()
                        ? Optional.empty()
                        : Optional.of(Parts.pointer(members, "stdout", STDOUT)),
                info,
                Parts.pointer(members, "stderr-info", info.toString()),
                Parts.pointer(members, "flag", FLAG),
                ContextSavingReader.limitNames(members),
                members.get("marker").filter(marker -> !marker.isFalse()).map(CommandReader::marker));
    }

    private static Optional<ObjectNode> arguments(Members members, String name) {
        return members.get(name).flatMap(Value::arguments);
    }

    private static CommandTool.Marker marker(Value value) {
        Members members = value.members("arguments", "pointer", "equals");
        return new CommandTool.Marker(
                arguments(members, "arguments"),
                members.required("pointer", "")
                        .flatMap(Scalars::pointer)
                        .orElse(Defaults.marker().pointer()),
                members.required("equals", "")
                        .flatMap(Value::json)
                        .orElse(Defaults.marker().equals()));
    }
}
