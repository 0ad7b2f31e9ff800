package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.Pointer;

/** Reads {@code claims.context-saving}. */
final class ContextSavingReader {

    private static final String INFO = "/truncation_info";
    private static final String FLAG = "/truncated";
    private static final String TEXT = "/text";

    private ContextSavingReader() {}

    static ContextSavingClaim standard() {
        return new ContextSavingClaim(
                List.of(standardPaginated()), List.of(Defaults.truncated()), List.of(CommandReader.standard()));
    }

    static ContextSavingClaim read(Value value) {
        Members members = value.members("paginated", "truncated", "commands");
        return new ContextSavingClaim(
                Parts.several(members.get("paginated"), standardPaginated(), ContextSavingReader::paginated),
                Parts.several(members.get("truncated"), Defaults.truncated(), ContextSavingReader::truncated),
                Parts.several(members.get("commands"), CommandReader.standard(), CommandReader::read));
    }

    private static PaginatedTool standardPaginated() {
        return new PaginatedTool(
                Defaults.PAGINATED,
                List.of(Json.object()),
                Pointer.parse("/items"),
                Pointer.parse("/pagination"),
                Optional.empty(),
                Optional.of("offset"),
                Optional.of("limit"));
    }

    private static PaginatedTool paginated(Value value) {
        Members members = value.members("tool", "arguments", "items", "info", "empty", "names");
        Optional<Members> names = members.get("names").map(entry -> entry.members("offset", "limit"));
        return new PaginatedTool(
                Parts.tool(members, Defaults.PAGINATED),
                argumentLists(members, List.of(Json.object())),
                Parts.pointer(members, "items", "/items"),
                Parts.pointer(members, "info", "/pagination"),
                members.get("empty").flatMap(Value::arguments),
                name(names, "offset"),
                name(names, "limit"));
    }

    private static TruncatedTool truncated(Value value) {
        Members members = value.members("tool", "arguments", "text", "json", "info", "flag", "names");
        String tool = Parts.tool(members, Defaults.TRUNCATED);
        TruncatedTool standard = Defaults.truncated();
        return new TruncatedTool(
                tool,
                argumentLists(members, tool.equals(standard.tool()) ? standard.arguments() : List.of(Json.object())),
                members.get("text")
                        .flatMap(ContextSavingReader::text)
                        .orElse(new TextLocator.ByPointer(Pointer.parse(TEXT))),
                members.get("json").filter(ContextSavingReader::yes).isPresent(),
                Parts.pointer(members, "info", INFO),
                Parts.pointer(members, "flag", FLAG),
                limitNames(members));
    }

    private static Optional<TextLocator> text(Value value) {
        if (value.kind() != Kind.OBJECT) {
            return Scalars.pointer(value).map(TextLocator.ByPointer::new);
        }
        Members members = value.members("block", "cut");
        OptionalInt block = members.required("block", "the number of the text block, from 0")
                .map(index -> Scalars.whole(index, 0))
                .orElse(OptionalInt.empty());
        return block.isEmpty()
                ? Optional.empty()
                : Optional.of(new TextLocator.Block(
                        block.getAsInt(), members.get("cut").flatMap(Scalars::pointer)));
    }

    private static boolean yes(Value value) {
        if (!value.isTrue() && !value.isFalse()) {
            value.wrongKind("true or false", "");
        }
        return value.isTrue();
    }

    /** The names of the cutting parameters of a tool; one that it lacks is given as false. */
    static LimitNames limitNames(Members members) {
        Optional<Members> names = members.get("names").map(entry -> entry.members("head", "tail", "max_bytes"));
        return new LimitNames(name(names, "head"), name(names, "tail"), name(names, "max_bytes"));
    }

    private static Optional<String> name(Optional<Members> names, String parameter) {
        Optional<Value> given = names.flatMap(members -> members.get(parameter));
        if (given.isEmpty()) {
            return Optional.of(parameter);
        }
        return given.get().isFalse() ? Optional.empty() : given.get().text().or(() -> Optional.of(parameter));
    }

    private static List<ObjectNode> argumentLists(Members members, List<ObjectNode> standard) {
        List<ObjectNode> given =
                members.get("arguments").map(Parts::argumentLists).orElse(standard);
        return given.isEmpty() ? standard : given;
    }
}
