package org.contexttck.harness.explore.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.oracle.Cut;
import org.contexttck.harness.oracle.CutFault;
import org.contexttck.harness.oracle.CutLimits;
import org.contexttck.harness.oracle.CutOracle;
import org.contexttck.harness.oracle.InfoFault;
import org.contexttck.harness.oracle.JsonCut;
import org.contexttck.harness.oracle.Lines;
import org.contexttck.harness.oracle.Utf8Text;
import org.contexttck.harness.profile.claim.LimitNames;
import org.contexttck.harness.target.server.ToolCall;

/** A text with limits, or all of it (CS-T-02 to CS-T-09, CS-T-13, CS-T-15). */
record CutAsk(KnownText whole, CutLimits limits) implements Ask {

    static final String NO_LIMIT = "a text without limits";
    static final String LINES = "head or tail alone";
    static final String BYTES = "max_bytes alone";
    static final String LINES_AND_BYTES = "head or tail beside max_bytes";
    static final String HEAD_AND_TAIL = "head beside tail";
    static final String ZERO = "a limit of no lines or bytes";
    static final String UNREACHED = "a limit that the text does not reach";
    static final List<String> DIMENSIONS =
            List.of(NO_LIMIT, LINES, BYTES, LINES_AND_BYTES, HEAD_AND_TAIL, ZERO, UNREACHED);

    static CutAsk draw(Choices choices, List<KnownText> texts) {
        KnownText text = choices.of(texts);
        LimitNames names = text.tool().names();
        long lines = Lines.count(text.text());
        return new CutAsk(
                text,
                new CutLimits(
                        names.head().flatMap(name -> DrawnAmounts.near(choices, lines)),
                        names.tail().flatMap(name -> DrawnAmounts.near(choices, lines)),
                        names.maxBytes().flatMap(name -> DrawnAmounts.near(choices, Utf8Text.bytes(text.text())))));
    }

    /** The same limits on another text. */
    CutAsk of(KnownText other) {
        return new CutAsk(other, limits);
    }

    @Override
    public String tool() {
        return whole.tool().tool();
    }

    @Override
    public ObjectNode arguments() {
        ObjectNode arguments = whole.arguments().deepCopy();
        LimitNames names = whole.tool().names();
        limits.head().ifPresent(lines -> arguments.put(names.head().orElseThrow(), lines));
        limits.tail().ifPresent(lines -> arguments.put(names.tail().orElseThrow(), lines));
        limits.maxBytes().ifPresent(bytes -> arguments.put(names.maxBytes().orElseThrow(), bytes));
        return arguments;
    }

    @Override
    public Set<String> dimensions() {
        Set<String> all = new LinkedHashSet<>();
        boolean lines = limits.head().isPresent() || limits.tail().isPresent();
        boolean bytes = limits.maxBytes().isPresent();
        all.add(lines ? bytes ? LINES_AND_BYTES : LINES : bytes ? BYTES : NO_LIMIT);
        if (limits.head().isPresent() && limits.tail().isPresent()) {
            all.add(HEAD_AND_TAIL);
        }
        if (limits.zero()) {
            all.add(ZERO);
        } else if ((lines || bytes) && isWhole()) {
            all.add(UNREACHED);
        }
        return all;
    }

    private boolean isWhole() {
        return CutOracle.allowed(whole.text(), limits).stream().allMatch(Cut::whole);
    }

    @Override
    public void judge(ToolCall call, Findings findings) {
        boolean mayBeRefused = limits.zero()
                || DrawnAmounts.isHuge(limits.head())
                || DrawnAmounts.isHuge(limits.tail())
                || DrawnAmounts.isHuge(limits.maxBytes());
        String what = "what " + whole.tool().text().words() + " has";
        if (mayBeRefused && call.refused() || !check(call, findings, "CS-T-03").answered(what)) {
            return;
        }
        Optional<JsonNode> value = KnownText.value(call, whole.tool());
        if (whole.tool().json()) {
            json(call, findings, value);
        } else {
            text(call, findings, value.filter(JsonNode::isTextual).map(JsonNode::textValue));
        }
    }

