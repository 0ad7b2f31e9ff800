package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Supplier;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.oracle.CutLimits;
import org.contexttck.harness.oracle.Lines;
import org.contexttck.harness.oracle.StderrOracle;
import org.contexttck.harness.oracle.Utf8Text;
import org.contexttck.harness.oracle.WholeNumber;
import org.contexttck.harness.profile.claim.ClaimedTool;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.profile.claim.TextLocator;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.wire.mcp.StructuredContent;
import org.contexttck.json.Pointer;

/** Texts and JSON values that tools cut, for any arguments, as far as one result shows (CS-T-02, CS-T-03, CS-T-06, CS-T-09 to CS-T-11). */
final class TruncatedTexts implements ExchangeMonitor {

    static final Set<String> ROWS = Set.of("CS-T-02", "CS-T-03", "CS-T-06", "CS-T-09", "CS-T-10", "CS-T-11");

    /** Where the source has them. */
    private static final Pointer INFO = Pointer.parse("/truncation_info");

    private static final Pointer FLAG = Pointer.parse("/truncated");

    private final Findings findings;
    private final SchemaCheck parameters;
    private final SchemaCheck shape;

    TruncatedTexts(Setting setting, Findings findings) {
        this.findings = findings;
        this.parameters = setting.schemas().schema(JudgingSchemas.TRUNCATION_PARAMETERS);
        this.shape = setting.schemas().schema(JudgingSchemas.TRUNCATED);
    }

    @Override
    public void accept(RpcExchange call, ClaimedTool claimed) {
        if (call.succeeded()) {
            Optional<CommandTool> command = claimed.commands().stream().findFirst();
            claimed.truncated()
                    .forEach(tool -> limits(call, tool).ifPresent(limits -> judge(call, tool, command, limits)));
        }
    }

    /** The limits of a call; empty if one of them is none, which had to be refused. */
    private Optional<CutLimits> limits(RpcExchange call, TruncatedTool tool) {
        Optional<JsonNode> head = argument(call, tool.names().head());
        Optional<JsonNode> tail = argument(call, tool.names().tail());
        Optional<JsonNode> bytes = argument(call, tool.names().maxBytes());
        boolean plain = Amount.absentOrWhole(head, "head", parameters)
                && Amount.absentOrWhole(tail, "tail", parameters)
                && Amount.absentOrWhole(bytes, "max_bytes", parameters);
        return plain
                ? Optional.of(new CutLimits(
                        head.flatMap(WholeNumber::of), tail.flatMap(WholeNumber::of), bytes.flatMap(WholeNumber::of)))
                : Optional.empty();
    }

    private static Optional<JsonNode> argument(RpcExchange call, Optional<String> name) {
        return name.map(one -> call.arguments().path(one));
    }

    private void judge(RpcExchange call, TruncatedTool tool, Optional<CommandTool> command, CutLimits limits) {
        Optional<JsonNode> content =
                tool.text().infoInText() ? call.content() : StructuredContent.direct(call.result());
        Function<Pointer, Optional<JsonNode>> answer =
                place -> content.flatMap(place::at).filter(it -> !it.isNull());
        Optional<JsonNode> info = answer.apply(tool.info());
        boolean ofStderr = info.isEmpty()
                && command.filter(it -> it.flag().equals(tool.flag()))
                        .filter(it -> it.tellsOfStderrBeside(tool.info(), answer))
                        .isPresent();
        boolean flag = !ofStderr
                && answer.apply(tool.flag()).filter(JsonNode::asBoolean).isPresent();
        boolean either = command.flatMap(it -> it.stderrToldOfAt(tool.info(), answer))
                .filter(StderrOracle::looksCut)
                .isPresent();
        check(
                call,
                "CS-T-11",
                tool.flag(),
                info.isPresent() == flag,
                () -> tool.flag() + " is "
                        + (flag ? "true" : "not true") + " while " + tool.info() + " is "
                        + (info.isPresent() ? "there" : "absent"),
                "true exactly with truncation info");
        boolean usual = !ofStderr && tool.info().equals(INFO) && tool.flag().equals(FLAG) && info.isPresent() == flag;
        if (usual && tool.text().infoInText()) {
            ListPages.broken(shape, call)
                    .ifPresent(wrong -> new Demand(findings, call, "CS-T-11")
                            .says(
                                    ListPages.place(call, Pointer.parse(wrong.pointer())),
                                    wrong.pointer() + " " + wrong.message(),
                                    "valid by " + wrong.schemaLocation()));
        }
        if (limits.equals(CutLimits.NONE) && !either) {
            check(
                    call,
                    "CS-T-02",
                    tool.info(),
                    info.isEmpty(),
                    () -> tool.info() + " is " + ShownMessages.at(info) + ", must be absent when no limit is given",
                    "absent");
            return;
        }
        text(call, tool, content, flag).ifPresent(text -> {
            if (!limits.zero()) {
                size(call, tool, limits, text);
            }
            info.filter(JsonNode::isObject)
                    .filter(one -> !either)
                    .ifPresent(one -> info(call, tool, limits, one, text));
        });
    }

