package org.contexttck.harness.target.shared;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.contexttck.harness.profile.yaml.Template;
import org.contexttck.json.Json;

/** What the kit fills in for the <code>{names}</code> in commands, environments and configuration files. Never changes. */
public final class TemplateVariables {

    private static final String ARGUMENTS = ".bridge.args";

    private final Map<String, String> values;
    private final Map<String, List<String>> bridges;

    /** @param bridges by the item of a command that stands for all their words */
    private TemplateVariables(Map<String, String> values, Map<String, List<String>> bridges) {
        this.values = Map.copyOf(values);
        this.bridges = Map.copyOf(bridges);
    }

    /** Nothing to fill in yet. */
    public static TemplateVariables none() {
        return new TemplateVariables(Map.of(), Map.of());
    }

    /** These and one more, or another value for it. @param name such as {@code port}, without braces */
    public TemplateVariables with(String name, String value) {
        Map<String, String> more = new HashMap<>(values);
        more.put(name, value);
        return new TemplateVariables(more, bridges);
    }

    /** {@link #withMcp(String, URI)} for the only server, named {@code mcp}. */
    public TemplateVariables withMcp(URI server) {
        return withMcp("mcp", server);
    }

    /**
     * These, and how an MCP server is reached: <code>{mcp.url}</code>, <code>{mcp.bridge}</code> for a command line that
     * relays to it over stdio, and <code>{mcp.bridge.command}</code> and <code>{mcp.bridge.args}</code> for its program and,
     * as a JSON array, its arguments.
     *
     * @param name what is written for {@code mcp} there
     */
    public TemplateVariables withMcp(String name, URI server) {
        List<String> words = BridgeCommand.to(server);
        var arguments = Json.array();
        words.subList(1, words.size()).forEach(arguments::add);
        TemplateVariables all = with(name + ".url", server.toString())
                .with(name + ".bridge", BridgeCommand.line(words))
                .with(name + ".bridge.command", words.get(0))
                .with(name + ARGUMENTS, Json.write(arguments));
        Map<String, List<String>> more = new HashMap<>(bridges);
        more.put("{" + name + ".bridge}", words);
        return new TemplateVariables(all.values, more);
    }

    /** A text with everything filled in. @throws IllegalArgumentException if a name in it is unknown */
    public String text(String template) {
        return Template.filled(template, values);
    }

    /** A command, in which an item that is exactly <code>{mcp.bridge}</code> becomes several. */
    public List<String> command(List<String> template) {
        List<String> command = new ArrayList<>();
        for (String item : template) {
            if (bridges.containsKey(item)) {
                command.addAll(bridges.get(item));
            } else {
                command.add(text(item));
            }
        }
        return command;
    }

    /** An environment, the values of which are filled in. */
    public Map<String, String> environment(Map<String, String> template) {
        Map<String, String> environment = new LinkedHashMap<>();
        template.forEach((name, value) -> environment.put(name, text(value)));
        return environment;
    }

    /** A configuration file. @param name with the ending {@code .json}, texts are written as they stand inside quotes there */
    public String file(String name, String template) {
        if (!name.endsWith(".json")) {
            return text(template);
        }
        Map<String, String> written = values.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        it -> it.getKey().endsWith(ARGUMENTS) ? it.getValue() : insideQuotes(it.getValue())));
        return Template.filled(template, written);
    }

    private static String insideQuotes(String text) {
        String quoted = Json.write(Json.text(text));
        return quoted.substring(1, quoted.length() - 1);
    }
}