    private void json(ToolCall call, Findings findings, Optional<JsonNode> seen) {
        boolean flagged = KnownText.isFlagged(call, whole.tool());
        check(call, findings, "CS-T-15")
                .without(
                        JsonCut.fault(whole.value(), Optional.empty(), seen, flagged),
                        place(),
                        "the whole value, or a text that is flagged");
    }

    private void text(ToolCall call, Findings findings, Optional<String> seen) {
        if (seen.isEmpty()) {
            check(call, findings, "CS-T-03").without(Optional.of("is no text"), place(), "a text");
            return;
        }
        List<Cut> allowed = CutOracle.allowed(whole.text(), limits);
        Optional<String> wrong = CutFault.in(seen.get(), whole.text(), limits, allowed);
        check(call, findings, requirement(seen.get()))
                .without(
                        wrong,
                        place(),
                        Counted.of(Utf8Text.bytes(allowed.get(0).text()), "byte") + " in "
                                + Counted.of(Lines.count(allowed.get(0).text()), "line"));
        if (wrong.isEmpty() && whole.informs()) {
            Optional<JsonNode> info = KnownText.info(call, whole.tool());
            boolean cut = !seen.get().equals(whole.text());
            check(call, findings, cut ? "CS-T-09" : "CS-T-04")
                    .without(
                            info.isPresent() == cut
                                    ? Optional.empty()
                                    : Optional.of("is " + AnswerCheck.shown(info) + ", must be "
                                            + (cut
                                                    ? "there, since the text was cut"
                                                    : "absent, since nothing was cut")),
                            whole.tool().info().toString(),
                            cut ? "truncation info" : "no truncation info");
            info.filter(one -> cut && one.isObject()).ifPresent(one -> info(call, findings, one, seen.get(), allowed));
        }
    }

    private void info(ToolCall call, Findings findings, JsonNode info, String seen, List<Cut> allowed) {
        List<Cut> these =
                allowed.stream().filter(cut -> cut.text().equals(seen)).toList();
        Set<Long> lines = these.stream().flatMap(cut -> cut.lines().stream()).collect(Collectors.toSet());
        InfoFault.counts(info, whole.text(), seen, lines)
                .forEach(one ->
                        member(call, findings, one.member().equals("original_lines") ? "CS-T-14" : "CS-T-09", one));
        List<InfoFault> wrong = these.stream()
                .flatMap(cut -> InfoFault.position(info, cut).stream())
                .toList();
        if (wrong.size() == these.size()) {
            wrong.stream().limit(1).forEach(one -> member(call, findings, "CS-T-10", one));
        }
    }

    private void member(ToolCall call, Findings findings, String requirement, InfoFault one) {
        check(call, findings, requirement)
                .without(
                        Optional.of("is " + AnswerCheck.shown(one.seen()) + ", must be " + one.expected()),
                        whole.tool().info().child(one.member()).toString(),
                        one.expected());
    }

    private String requirement(String seen) {
        if (limits.equals(CutLimits.NONE)) {
            return "CS-T-02";
        } else if (limits.zero()) {
            return "CS-T-13";
        } else if (isWhole()) {
            return "CS-T-04";
        }
        boolean both = limits.head().isPresent() && limits.tail().isPresent();
        if (limits.maxBytes().isEmpty()) {
            return both ? "CS-T-05" : "CS-T-03";
        } else if (!whole.text().contains(seen)) {
            return "CS-T-08";
        }
        boolean ofTheLines = CutOracle.linesLeft(whole.text(), limits).contains(seen);
        if (both && !ofTheLines) {
            return "CS-T-05";
        }
        boolean within = ofTheLines && limits.maxBytes().get().compareTo(BigInteger.valueOf(Utf8Text.bytes(seen))) >= 0;
        return within ? "CS-T-07" : "CS-T-06";
    }

    private String place() {
        return whole.tool().text().words();
    }

    private static AnswerCheck check(ToolCall call, Findings findings, String requirement) {
        return new AnswerCheck(call, findings, requirement);
    }
}
