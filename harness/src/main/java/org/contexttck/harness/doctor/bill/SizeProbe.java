package org.contexttck.harness.doctor.bill;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.contexttck.harness.doctor.Cutting;
import org.contexttck.harness.doctor.Paging;
import org.contexttck.harness.doctor.Parameter;
import org.contexttck.harness.doctor.Tool;

/**
 * What to ask a tool for to see how its results grow: a few values of the parameter that bounds them.
 *
 * @param parameter its name
 * @param values in order, all allowed by its schema; at least two
 */
record SizeProbe(String parameter, List<Integer> values) {

    /** Empty if nothing that takes a number bounds the tool. */
    static Optional<SizeProbe> of(Tool tool) {
        Cutting cutting = Cutting.of(tool);
        Optional<String> count = Stream.of(Paging.of(tool).size(), cutting.head(), cutting.tail())
                .flatMap(Optional::stream)
                .findFirst();
        return count.flatMap(name -> of(tool, name, 1))
                .or(() -> cutting.maxBytes().flatMap(name -> of(tool, name, 1_000)));
    }

    private static Optional<SizeProbe> of(Tool tool, String name, int first) {
        JsonNode schema = tool.parameter(name).map(Parameter::schema).orElseThrow();
        int least = schema.path("minimum").asInt(0);
        int most = schema.path("maximum").asInt(Integer.MAX_VALUE);
        List<Integer> values = IntStream.of(first, 10 * first, 100 * first)
                .map(value -> Math.min(most, Math.max(least, value)))
                .distinct()
                .boxed()
                .toList();
        return Optional.of(new SizeProbe(name, values)).filter(probe -> values.size() > 1);
    }

    ObjectNode arguments(ObjectNode base, int value) {
        return base.deepCopy().put(parameter, value);
    }
}
