package org.contexttck.harness.profile.yaml;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** The places that a profile's text fills in, so that they can be told from those that a default fills. */
public final class WrittenPlaces {

    private static final int MOST = 10_000;
    private static final int DEEPEST = 12;

    private final Set<String> places = new LinkedHashSet<>();

    private WrittenPlaces() {}

    public static Set<String> of(Node root) {
        WrittenPlaces written = new WrittenPlaces();
        written.visit(root, "", 0);
        return written.places;
    }

    private void visit(Node node, String path, int depth) {
        if (places.size() >= MOST || depth > DEEPEST) {
            return;
        }
        if (!path.isEmpty()) {
            places.add(path);
        }
        if (node instanceof MappingNode mapping) {
            for (NodeTuple member : mapping.getValue()) {
                if (member.getKeyNode() instanceof ScalarNode key) {
                    String name = key.getValue();
                    visit(member.getValueNode(), path.isEmpty() ? name : path + "." + name, depth + 1);
                }
            }
        } else if (node instanceof SequenceNode sequence) {
            List<Node> items = sequence.getValue();
            for (int i = 0; i < items.size(); i++) {
                visit(items.get(i), path + "[" + i + "]", depth + 1);
            }
        }
    }
}
