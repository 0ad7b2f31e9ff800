package org.contexttck.harness.explore.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.contexttck.harness.explore.client.PossibleClient.Standing;
import org.contexttck.harness.explore.client.SeenRequest.Form;
import org.contexttck.harness.explore.client.SeenRequest.Shape;

/**
 * Which requirement it breaks that a result is shown as it is.
 *
 * @param client what it should be like
 * @param request where it is shown
 * @param occasion what came before the request
 * @param calls all that were made so far
 */
record BrokenRow(PossibleClient client, SeenRequest request, Occasion occasion, List<SentCall> calls) {

    /** @param before whether it had collapsed before that */
    String of(SentCall call, boolean before) {
        Shape shape = request.shape(call);
        if (client.standing(call) != Standing.COLLAPSED) {
            return uncollapsed(call, shape);
        } else if (call.marks().summary().isEmpty()) {
            return "TC-C-15";
        } else if (before) {
            boolean left = shape.form() == Form.FULL || holdsParts(call);
            return occasion.loaded() ? "TC-C-19" : occasion.again() ? "TC-C-17" : left ? "TC-C-03" : "TC-C-02";
        }
        return due(call);
    }

    private boolean holdsParts(SentCall call) {
        return request.shape(call)
                .message()
                .filter(message ->
                        !call.body().partsIn(String.join("\n", message.texts())).isEmpty())
                .isPresent();
    }

    private String due(SentCall call) {
        boolean instead = calls.stream()
                .anyMatch(other ->
                        request.shape(other).form() == Form.SUMMARY && client.standing(other) != Standing.COLLAPSED);
        boolean swapped = occasionOf(call)
                .filter(turn -> turn.stream().anyMatch(other -> other != call && request.showsSummaryOf(other, call)))
                .isPresent();
        if (instead) {
            return "TC-C-06";
        } else if (swapped) {
            return "TC-C-18";
        } else if (request.shape(call).form() == Form.ELSE && request.showsSummaryOf(call, call) && holdsParts(call)) {
            return "TC-C-03";
        }
        return client.isPaired(call) ? "TC-C-02" : "TC-C-20";
    }

    /** The calls of its turn. */
    private Optional<List<SentCall>> occasionOf(SentCall call) {
        List<SentCall> turn =
                calls.stream().filter(one -> one.turn() == call.turn()).toList();
        return Optional.of(turn).filter(all -> all.size() > 1);
    }

    private String uncollapsed(SentCall call, Shape shape) {
        JsonNode context = context(call);
        if (!call.marks().marked()) {
            boolean lookalike = shape.form() != Form.FULL && context.has("lifecycle");
            return lookalike
                    ? "TC-C-12"
                    : call.planned().result().end() != ResultForm.End.RESULT || context.isArray()
                            ? "TC-C-16"
                            : "TC-C-14";
        } else if (call.marks().failed()) {
            return "TC-C-30";
        } else if (occasion.loaded()) {
            return "TC-C-19";
        } else if (occasion.again()) {
            return "TC-C-17";
        } else if (occasion.calls().contains(call) && !request.showsSummaryOf(call, call)) {
            return "TC-C-01";
        }
        Optional<SentCall> consumption = first(one -> one.marks().consumed());
        if (consumption.isPresent()) {
            return consumed(call, consumption.get());
        } else if (first(one ->
                        one.marks().failed() && context(one).path("consumed").asBoolean())
                .isPresent()) {
            return "TC-C-04";
        } else if (first(one -> context(one).has("consumed")).isPresent()) {
            return "TC-C-12";
        }
        boolean failure = first(one -> one.planned().result().end() != ResultForm.End.RESULT && client.isConsumer(one))
                .isPresent();
        return failure ? "TC-C-05" : "TC-C-01";
    }

    private String consumed(SentCall call, SentCall consumer) {
        boolean self = occasion.calls().stream()
                .anyMatch(one -> one == call && one.marks().consumed());
        boolean paired =
                occasion.calls().stream().anyMatch(one -> one.marks().consumed() && client.isPaired(call, one));
        if (self && !paired || self && occasion.calls().size() == 1) {
            return "TC-C-22";
        } else if (paired) {
            return "TC-C-06";
        } else if (!call.server().equals(consumer.server())) {
            return "TC-C-23";
        } else if (calls.stream()
                .flatMap(one -> one.marks().hints().stream())
                .anyMatch(hint -> !hint.exact()
                        && hint.tool().equals(call.tool())
                        && hint.consumer().equals(consumer.tool()))) {
            return "TC-C-31";
        } else if (client.isConsumer(consumer)) {
            return "TC-C-08";
        }
        return client.isPaired(call) ? "TC-C-07" : client.habits().unscoped() ? "TC-C-20" : "TC-C-21";
    }

    private Optional<SentCall> first(Predicate<SentCall> such) {
        return occasion.calls().stream().filter(such).findFirst();
    }

    private static JsonNode context(SentCall call) {
        return call.planned().result().meta().path("context");
    }
}
