package org.contexttck.harness.profile.yaml;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * One value of a profile, with its place and its path for messages. Whatever it is asked for and is not, becomes a problem and an
 * empty answer, so that reading goes on and finds the other problems too.
 */
public final class Value {

    private final Node node;
    private final String path;
    private final ReadContext reading;

    public Value(Node node, String path, ReadContext reading) {
        this.node = node;
        this.path = path;
        this.reading = reading;
    }

    /** YAML of the kit's own. */
    public static Value of(String yaml) {
        ReadContext reading = new ReadContext("default", Optional.empty(), name -> Optional.empty());
        return new Value(YamlNodes.read(yaml, reading).orElseThrow(), "", reading);
    }

    /** YAML of the kit's own in its place. */
    public Value instead(String yaml) {
        return new Value(of(yaml).node, path, reading);
    }

    public String path() {
        return path;
    }

    public ReadContext reading() {
        return reading;
    }

    public Node node() {
        return node;
    }

    public NodeKind kind() {
        return NodeKind.of(node);
    }

    public boolean isFalse() {
        return kind() == NodeKind.BOOLEAN && raw().equals("false");
    }

    public boolean isTrue() {
        return kind() == NodeKind.BOOLEAN && raw().equals("true");
    }

    /** The characters of a scalar as they were written, quotes and escapes resolved. */
    public String raw() {
        return ((ScalarNode) node).getValue();
    }

    public void problem(String what, String whatToDo) {
        reading.problem(node.getStartMark(), (path.isEmpty() ? "the profile" : path) + " " + what, whatToDo);
    }

    public void wrongKind(String wanted, String whatToDo) {
        problem("must be " + wanted + ", found " + kind().words(), whatToDo);
    }

    /** Text that is not blank and in which nothing is replaced. */
    public Optional<String> text() {
        if (kind() != NodeKind.TEXT) {
            wrongKind("text", kind() == NodeKind.NUMBER || kind() == NodeKind.BOOLEAN ? "put it in quotes" : "");
            return Optional.empty();
        }
        if (raw().isBlank()) {
            problem("must not be empty", "");
            return Optional.empty();
        }
        if (raw().contains("${")) {
            problem("is taken as it is", "${NAME} is replaced only in command, env, headers and arguments");
            return Optional.empty();
        }
        return Optional.of(raw());
    }

    /** Text, or the characters of a number or boolean; with {@code ${NAME}} replaced. */
    public Optional<String> scalar() {
        if (kind() != NodeKind.TEXT && kind() != NodeKind.NUMBER && kind() != NodeKind.BOOLEAN) {
            wrongKind("text", "");
            return Optional.empty();
        }
        Optional<String> text = Placeholders.replaced(this, raw());
        text.filter(replaced -> replaced.indexOf('\0') >= 0)
                .ifPresent(bad -> problem("holds the character U+0000", ""));
        return text;
    }

    /** The items of a list that is not empty. */
    public List<Value> items() {
        if (kind() != NodeKind.LIST) {
            wrongKind("a list", kind() == NodeKind.TEXT ? "write it as [one, two]" : "");
            return List.of();
        }
        List<Value> items = new ArrayList<>();
        for (Node item : ((SequenceNode) node).getValue()) {
            items.add(new Value(item, path + "[" + items.size() + "]", reading));
        }
        if (items.isEmpty()) {
            problem("must not be an empty list", "");
        }
        return items;
    }

    /** The items of a list that is not empty, or else this value alone. */
    public List<Value> oneOrMore() {
        return kind() == NodeKind.LIST ? items() : List.of(this);
    }

    /** The members of an object that may have these keys and no others. */
    public Members members(String... known) {
        Members members = anyMembers("an object");
        members.allowOnly(List.of(known));
        return members;
    }

    /** The members of an object with any keys. */
    public Members anyMembers(String wanted) {
        if (kind() != NodeKind.OBJECT) {
            wrongKind(wanted, kind() == NodeKind.NOTHING ? "write {} for one without members" : "");
            return Members.unreadable(this);
        }
        return Members.of(this, (MappingNode) node);
    }

    /** The arguments of a tool call, with exact numbers and with {@code ${NAME}} replaced in texts. */
    public Optional<ObjectNode> arguments() {
        if (kind() != NodeKind.OBJECT) {
            wrongKind("an object", "write the arguments of the call as {name: value}");
            return Optional.empty();
        }
        return new YamlJson(reading).of(this).map(ObjectNode.class::cast);
    }

    /** Any JSON value. */
    public Optional<JsonNode> json() {
        return new YamlJson(reading).of(this);
    }
}
