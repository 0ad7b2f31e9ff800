package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a tool's output could grow into, guessed from words.
 *
 * @param why the ground of the guess, such as {@code its name says "list"}; empty for {@link Kind#UNKNOWN}
 */
record Growth(Kind kind, String why) {

    /** The rows of the decision checklist. */
    enum Kind {
        LIST,
        TEXT,
        COMMAND,
        SCALAR,
        UNKNOWN
    }

    private static final Set<String> WRITING = Set.of(
            "write",
            "edit",
            "create",
            "delete",
            "remove",
            "move",
            "rename",
            "update",
            "set",
            "add",
            "insert",
            "store",
            "save",
            "put",
            "post",
            "send",
            "toggle",
            "remember",
            "forget",
            "upload",
            "close",
            "stop",
            "cancel",
            "open",
            "enable",
            "disable",
            "commit",
            "push",
            "pull",
            "merge",
            "rebase",
            "checkout",
            "clone",
            "init",
            "reset",
            "revert",
            "restore",
            "stash",
            "tag",
            "clear",
            "clean");
    private static final Set<String> SCALARS = Set.of(
            "hash",
            "status",
            "resolve",
            "ping",
            "version",
            "info",
            "sum",
            "count",
            "exists",
            "echo",
            "image",
            "media",
            "stat",
            "health",
            "env",
            "environment",
            "allowed",
            "supported",
            "available",
            "config",
            "settings");
    private static final Set<String> COMMANDS =
            Set.of("run", "exec", "execute", "shell", "bash", "command", "terminal", "spawn", "compile", "develop");
    private static final Set<String> LISTS = Set.of(
            "list",
            "ls",
            "search",
            "find",
            "grep",
            "glob",
            "browse",
            "history",
            "diagnostics",
            "completions",
            "references",
            "closure",
            "entries",
            "all",
            "multi",
            "records",
            "issues",
            "messages",
            "events",
            "results");
    private static final Set<String> TEXTS = Set.of(
            "log",
            "logs",
            "read",
            "cat",
            "dump",
            "eval",
            "evaluate",
            "tree",
            "contents",
            "diff",
            "fetch",
            "download",
            "render",
            "show",
            "transcript",
            "metadata",
            "check",
            "build",
            "test",
            "lint",
            "crawl",
            "scrape",
            "view");
    private static final Pattern PROMISES = Pattern.compile(
            "\\b(lists? of|listing of|lists|search(?:es)?|all|every|array of|entire|complete contents?|full contents?"
                    + "|logs?|stdout|stderr)\\b");
    private static final Pattern BOUNDS =
            Pattern.compile("\\b(up to|at most|single|no more than|first|only one|by its id|by id)\\b");
    private static final int BEGINNING = 300;

    static Growth of(Tool tool) {
        List<String> words = NameWords.of(tool.name());
        Optional<String> written = writing(tool, words);
        if (written.isPresent()) {
            return new Growth(Kind.SCALAR, written.get());
        }
        for (Map.Entry<Kind, Set<String>> row : List.of(
                Map.entry(Kind.SCALAR, SCALARS),
                Map.entry(Kind.COMMAND, COMMANDS),
                Map.entry(Kind.LIST, LISTS),
                Map.entry(Kind.TEXT, TEXTS))) {
            for (String word : words) {
                if (row.getValue().contains(word)) {
                    return new Growth(row.getKey(), named(word));
                }
            }
        }
        if (!words.isEmpty() && words.get(0).equals("query")) {
            return new Growth(Kind.LIST, named("query"));
        }
        return byOutput(tool);
    }

    /**
     * Why a tool is one that changes something, whose output tells what it has done: it says so, or its name begins so, perhaps
     * behind the name of what all tools of the server are about, as in {@code git_add}. A store may also be a thing, as in
     * {@code store_ls}.
     */
    private static Optional<String> writing(Tool tool, List<String> words) {
        boolean runs = words.stream().anyMatch(COMMANDS::contains);
        if (tool.hints().writes() && !runs) {
            return Optional.of("it says that it changes something");
        }
        List<String> begin = words.subList(0, Math.min(2, words.size()));
        int at = !begin.isEmpty() && !known(begin.get(0)) ? 1 : 0;
        if (at >= begin.size() || !WRITING.contains(begin.get(at))) {
            return Optional.empty();
        }
        boolean thing = begin.get(at).equals("store") && words.stream().anyMatch(LISTS::contains);
        return thing ? Optional.empty() : Optional.of(named(begin.get(at)));
    }

    private static boolean known(String word) {
        return Stream.of(WRITING, SCALARS, COMMANDS, LISTS, TEXTS).anyMatch(words -> words.contains(word));
    }

    private static Growth byOutput(Tool tool) {
        for (Map.Entry<String, JsonNode> output : tool.outputs()) {
            JsonNode schema = output.getValue();
            if (output.getKey().equals("stderr")) {
                return new Growth(Kind.COMMAND, "its output schema has \"stderr\"");
            }
            if (schema.path("type").asText().equals("array")
                    && !schema.has("maxItems")
                    && !schema.path("items").has("enum")) {
                return new Growth(Kind.LIST, "its output schema has the array \"" + output.getKey() + "\"");
            }
        }
        return byDescription(tool);
    }

    private static Growth byDescription(Tool tool) {
        String text = tool.description()
                .substring(0, Math.min(tool.description().length(), BEGINNING))
                .toLowerCase(Locale.ROOT);
        Matcher promise = PROMISES.matcher(text);
        if (!promise.find() || BOUNDS.matcher(text).find()) {
            return new Growth(Kind.UNKNOWN, "");
        }
        String word = promise.group();
        String why = "its description says \"" + word + "\"";
        if (word.startsWith("std")) {
            return new Growth(Kind.COMMAND, why);
        }
        boolean oneText = word.startsWith("log") || word.contains("content") || word.equals("entire");
        return new Growth(oneText ? Kind.TEXT : Kind.LIST, why);
    }

    private static String named(String word) {
        return "its name says \"" + word + "\"";
    }
}
