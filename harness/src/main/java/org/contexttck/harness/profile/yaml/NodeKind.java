package org.contexttck.harness.profile.yaml;

import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/** What kind of value a YAML node stands for. */
public enum NodeKind {
    OBJECT("an object"),
    LIST("a list"),
    TEXT("text"),
    NUMBER("a number"),
    BOOLEAN("true or false"),
    NOTHING("nothing"),
    TAGGED("a value with a tag");

    private final String words;

    NodeKind(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    public static NodeKind of(Node node) {
        if (node instanceof MappingNode) {
            return node.getTag().equals(Tag.MAP) ? OBJECT : TAGGED;
        }
        if (node instanceof SequenceNode) {
            return node.getTag().equals(Tag.SEQ) ? LIST : TAGGED;
        }
        return scalar((ScalarNode) node);
    }

    private static NodeKind scalar(ScalarNode node) {
        Tag tag = node.getTag();
        if (tag.equals(Tag.STR)) {
            return TEXT;
        }
        if (!node.isPlain()) {
            return TAGGED;
        }
        Tag natural = new CoreResolver().resolve(node.getNodeId(), node.getValue(), true);
        if (!tag.equals(natural) && !(tag.equals(Tag.INT) && natural.equals(Tag.FLOAT))) {
            return TAGGED;
        }
        if (natural.equals(Tag.FLOAT)) {
            return NUMBER;
        }
        return natural.equals(Tag.BOOL) ? BOOLEAN : NOTHING;
    }
}
