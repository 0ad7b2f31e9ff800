package org.contexttck.harness.profile.yaml;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.harness.catalogue.NearWords;

/**
 * Text of a profile in which the kit fills in what only it knows, such as <code>{mcp.url}</code>. A name is lower-case words
 * with dots or hyphens between them; <code>{{</code> stands for a brace, and a brace with anything else behind it for itself.
 */
public final class Template {

    private static final Pattern HOLDER = Pattern.compile("\\{\\{|\\{([a-z][a-z0-9]*(?:[.-][a-z0-9]+)*)}");

    private Template() {}

    /** The names in a text, in order. */
    public static Set<String> names(String text) {
        Set<String> names = new LinkedHashSet<>();
        Matcher holder = HOLDER.matcher(text);
        while (holder.find()) {
            if (holder.group(1) != null) {
                names.add(holder.group(1));
            }
        }
        return names;
    }

    /**
     * The text with every name replaced.
     *
     * @throws IllegalArgumentException if there is no value for a name; a profile that was read has no such name
     */
    public static String filled(String text, Map<String, String> values) {
        return HOLDER.matcher(text).replaceAll(holder -> {
            if (holder.group(1) == null) {
                return "{";
            } else if (!values.containsKey(holder.group(1))) {
                throw new IllegalArgumentException("there is nothing to fill in for " + holder.group());
            }
            return Matcher.quoteReplacement(values.get(holder.group(1)));
        });
    }

    /** A problem for every name in the texts of a value that is not one of these. */
    public static void check(Value value, Set<String> known) {
        check(value, known, name -> Optional.empty());
    }

    /** @param only what a name goes with that is known elsewhere and not here */
    public static void check(Value value, Set<String> known, Function<String, Optional<String>> only) {
        value.texts().forEach(text -> {
            for (String name : names(text.scalar().orElse(""))) {
                Optional<String> elsewhere = only.apply(name);
                if (!known.contains(name) && elsewhere.isPresent()) {
                    text.problem("has {" + name + "}, which is there only with " + elsewhere.get(), "");
                } else if (!known.contains(name)) {
                    text.problem(
                            "has {" + name + "}, which the kit does not fill in here",
                            NearWords.ofKey(name, known.stream().sorted().toList()) + " ({{ is a brace)");
                }
            }
        });
    }
}
