package org.contexttck.harness.profile;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.Pointer;

/** Reads {@code claims.context-saving}. */
final class ContextSavingReader {

    private static final String INFO = "/truncation_info";
    private static final String FLAG = "/truncated";

    private ContextSavingReader() {}

    static ContextSavingClaim standard() {
        return new ContextSavingClaim(
                List.of(standardPaginated()), List.of(Defaults.truncated()), List.of(standardCommand()));
    }

    static ContextSavingClaim read(Value value) {
        Members members = value.members("paginated", "truncated", "commands");
        return new ContextSavingClaim(
                Parts.several(members.get("paginated"), standardPaginated(), ContextSavingReader::paginated),
                Parts.several(members.get("truncated"), Defaults.truncated(), ContextSavingReader::truncated),
                Parts.several(members.get("commands"), standardCommand(), ContextSavingReader::command));
    }

    private static PaginatedTool standardPaginated() {
        return new PaginatedTool(
                Defaults.PAGINATED,
                Json.object(),
                Pointer.parse("/items"),
                Pointer.parse("/pagination"),
                Optional.empty(),
                "offset",
                "limit");
    }

    private static PaginatedTool paginated(Value value) {
        Members members = value.members("tool", "arguments", "items", "info", "empty", "names");
        Optional<Members> names = members.get("names").map(entry -> entry.members("offset", "limit"));
        return new PaginatedTool(
                Parts.tool(members, Defaults.PAGINATED),
                Parts.arguments(members, "arguments", Json.object()),
                Parts.pointer(members, "items", "/items"),
                Parts.pointer(members, "info", "/pagination"),
                members.get("empty").flatMap(Value::arguments),
                name(names, "offset"),
                name(names, "limit"));
    }

    private static TruncatedTool truncated(Value value) {
        Members members = value.members("tool", "arguments", "text", "info", "flag", "names");
        Optional<Members> names = members.get("names").map(entry -> entry.members("head", "tail", "max_bytes"));
        String tool = Parts.tool(members, Defaults.TRUNCATED);
        TruncatedTool standard = Defaults.truncated();
        return new TruncatedTool(
                tool,
                Parts.arguments(
                        members, "arguments", tool.equals(standard.tool()) ? standard.arguments() : Json.object()),
                Parts.pointer(members, "text", "/text"),
                Parts.pointer(members, "info", INFO),
                Parts.pointer(members, "flag", FLAG),
                name(names, "head"),
                name(names, "tail"),
                name(names, "max_bytes"));
    }

    private static CommandTool standardCommand() {
        return new CommandTool(
                Defaults.COMMAND,
                Json.object(),
                Json.object(),
                Pointer.parse("/stderr"),
                Pointer.parse("/stdout"),
                Pointer.parse(INFO),
                Pointer.parse(FLAG),
                Optional.of(Defaults.marker()));
    }

    private static CommandTool command(Value value) {
        Members members = value.members("tool", "noisy", "quiet", "stderr", "stdout", "info", "flag", "marker");
        boolean bare = members.names().isEmpty() && members.readable();
        return new CommandTool(
                Parts.tool(members, Defaults.COMMAND),
                Parts.arguments(members, "noisy", Json.object()),
                Parts.arguments(members, "quiet", Json.object()),
                Parts.pointer(members, "stderr", "/stderr"),
                Parts.pointer(members, "stdout", "/stdout"),
                Parts.pointer(members, "info", INFO),
                Parts.pointer(members, "flag", FLAG),
                bare
                        ? Optional.of(Defaults.marker())
                        : members.get("marker")
                                .filter(marker -> !marker.isFalse())
                                .map(ContextSavingReader::marker));
    }

    private static CommandTool.Marker marker(Value value) {
        Members members = value.members("pointer", "equals");
        return new CommandTool.Marker(
                members.required("pointer", "")
                        .flatMap(Scalars::pointer)
                        .orElse(Defaults.marker().pointer()),
                members.required("equals", "")
                        .flatMap(Value::json)
                        .orElse(Defaults.marker().equals()));
    }

    private static String name(Optional<Members> names, String parameter) {
        return names.map(members -> Parts.text(members, parameter, parameter)).orElse(parameter);
    }
}
