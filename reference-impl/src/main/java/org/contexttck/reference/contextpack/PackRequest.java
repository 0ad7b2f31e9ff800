package org.contexttck.reference.contextpack;

import java.util.List;
import java.util.Optional;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;

/**
 * What was asked for, with every default filled in.
 *
 * @param goal as given, spaces and all
 * @param limit most items in the pack, 1 to 50
 * @param relatedLimit most neighbours of an item; 0 for none
 */
record PackRequest(
        String goal,
        Intent intent,
        Layer layer,
        Optional<String> domain,
        Optional<String> project,
        Optional<String> agent,
        int limit,
        int relatedLimit) {

    static final int MOST_ITEMS = 50;
    static final int USUAL_RELATED = 3;

    static final List<String> PARAMETERS = List.of(
            "goal", "intent", "layer", "domain", "project", "agent_id", "limit", "include_related", "related_limit");

    /**
     * Reads the arguments.
     *
     * @throws BadArgument naming the argument that cannot be used
     */
    static PackRequest of(Arguments arguments) throws BadArgument {
        arguments.allowOnly(PARAMETERS.toArray(String[]::new));
        Layer layer = Layer.of(arguments.oneOf("layer", Layer.keys()).orElse(Layer.RECALL.key()));
        int related = arguments.clamped("related_limit", 0, MOST_ITEMS).orElse(USUAL_RELATED);
        return new PackRequest(
                goal(arguments),
                Intent.of(arguments.oneOf("intent", Intent.keys()).orElse(Intent.BUILD.key())),
                layer,
                arguments.text("domain"),
                arguments.text("project"),
                arguments.text("agent_id"),
                arguments.clamped("limit", 1, MOST_ITEMS).orElse(layer.usualLimit()),
                arguments.flag("include_related").orElse(true) ? related : 0);
    }

    private static String goal(Arguments arguments) throws BadArgument {
        String goal = arguments.text("goal").orElseThrow(() -> new BadArgument("goal", "is required"));
        if (goal.isBlank()) {
            throw new BadArgument("goal", "is required and must not be blank");
        }
        return goal;
    }
}