    /** The text that came; of a JSON value only what a cut has left. */
    private static Optional<String> text(
            RpcExchange call, TruncatedTool tool, Optional<JsonNode> content, boolean flag) {
        if (tool.json() && !flag) {
            return Optional.empty();
        }
        return tool.text() instanceof TextLocator.ByPointer place
                ? content.flatMap(place.pointer()::at)
                        .filter(JsonNode::isTextual)
                        .map(JsonNode::textValue)
                : Optional.empty();
    }

    private void size(RpcExchange call, TruncatedTool tool, CutLimits limits, String text) {
        Pointer place = ((TextLocator.ByPointer) tool.text()).pointer();
        limits.maxBytes().ifPresent(most -> {
            long bytes = Utf8Text.bytes(text);
            check(
                    call,
                    "CS-T-06",
                    place,
                    atMost(bytes - replaced(text), most),
                    () -> place + " has " + Counted.of(bytes, "byte") + ", must have at most " + most,
                    most + " bytes or fewer");
        });
        limits.head().or(limits::tail).filter(most -> !tool.json()).ifPresent(most -> {
            long lines = Lines.count(text);
            check(
                    call,
                    "CS-T-03",
                    place,
                    atMost(lines, most),
                    () -> place + " has " + Counted.of(lines, "line") + ", must have at most " + most,
                    most + " lines or fewer");
        });
    }

    private void info(RpcExchange call, TruncatedTool tool, CutLimits limits, JsonNode info, String text) {
        long bytes = Utf8Text.bytes(text);
        long lines = Lines.count(text);
        BigInteger more = BigInteger.valueOf(replaced(text));
        long orMore = text.endsWith("\n") || limits.zero() ? lines : lines + 1;
        member(
                call,
                tool,
                info,
                "kept_bytes",
                bytes + " bytes, as came",
                WholeNumber.of(info.path("kept_bytes"))
                        .filter(it ->
                                atMost(bytes - replaced(text), it) && it.compareTo(BigInteger.valueOf(bytes)) <= 0)
                        .isPresent());
        member(
                call,
                tool,
                info,
                "kept_lines",
                lines + " lines, as came",
                WholeNumber.of(info.path("kept_lines"))
                        .filter(it -> it.equals(BigInteger.valueOf(lines)) || it.equals(BigInteger.valueOf(orMore)))
                        .isPresent());
        member(
                call,
                tool,
                info,
                "original_bytes",
                "no fewer than what was kept",
                beside(
                        info,
                        "original_bytes",
                        "kept_bytes",
                        (one, other) -> one.add(more).compareTo(other) >= 0));
        member(
                call,
                tool,
                info,
                "original_lines",
                "no fewer than what was kept",
                beside(info, "original_lines", "kept_lines", (one, other) -> one.compareTo(other) >= 0));
        boolean oneEnd = limits.head().isPresent() != limits.tail().isPresent();
        JsonNode position = info.path("position");
        if (oneEnd && limits.maxBytes().isEmpty()) {
            String end = limits.fromTheEnd() ? "tail" : "head";
            Pointer place = tool.info().child("position");
            check(
                    call,
                    "CS-T-10",
                    place,
                    position.asText().equals(end),
                    () -> place + " is " + ShownMessages.at(Optional.ofNullable(info.get("position"))) + ", must be \""
                            + end + "\"",
                    end);
        }
    }

    private static boolean beside(JsonNode info, String one, String other, BiPredicate<BigInteger, BigInteger> holds) {
        Optional<BigInteger> first = WholeNumber.of(info.path(one));
        Optional<BigInteger> second = WholeNumber.of(info.path(other));
        return first.isPresent() && (second.isEmpty() || holds.test(first.get(), second.get()));
    }

    private void member(
            RpcExchange call, TruncatedTool tool, JsonNode info, String member, String mustBe, boolean holds) {
        Pointer place = tool.info().child(member);
        check(
                call,
                "CS-T-09",
                place,
                holds,
                () -> place + " is " + ShownMessages.at(Optional.ofNullable(info.get(member))) + ", must be " + mustBe,
                mustBe);
    }

    /** Raw bytes that were no UTF-8 come back as U+FFFD: three bytes for one to three, so that many at most are of no cut. */
    private static long replaced(String text) {
        return 2 * text.chars().filter(c -> c == 0xFFFD).count();
    }

    private static boolean atMost(long seen, BigInteger most) {
        return BigInteger.valueOf(seen).compareTo(most) <= 0;
    }

    private void check(
            RpcExchange call, String row, Pointer inContent, boolean holds, Supplier<String> what, String expected) {
        findings.observed(row);
        if (!holds) {
            new Demand(findings, call, row).says(ListPages.place(call, inContent), what.get(), expected);
        }
    }
}
