package org.contexttck.harness.profile.yaml;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.json.Json;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * The text of a profile without its secrets. Each key, text or number that holds one stands there in quotes, so that the
 * text stays YAML, and means what it meant but for the secrets.
 */
public final class RecordedYaml {

    // Between keys and values a hash mark begins a comment and nothing else.
    private static final Pattern COMMENT = Pattern.compile("#.*");

    private final String text;
    private final Secrets secrets;
    private final List<ScalarNode> scalars = new ArrayList<>();
    private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Whether a secret is in what stands between keys and values, such as the name of an anchor. */
    private boolean between;

    private RecordedYaml(String text, Secrets secrets) {
        this.text = text;
        this.secrets = secrets;
    }

    /** @param text a profile that the kit has read */
    public static String of(String text, Secrets secrets) {
        Optional<Node> root = secrets.count() == 0 ? Optional.empty() : root(text);
        if (root.isEmpty()) {
            return text;
        }
        RecordedYaml recorded = new RecordedYaml(text, secrets);
        recorded.collect(root.get());
        String edited = recorded.edited();
        JsonNode said = json(root.get());
        JsonNode meant = recorded.hidden(said);
        boolean same = edited.equals(text)
                ? meant.equals(said)
                : root(edited).map(RecordedYaml::json).filter(meant::equals).isPresent();
        return same && !recorded.between ? edited : Json.write(meant) + "\n";
    }

    private static Optional<Node> root(String text) {
        return YamlNodes.read(text, reading());
    }

    private static JsonNode json(Node root) {
        return new YamlJson(reading(), false).of(new Value(root, "", reading())).orElseGet(Json::object);
    }

    private static ReadContext reading() {
        return new ReadContext("recorded", Optional.empty(), name -> Optional.empty());
    }

    private void collect(Node node) {
        if (!seen.add(node)) {
            return;
        }
        if (node instanceof ScalarNode scalar) {
            scalars.add(scalar);
        } else if (node instanceof SequenceNode list) {
            list.getValue().forEach(this::collect);
        } else if (node instanceof MappingNode object) {
            object.getValue().forEach(member -> {
                collect(member.getKeyNode());
                collect(member.getValueNode());
            });
        }
    }

    private String edited() {
        StringBuilder out = new StringBuilder();
        int from = 0;
        int characters = 0; // marks count them as people do; a Java text counts those beyond U+FFFF twice
        for (ScalarNode scalar : scalars) {
            int first = scalar.getStartMark().getIndex();
            int start = text.offsetByCodePoints(from, first - characters);
            characters = scalar.getEndMark().getIndex();
            int end = text.offsetByCodePoints(start, characters - first);
            String shown = secrets.hide(scalar.getValue());
            out.append(comments(text.substring(from, start)));
            out.append(
                    shown.equals(scalar.getValue())
                            ? text.substring(start, end)
                            : quoted(scalar, shown, text.substring(start, end)));
            from = end;
        }
        return out.append(comments(text.substring(from))).toString();
    }

    private String comments(String part) {
        String shown =
                COMMENT.matcher(part).replaceAll(comment -> Matcher.quoteReplacement(secrets.hide(comment.group())));
        between = between || !secrets.hide(shown).equals(shown);
        return shown;
    }

    /** A block of lines ends with the last of them; what stands behind a text in quotes begins a new one. */
    private static String quoted(ScalarNode scalar, String shown, String source) {
        String anchor = scalar.getAnchor() == null ? "" : "&" + scalar.getAnchor() + " ";
        return anchor + Json.write(Json.text(shown)) + (source.endsWith("\n") ? "\n" : "");
    }

    private JsonNode hidden(JsonNode node) {
        if (node instanceof ObjectNode object) {
            ObjectNode hidden = Json.object();
            object.properties().forEach(member -> hidden.set(secrets.hide(member.getKey()), hidden(member.getValue())));
            return hidden;
        } else if (node instanceof ArrayNode array) {
            ArrayNode hidden = Json.array();
            array.forEach(item -> hidden.add(hidden(item)));
            return hidden;
        }
        String written = node.isTextual() ? node.textValue() : Json.write(node);
        String shown = secrets.hide(written);
        return shown.equals(written) ? node : Json.text(shown);
    }
}
