package org.contexttck.reports.baseline;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.reports.text.JsonText;

/**
 * The known failures of an implementation. The file is YAML by {@code schemas/kit/baseline.schema.json}; whoever reads YAML
 * hands the tree over.
 *
 * @param known the entries, in the order of the file
 */
public record Baseline(List<KnownFailure> known) {

    private static final Set<String> MEMBERS = Set.of("requirement", "scenario", "tool", "reason", "expires", "flaky");

    /** Copies the list. */
    public Baseline {
        known = List.copyOf(known);
    }

    /**
     * Reads the tree of a file.
     *
     * @throws IllegalArgumentException if it is no baseline; the message is one line that names the entry
     */
    public static Baseline read(JsonNode tree) {
        demand(tree.isObject() && tree.path("known").isArray(), "a baseline is an object with a list 'known'");
        demand(tree.size() == 1, "a baseline has the member 'known' and no other");
        List<KnownFailure> known = new ArrayList<>();
        for (JsonNode entry : tree.get("known")) {
            known.add(entry(entry, "known[" + known.size() + "]"));
        }
        return new Baseline(known);
    }

    /**
     * The file, in YAML.
     *
     * @param implementation whose failures these are, for its first line
     * @return the text, ending with a line feed
     */
    public String write(String implementation) {
        StringBuilder out = new StringBuilder();
        out.append("# Known failures of ").append(implementation.replaceAll("\\p{Cntrl}", " "));
        out.append(", for context-tck run --baseline.\n");
        out.append("# What is listed does not fail a run. An entry that no longer fails, or is past its day, does.\n");
        out.append(known.isEmpty() ? "known: []\n" : "known:\n");
        for (KnownFailure one : known) {
            out.append("  - requirement: ").append(one.requirement()).append('\n');
            member(out, "scenario", one.scenario());
            member(out, "tool", one.tool());
            text(out, "reason", one.reason());
            one.expires()
                    .ifPresent(day -> out.append("    expires: ").append(day).append('\n'));
            out.append(one.flaky() ? "    flaky: true\n" : "");
        }
        return out.toString();
    }

    private static KnownFailure entry(JsonNode entry, String where) {
        demand(entry.isObject(), where + " must be an object");
        for (Map.Entry<String, JsonNode> member : entry.properties()) {
            demand(
                    MEMBERS.contains(member.getKey()),
                    where + " has the member '" + member.getKey() + "', which nobody knows");
        }
        JsonNode flaky = entry.path("flaky");
        demand(flaky.isMissingNode() || flaky.isBoolean(), where + ": 'flaky' must be true or false");
        return new KnownFailure(
                text(entry, "requirement", where, true),
                text(entry, "scenario", where, false),
                text(entry, "tool", where, false),
                text(entry, "reason", where, true),
                day(text(entry, "expires", where, false), where),
                flaky.asBoolean(false));
    }

    private static String text(JsonNode entry, String name, String where, boolean needed) {
        JsonNode value = entry.path(name);
        demand(!needed || !value.isMissingNode(), where + " lacks '" + name + "'");
        demand(value.isMissingNode() || value.isTextual(), where + ": '" + name + "' must be text");
        demand(value.isMissingNode() || !value.textValue().isBlank(), where + ": '" + name + "' is empty");
        return value.isMissingNode() ? "" : value.textValue();
    }

    private static Optional<LocalDate> day(String text, String where) {
        try {
            return text.isEmpty() ? Optional.empty() : Optional.of(LocalDate.parse(text));
        } catch (DateTimeException e) {
            throw new IllegalArgumentException(where + ": 'expires' must be a day such as 2027-03-01", e);
        }
    }

    /** A JSON string is a YAML string too. */
    private static void member(StringBuilder out, String name, String value) {
        if (!value.isEmpty()) {
            text(out, name, value);
        }
    }

    private static void text(StringBuilder out, String name, String value) {
        String quoted = JsonText.compact(JsonNodeFactory.instance.textNode(value));
        out.append("    ").append(name).append(": ").append(quoted).append('\n');
    }

    private static void demand(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
