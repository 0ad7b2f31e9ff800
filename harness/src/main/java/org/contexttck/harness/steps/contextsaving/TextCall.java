package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.harness.oracle.Cut;
import org.contexttck.harness.oracle.CutLimits;
import org.contexttck.harness.oracle.CutOracle;
import org.contexttck.harness.oracle.InfoFault;
import org.contexttck.harness.oracle.JsonCut;
import org.contexttck.harness.oracle.Utf8Text;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Json;
import org.contexttck.json.JsonEquality;

/**
 * A text that was asked for with limits.
 *
 * @param limits those that stand for whole numbers
 */
record TextCall(WholeText whole, CutLimits limits, ToolCall call) implements TextAnswer {

    @Override
    public TruncatedTool tool() {
        return whole.tool();
    }

    @Override
    public Optional<CommandTool> command() {
        return whole.command();
    }

    Optional<JsonNode> value() {
        return call.succeeded() ? Places.value(call, tool()) : Optional.empty();
    }

    /** What came, well-formed; of a JSON value that came as one, the text that it stands for. */
    Optional<String> text() {
        return tool().json()
                ? value().map(this::written)
                : value().filter(JsonNode::isTextual).map(JsonNode::textValue).map(Utf8Text::wellFormed);
    }

    private String written(JsonNode seen) {
        boolean same = JsonEquality.equal(seen, whole.value());
        if (same && !flagged()) {
            return whole.text();
        } else if (seen.isTextual() && !same) {
            return Utf8Text.wellFormed(seen.textValue());
        }
        return allowed().stream()
                .map(Cut::text)
                .filter(cut -> JsonCut.spells(cut, seen))
                .findFirst()
                .orElseGet(() -> seen.isTextual() ? seen.textValue() : Json.write(seen));
    }

    /** Whether a text came that is not the whole one. */
    boolean cut() {
        return text().filter(seen -> !seen.equals(whole.text())).isPresent();
    }

    /** Whether it is what a text that stayed the same gives; what was refused tells nothing of the text. */
    boolean isOf() {
        Optional<String> seen = text();
        List<Cut> cuts = allowed().stream()
                .filter(cut -> seen.equals(Optional.of(cut.text())))
                .toList();
        boolean counted = info().filter(JsonNode::isObject)
                .filter(info -> InfoFault.counts(info, whole.text(), seen.orElse(""), lines(cuts)).stream()
                        .anyMatch(fault -> fault.member().startsWith("original")))
                .isEmpty();
        return !call.succeeded() || !cuts.isEmpty() && counted;
    }

    private static Set<Long> lines(List<Cut> cuts) {
        return cuts.stream().flatMap(cut -> cut.lines().stream()).collect(Collectors.toSet());
    }

    /** The texts that conform; never none. */
    List<Cut> allowed() {
        return CutOracle.allowed(whole.text(), limits);
    }
}
