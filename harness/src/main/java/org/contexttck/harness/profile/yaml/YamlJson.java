package org.contexttck.harness.profile.yaml;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.json.Json;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** Turns YAML into the JSON it stands for. Bounded, since aliases let a few lines stand for any amount, even for themselves. */
final class YamlJson {

    private static final int MOST_VALUES = 100_000;
    private static final int DEEPEST = 100;

    private final ReadContext reading;
    private final boolean filled;
    private int values;
    private boolean sound = true;

    YamlJson(ReadContext reading) {
        this(reading, true);
    }

    /** @param filled whether placeholders in texts are replaced by what they stand for */
    YamlJson(ReadContext reading, boolean filled) {
        this.reading = reading;
        this.filled = filled;
    }

    /** The value; empty if there are problems with it. */
    Optional<JsonNode> of(Value value) {
        JsonNode node = convert(value, 0);
        if (values > MOST_VALUES) {
            value.problem("holds more than " + MOST_VALUES + " values once its aliases are followed", "");
        }
        return sound && values <= MOST_VALUES ? Optional.of(node) : Optional.empty();
    }

    private JsonNode convert(Value value, int depth) {
        if (++values > MOST_VALUES) {
            return NullNode.instance;
        }
        if (depth > DEEPEST) {
            return fault(value, "is nested deeper than " + DEEPEST + " levels, or holds itself");
        }
        return switch (value.kind()) {
            case OBJECT -> object(value, depth);
            case LIST -> list(value, depth);
            case TEXT -> text(value);
            case NUMBER -> number(value);
            case BOOLEAN -> BooleanNode.valueOf(value.isTrue());
            case NOTHING -> NullNode.instance;
            case TAGGED -> fault(value, "has the tag " + value.node().getTag() + ", which the kit does not know");
        };
    }

    private JsonNode object(Value value, int depth) {
        ObjectNode object = Json.object();
        Members members = Members.of(value, (MappingNode) value.node());
        for (String name : members.names()) {
            members.get(name).ifPresent(member -> object.set(name, convert(member, depth + 1)));
        }
        return object;
    }

    private JsonNode list(Value value, int depth) {
        ArrayNode list = Json.array();
        for (Node item : ((SequenceNode) value.node()).getValue()) {
            list.add(convert(new Value(item, value.path() + "[" + list.size() + "]", reading), depth + 1));
        }
        return list;
    }

    private JsonNode text(Value value) {
        Optional<String> text = filled ? Placeholders.replaced(value, value.raw()) : Optional.of(value.raw());
        sound = sound && text.isPresent();
        return Json.text(text.orElse(""));
    }

    private JsonNode number(Value value) {
        try {
            return Json.parse(value.raw());
        } catch (IllegalArgumentException beyond) {
            return fault(value, "is a number beyond what the kit can hold");
        }
    }

    private JsonNode fault(Value value, String what) {
        sound = false;
        value.problem(what, "");
        return NullNode.instance;
    }
}
