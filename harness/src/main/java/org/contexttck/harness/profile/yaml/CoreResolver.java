package org.contexttck.harness.profile.yaml;

import java.util.regex.Pattern;
import org.yaml.snakeyaml.nodes.NodeId;
import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.resolver.Resolver;

/**
 * Reads plain words as JSON would: numbers, true, false and null are those, anything else is text. YAML 1.1 would turn {@code no}
 * into false, {@code 1:30} into 90 and {@code 2025-06-18} into a date, which is not what anyone means in a profile.
 */
final class CoreResolver extends Resolver {

    static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?");

    @Override
    protected void addImplicitResolvers() {
        // none: resolve decides alone
    }

    @Override
    public Tag resolve(NodeId kind, String value, boolean plain) {
        return switch (kind) {
            case sequence -> Tag.SEQ;
            case mapping -> Tag.MAP;
            default -> plain ? word(value) : Tag.STR;
        };
    }

    private static Tag word(String value) {
        return switch (value) {
            case "", "~", "null" -> Tag.NULL;
            case "true", "false" -> Tag.BOOL;
            default -> NUMBER.matcher(value).matches() ? Tag.FLOAT : Tag.STR;
        };
    }
}
