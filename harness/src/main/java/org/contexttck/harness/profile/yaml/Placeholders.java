package org.contexttck.harness.profile.yaml;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replaces <code>${NAME}</code> by the environment's value, which is a secret from then on. */
final class Placeholders {

    private static final Pattern HOLDER = Pattern.compile("\\$\\$\\{|\\$\\{([^}]*)(}?)");
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    private Placeholders() {}

    /** The text with all of them replaced; empty if one of them cannot be, which is then a problem. */
    static Optional<String> replaced(Value value, String text) {
        if (!text.contains("${")) {
            return Optional.of(text);
        }
        boolean sound = true;
        StringBuilder out = new StringBuilder();
        Matcher holder = HOLDER.matcher(text);
        while (holder.find()) {
            if (holder.group(1) == null) {
                holder.appendReplacement(out, "\\${");
                continue;
            }
            Optional<String> found = variable(value, holder);
            sound = sound && found.isPresent();
            holder.appendReplacement(out, Matcher.quoteReplacement(found.orElse("")));
        }
        holder.appendTail(out);
        return sound ? Optional.of(out.toString()) : Optional.empty();
    }

    private static Optional<String> variable(Value value, Matcher holder) {
        String name = holder.group(1);
        if (holder.group(2).isEmpty() || !NAME.matcher(name).matches()) {
            value.problem("has a \"${\" without the name of a variable", "write ${NAME}, or $${ for the characters ${");
            return Optional.empty();
        }
        Optional<String> found = value.reading().variable(name);
        found.ifPresentOrElse(
                secret -> value.reading().secret(value.node().getStartMark(), "${" + name + "}", secret),
                () -> value.problem(
                        "needs the environment variable " + name + ", which is not set",
                        "set it, or write $${" + name + "} for the text itself"));
        return found;
    }
}
