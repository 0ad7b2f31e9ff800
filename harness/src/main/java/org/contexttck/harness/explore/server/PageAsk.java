package org.contexttck.harness.explore.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.oracle.InfoFault;
import org.contexttck.harness.oracle.PageOracle;
import org.contexttck.harness.oracle.RequestedPage;
import org.contexttck.harness.target.server.ToolCall;

/** A page of a list, or all of it (CS-P-03, CS-P-05, CS-P-07, CS-P-09, CS-P-10, CS-P-12). */
record PageAsk(KnownList list, RequestedPage page) implements Ask {

    static final String WHOLE = "a list without offset and limit";
    static final String OFFSET = "an offset alone";
    static final String LIMIT = "a limit alone";
    static final String BOTH = "offset and limit";
    static final String PAST = "an offset past the end";
    static final String NONE = "a limit of zero";
    static final String HUGE = "an offset or limit of more than 31 bits";
    static final List<String> DIMENSIONS = List.of(WHOLE, OFFSET, LIMIT, BOTH, PAST, NONE, HUGE);

    static PageAsk draw(Choices choices, List<KnownList> lists) {
        KnownList list = choices.of(lists);
        Optional<BigInteger> offset = list.tool()
                .offset()
                .flatMap(name -> DrawnAmounts.near(choices, list.items().size()));
        Optional<BigInteger> limit = list.tool()
                .limit()
                .flatMap(name -> DrawnAmounts.near(choices, list.items().size()));
        return new PageAsk(list, new RequestedPage(offset, limit));
    }

    /** The page of as many items behind this one; itself if it is none that has one. */
    PageAsk next() {
        return page.limit()
                .filter(limit -> list.tool().offset().isPresent())
                .map(limit -> new PageAsk(
                        list, new RequestedPage(Optional.of(page.skipped().add(limit)), Optional.of(limit))))
                .orElse(this);
    }

    /** The same page of another list. */
    PageAsk of(KnownList other) {
        return new PageAsk(other, page);
    }

    @Override
    public String tool() {
        return list.tool().tool();
    }

    @Override
    public ObjectNode arguments() {
        ObjectNode arguments = list.arguments().deepCopy();
        page.offset().ifPresent(offset -> arguments.put(list.tool().offset().orElseThrow(), offset));
        page.limit().ifPresent(limit -> arguments.put(list.tool().limit().orElseThrow(), limit));
        return arguments;
    }

    @Override
    public Set<String> dimensions() {
        Set<String> all = new LinkedHashSet<>();
        boolean offset = page.offset().isPresent();
        boolean limit = page.limit().isPresent();
        all.add(offset ? limit ? BOTH : OFFSET : limit ? LIMIT : WHOLE);
        if (offset && isPast()) {
            all.add(PAST);
        }
        if (DrawnAmounts.isZero(page.limit())) {
            all.add(NONE);
        }
        if (isHuge()) {
            all.add(HUGE);
        }
        return all;
    }

    private boolean isPast() {
        return page.skipped().compareTo(BigInteger.valueOf(list.items().size())) >= 0;
    }

    private boolean isHuge() {
        return DrawnAmounts.isHuge(page.offset()) || DrawnAmounts.isHuge(page.limit());
    }

    private String requirement() {
        if (isHuge()) {
            return "CS-P-12";
        } else if (DrawnAmounts.isZero(page.limit())) {
            return "CS-P-10";
        } else if (page.offset().isEmpty() && page.limit().isEmpty()) {
            return "CS-P-03";
        }
        return isPast() ? "CS-P-09" : "CS-P-05";
    }

    @Override
    public void judge(ToolCall call, Findings findings) {
        AnswerCheck check = new AnswerCheck(call, findings, requirement());
        boolean mayBeRefused = isHuge() || DrawnAmounts.isZero(page.limit());
        if (mayBeRefused && call.refused()
                || !check.answered("a list at " + list.tool().items())) {
            return;
        }
        int expected = PageOracle.slice(list.items(), page).size();
        Optional<List<JsonNode>> items = KnownList.items(call, list.tool());
        check.without(
                items.isEmpty() ? Optional.of("is no list") : PageOracle.itemsFault(items.get(), list.items(), page),
                list.tool().items().toString(),
                expected + " items from number " + page.skipped() + " on");
        info(call).ifPresent(info -> {
            Optional<InfoFault> wrong = PageOracle.total(info, list.items().size());
            new AnswerCheck(call, findings, isPast() ? "CS-P-09" : "CS-P-07")
                    .without(
                            wrong.map(one -> "is " + AnswerCheck.shown(one.seen()) + ", must be " + one.expected()),
                            list.tool().info().child("total").toString(),
                            "the number of items in the whole list");
        });
    }

    /** A server may give fewer than asked for, but then always (CS-P-08). */
    @Override
    public void judge(ToolCall before, ToolCall call, Findings findings) {
        Optional<List<JsonNode>> first = KnownList.items(before, list.tool());
        Optional<List<JsonNode>> again = KnownList.items(call, list.tool());
        if (first.isPresent() && again.isPresent()) {
            boolean same = first.equals(again);
            new AnswerCheck(call, findings, "CS-P-08")
                    .without(
                            same
                                    ? Optional.empty()
                                    : Optional.of(
                                            "has " + Counted.of(again.get().size(), "item") + ", but "
                                                    + first.get().size() + " or others when the same was asked before"),
                            list.tool().items().toString(),
                            "the same page as before");
        }
    }

    private Optional<JsonNode> info(ToolCall call) {
        boolean asked = page.offset().isPresent() || page.limit().isPresent();
        return asked ? call.structured().flatMap(list.tool().info()::at).filter(JsonNode::isObject) : Optional.empty();
    }
}
