package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.oracle.InfoFault;
import org.contexttck.harness.oracle.PageOracle;
import org.contexttck.harness.oracle.RequestedPage;
import org.contexttck.harness.oracle.WholeNumber;
import org.contexttck.harness.profile.claim.ClaimedTool;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Violation;
import org.contexttck.json.Pointer;

/** Pages of lists, for any arguments, as far as one page shows (CS-P-02, CS-P-04 to CS-P-07, CS-P-09, CS-P-10). */
final class ListPages implements ExchangeMonitor {

    static final Set<String> ROWS = Set.of("CS-P-02", "CS-P-04", "CS-P-05", "CS-P-06", "CS-P-07", "CS-P-09", "CS-P-10");

    private static final int BITS_OF_A_DOUBLE = 53;

    /** Where the source has it. */
    private static final Pointer USUAL = Pointer.parse("/pagination");

    private final Findings findings;
    private final SchemaCheck parameters;
    private final SchemaCheck shape;

    ListPages(Setting setting, Findings findings) {
        this.findings = findings;
        this.parameters = setting.schemas().schema(JudgingSchemas.PAGINATION_PARAMETERS);
        this.shape = setting.schemas().schema(JudgingSchemas.PAGINATED);
    }

    @Override
    public void accept(RpcExchange call, ClaimedTool claimed) {
        if (call.succeeded()) {
            claimed.paginated().forEach(tool -> judge(call, tool));
        }
    }

    private void judge(RpcExchange call, PaginatedTool tool) {
        Optional<JsonNode> offset = tool.offset().map(name -> call.arguments().path(name));
        Optional<JsonNode> limit = tool.limit().map(name -> call.arguments().path(name));
        if (!Amount.absentOrWhole(offset, "offset", parameters) || !Amount.absentOrWhole(limit, "limit", parameters)) {
            return; // whether it had to be refused is another matter
        }
        RequestedPage ask = new RequestedPage(offset.flatMap(WholeNumber::of), limit.flatMap(WholeNumber::of));
        Optional<JsonNode> items = call.content().flatMap(tool.items()::at).filter(JsonNode::isArray);
        Optional<JsonNode> info = call.content().flatMap(tool.info()::at).filter(it -> !it.isNull());
        if (ask.offset().isEmpty() && ask.limit().isEmpty()) {
            check(call, tool, "CS-P-02", info.isEmpty(), "is there, must be absent without offset and limit");
            return;
        }
        items.ifPresent(list -> items(call, tool, ask, list.size()));
        if (info.filter(JsonNode::isObject).isEmpty()) {
            check(
                    call,
                    tool,
                    "CS-P-04",
                    false,
                    "is " + ShownMessages.at(info) + ", must be an object with offset, limit, total and has_more");
            return;
        }
        if (tool.info().equals(USUAL)) {
            broken(shape, call)
                    .ifPresent(wrong -> demand(call, "CS-P-04")
                            .says(
                                    place(call, Pointer.parse(wrong.pointer())),
                                    wrong.pointer() + " " + wrong.message(),
                                    "valid by " + wrong.schemaLocation()));
        }
        items.ifPresent(list -> info(call, tool, ask, info.get(), list.size()));
    }

    private void items(RpcExchange call, PaginatedTool tool, RequestedPage ask, int items) {
        ask.limit().ifPresent(limit -> {
            String row = limit.signum() == 0 ? "CS-P-10" : "CS-P-05";
            findings.observed(row);
            if (BigInteger.valueOf(items).compareTo(limit) > 0) {
                String what = tool.items() + " has " + Counted.of(items, "item") + ", must have at most " + limit;
                demand(call, row).says(place(call, tool.items()), what, limit + " items or fewer");
            }
        });
    }

    private void info(RpcExchange call, PaginatedTool tool, RequestedPage ask, JsonNode info, int items) {
        findings.observed("CS-P-04");
        PageOracle.members(info, ask, items).stream()
                .filter(one -> !isRounded(one, ask))
                .forEach(one -> wrong(call, tool, "CS-P-04", one));
        findings.observed("CS-P-06");
        PageOracle.hasMore(info, ask, items).ifPresent(one -> wrong(call, tool, "CS-P-06", one));
        Optional<BigInteger> total = WholeNumber.of(info.path("total"));
        BigInteger end = ask.skipped().add(BigInteger.valueOf(items));
        boolean past = total.filter(all -> ask.skipped().compareTo(all) >= 0).isPresent();
        if (items > 0 && total.isPresent() && !past) {
            findings.observed("CS-P-07");
            if (total.get().compareTo(end) < 0) {
                wrong(call, tool, "CS-P-07", new InfoFault("total", Optional.of(info.get("total")), end + " or more"));
            }
        }
        if (past) {
            findings.observed("CS-P-09");
            PageOracle.offset(info, ask)
                    .filter(one -> !isRounded(one, ask))
                    .ifPresent(one -> wrong(call, tool, "CS-P-09", one));
            if (items > 0) {
                String what = tool.items() + " has " + Counted.of(items, "item") + " past the end, must have none";
                demand(call, "CS-P-09").says(place(call, tool.items()), what, "no items");
            }
        }
    }

    /** Whether it is an echo by a reader of doubles, which rounds larger numbers; no source forbids that. */
    private static boolean isRounded(InfoFault fault, RequestedPage ask) {
        Optional<BigInteger> asked = fault.member().equals("offset")
                ? ask.offset()
                : fault.member().equals("limit") ? ask.limit() : Optional.empty();
        return asked.filter(number -> number.bitLength() > BITS_OF_A_DOUBLE)
                .filter(number -> fault.seen()
                        .filter(seen -> seen.isNumber() && seen.doubleValue() == number.doubleValue())
                        .isPresent())
                .isPresent();
    }

    private void wrong(RpcExchange call, PaginatedTool tool, String row, InfoFault fault) {
        Pointer place = tool.info().child(fault.member());
        String what = place + " is " + ShownMessages.at(fault.seen()) + ", must be " + fault.expected();
        demand(call, row).says(place(call, place), what, fault.expected());
    }

    private void check(RpcExchange call, PaginatedTool tool, String row, boolean holds, String what) {
        findings.observed(row);
        if (!holds) {
            demand(call, row)
                    .says(place(call, tool.info()), tool.info() + " " + what, what.replaceFirst(".*must be ", ""));
        }
    }

    /** The first thing that is wrong with what a tool returned as data. */
    static Optional<Violation> broken(SchemaCheck schema, RpcExchange call) {
        return call.content().filter(JsonNode::isObject).stream()
                .flatMap(content -> schema.validate(content).stream())
                .findFirst();
    }

    /** Where it is in the result; only the text shows what is not structured. */
    static Pointer place(RpcExchange call, Pointer inContent) {
        return call.result().has("structuredContent")
                ? Pointer.parse("/structuredContent" + inContent)
                : Pointer.parse("/content/0/text");
    }

    private Demand demand(RpcExchange call, String row) {
        return new Demand(findings, call, row);
    }
}
