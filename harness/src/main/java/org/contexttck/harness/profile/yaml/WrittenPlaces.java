package org.contexttck.harness.profile.yaml;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** The places that a profile's text fills in, so that they can be told from those that a default fills. */
public final class WrittenPlaces {

    private static final int MOST = 10_000;
    private static final int DEEPEST = 12;

    private final Map<String, WrittenPlace> places = new LinkedHashMap<>();

    private WrittenPlaces() {}

    public static Map<String, WrittenPlace> of(Node root) {
        WrittenPlaces written = new WrittenPlaces();
        written.visit(root, root, "", 0);
        return written.places;
    }

    private void visit(Node start, Node node, String path, int depth) {
        if (places.size() >= MOST || depth > DEEPEST) {
            return;
        }
        if (!path.isEmpty()) {
            String word = node instanceof ScalarNode scalar ? scalar.getValue() : "";
            places.put(path, new WrittenPlace(start.getStartMark().getLine() + 1, word));
        }
        if (node instanceof MappingNode mapping) {
            for (NodeTuple member : mapping.getValue()) {
                if (member.getKeyNode() instanceof ScalarNode key) {
                    String name = key.getValue();
                    visit(key, member.getValueNode(), path.isEmpty() ? name : path + "." + name, depth + 1);
                }
            }
        } else if (node instanceof SequenceNode sequence) {
            List<Node> items = sequence.getValue();
            for (int i = 0; i < items.size(); i++) {
                visit(items.get(i), items.get(i), path + "[" + i + "]", depth + 1);
            }
        }
    }
}
