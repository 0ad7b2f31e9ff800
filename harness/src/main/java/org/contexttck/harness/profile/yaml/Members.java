package org.contexttck.harness.profile.yaml;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.contexttck.harness.catalogue.NearWords;
import org.contexttck.json.Json;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;

/** The members of one object of a profile. Keys that come twice or are no words are problems, found while it is made. */
public final class Members {

    private final Value owner;
    private final boolean readable;
    private final Map<String, Node> keys = new LinkedHashMap<>();
    private final Map<String, Value> values = new LinkedHashMap<>();

    private Members(Value owner, boolean readable) {
        this.owner = owner;
        this.readable = readable;
    }

    /** For a value that is no object, which has been said already: has no members and misses none. */
    public static Members unreadable(Value owner) {
        return new Members(owner, false);
    }

    public static Members of(Value owner, MappingNode node) {
        Members members = new Members(owner, true);
        node.getValue().forEach(members::add);
        return members;
    }

    private void add(NodeTuple tuple) {
        Node key = tuple.getKeyNode();
        if (!(key instanceof ScalarNode scalar)) {
            problem(key, "a key" + below() + " is " + NodeKind.of(key).words(), "keys are words");
            return;
        }
        String name = scalar.getValue();
        if (name.equals("<<") && scalar.isPlain()) {
            problem(key, "merge key \"<<\"" + below() + " is not supported", "write the members out");
        } else if (keys.containsKey(name)) {
            int line = keys.get(name).getStartMark().getLine() + 1;
            problem(
                    key,
                    "duplicate key " + Json.write(Json.text(name)) + below(),
                    "it is in line " + line + " already");
        } else {
            String path = owner.path().isEmpty() ? name : owner.path() + "." + name;
            keys.put(name, key);
            values.put(name, new Value(tuple.getValueNode(), path, owner.reading()));
        }
    }

    public void allowOnly(List<String> known) {
        List.copyOf(keys.keySet()).stream()
                .filter(name -> !known.contains(name))
                .forEach(name -> {
                    String what = "unknown key " + Json.write(Json.text(name)) + below();
                    problem(keys.get(name), what, NearWords.ofKey(name, known));
                    values.remove(name);
                });
    }

    public Set<String> names() {
        return values.keySet();
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    public void forEach(BiConsumer<String, Value> action) {
        values.forEach(action);
    }

    /** The text of a member; the standard where it is left out or is none. */
    public String word(String name, String standard) {
        return get(name)
                .filter(value -> value.kind() == NodeKind.TEXT && !value.raw().isBlank())
                .map(Value::raw)
                .orElse(standard);
    }

    /** Whether no other member is there. */
    public boolean only(String name) {
        return readable && names().stream().allMatch(name::equals);
    }

    public Optional<Value> get(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** The member, whose absence is a problem. */
    public Optional<Value> required(String name, String whatToDo) {
        if (readable && !has(name)) {
            owner.problem("lacks the required member \"" + name + "\"", whatToDo);
        }
        return get(name);
    }

    /** A problem unless one of two members is there, and no more than one. */
    public void exactlyOne(String one, String other, String example) {
        List<String> order = List.copyOf(names());
        if (has(one) && has(other)) {
            String later = order.indexOf(one) < order.indexOf(other) ? other : one;
            keyProblem(later, owner.path() + " has both " + one + " and " + other, "keep one of them");
        } else {
            atLeastOne(one, other, example);
        }
    }

    /** A problem unless one of two members is there. */
    public void atLeastOne(String one, String other, String example) {
        if (!has(one) && !has(other)) {
            owner.problem("has neither " + one + " nor " + other, example);
        }
    }

    /** A problem at the place of a key that is there. */
    public void keyProblem(String name, String what, String whatToDo) {
        problem(keys.get(name), what, whatToDo);
    }

    public Value owner() {
        return owner;
    }

    public boolean readable() {
        return readable;
    }

    private void problem(Node key, String what, String whatToDo) {
        owner.reading().problem(key.getStartMark(), what, whatToDo);
    }

    private String below() {
        return owner.path().isEmpty() ? "" : " below " + owner.path();
    }
}
