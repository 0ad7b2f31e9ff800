package org.contexttck.reference.participant;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Puts contexts in order, parents before children. It walks without recursion and enters nothing twice, so that neither
 * circles nor long chains cost more than their length.
 */
final class GroupTree {

    /**
     * A context before it has a place.
     *
     * @param key that tells it from others
     * @param parent key of its parent, if it names one
     * @param group what is known of it; its depth is still open
     */
    record Node(String key, Optional<String> parent, Group group) {}

    private record Step(Node node, int depth, Optional<String> parentId) {}

    private final int maxDepth;
    private final boolean cutsCircles;
    private final Map<String, List<Node>> children = new HashMap<>();
    private final Set<String> listed = new HashSet<>();
    private final List<Group> list = new ArrayList<>();
    private int tooDeep;

    private GroupTree(int maxDepth, boolean cutsCircles) {
        this.maxDepth = maxDepth;
        this.cutsCircles = cutsCircles;
    }

    /**
     * Orders contexts.
     *
     * @param nodes in the order in which they began
     * @param maxDepth deeper ones are left out
     * @param cutsCircles true, unless the participant is to be broken
     */
    static Groups of(List<Node> nodes, int maxDepth, boolean cutsCircles) {
        GroupTree tree = new GroupTree(maxDepth, cutsCircles);
        Set<String> known = new HashSet<>();
        nodes.forEach(node -> known.add(node.key()));
        nodes.forEach(node -> node.parent()
                .filter(known::contains)
                .ifPresent(parent -> tree.children
                        .computeIfAbsent(parent, key -> new ArrayList<>())
                        .add(node)));
        nodes.stream()
                .filter(node -> !node.parent().map(known::contains).orElse(false))
                .forEach(tree::walk);
        // what no root leads to lies on a circle, or below one, where it stays
        Map<String, Node> byKey = new HashMap<>();
        nodes.forEach(node -> byKey.put(node.key(), node));
        nodes.stream()
                .filter(node -> !tree.listed.contains(node.key()))
                .forEach(node -> tree.walk(onCircle(node, byKey)));
        return new Groups(
                List.copyOf(tree.list),
                tree.tooDeep == 0 ? Optional.empty() : Optional.of(new OverLimit("depth", maxDepth, tree.tooDeep)));
    }

    /** The first context on the way to the top that is there twice. */
    private static Node onCircle(Node below, Map<String, Node> all) {
        Set<String> seen = new HashSet<>();
        Node at = below;
        while (seen.add(at.key())) {
            at = all.get(at.parent().orElseThrow());
        }
        return at;
    }

    private void walk(Node top) {
        Deque<Step> open = new ArrayDeque<>();
        open.push(new Step(top, 1, Optional.empty()));
        while (!open.isEmpty()) {
            Step step = open.pop();
            boolean first = listed.add(step.node().key());
            if (!first && (cutsCircles || step.depth() > maxDepth)) {
                continue;
            }
            Group group = step.node().group();
            if (step.depth() > maxDepth) {
                tooDeep += group.messages().size();
            } else {
                list.add(new Group(group.id(), step.depth(), step.parentId(), group.messages(), group.concluded()));
            }
            List<Node> below = new ArrayList<>(children.getOrDefault(step.node().key(), List.of()));
            Collections.reverse(below);
            below.forEach(child -> open.push(new Step(child, step.depth() + 1, Optional.of(group.id()))));
        }
    }
}
