package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.contexttck.reference.server.LineTap;

/** Mistakes about a call that come of the calls before it, or beside it, on the same connection. */
final class Remembered {

    private static final BigInteger NO_PAGE = BigInteger.valueOf(1000);
    private static final long BESIDE_NANOS = 5_000_000;

    static final ServerMistakes ALL = new ServerMistakes()
            .tap("ProjectStays", Remembered::projectStays)
            .tap("DiaryStays", Remembered::diaryStays)
            .tap("LimitStays", Remembered::limitStays)
            .tap("PagesGoOnByThemselves", Remembered::goesOn)
            .tap("ItemsOfTheLatestCall", Remembered::latestItems)
            .tap("CutsAsBefore", Remembered::cutsAsBefore)
            .tap("UnmarkedBehindRefusal", Remembered::unmarked)
            .tap("StoresOnceWithoutFetch", Remembered::storesOnce);

    private Remembered() {}

    /** The call behind one with a project is for that project too. */
    private static LineTap projectStays() {
        AtomicReference<JsonNode> last = new AtomicReference<>(NullNode.getInstance());
        return ServerMistakes.packs(pack -> {
            JsonNode before = last.getAndSet(pack.request().argument("project"));
            if (before.isTextual() && pack.request().argument("project").isMissingNode()) {
                pack.json().set("project", before);
            }
        });
    }

    /** The pack behind one with a diary has it too. */
    private static LineTap diaryStays() {
        AtomicBoolean before = new AtomicBoolean();
        return ServerMistakes.packs(pack -> {
            boolean asked = pack.request().is("agent_id", "migration-runner");
            if (before.getAndSet(asked) && !pack.request().isText("agent_id")) {
                PackScopes.addDiary(pack);
            }
        });
    }

    /** A limit is kept for the calls behind it that give an offset alone. */
    private static LineTap limitStays() {
        AtomicReference<Optional<BigInteger>> last = new AtomicReference<>(Optional.empty());
        return ServerMistakes.pages(page -> {
            if (page.limit().isPresent()) {
                last.set(page.limit().filter(limit -> limit.signum() > 0 && limit.compareTo(NO_PAGE) < 0));
            } else if (page.request().gives("offset") && !page.isPastTheEnd()) {
                last.get()
                        .ifPresent(
                                limit -> page.show(page.offset(), page.offset().add(limit)));
            }
        });
    }

    /** The very same page asked for a third time in a row is the next one. */
    private static LineTap goesOn() {
        AtomicReference<String> before = new AtomicReference<>("");
        AtomicReference<Integer> times = new AtomicReference<>(0);
        return ServerMistakes.pages(page -> {
            String asked = page.request().json().at("/params/arguments").toString();
            times.set(asked.equals(before.getAndSet(asked)) ? times.get() + 1 : 1);
            if (times.get() > 2 && page.limitHas(1)) {
                page.showFrom(page.offset().add(page.size()));
            }
        });
    }

    /** One buffer for all calls: of two at once, both get the items of the later one. */
    private static LineTap latestItems() {
        AtomicReference<Request> latest = new AtomicReference<>();
        return new BrokenServer() {
            @Override
            protected void arrives(Request request) {
                if (request.callsTool("list_entries")) {
                    latest.set(request);
                }
            }

            @Override
            protected void spoil(ToolResult result) {
                if (result.succeeds("list_entries") && result.request().gives("offset")) {
                    LockSupport.parkNanos(BESIDE_NANOS);
                    BigInteger offset = latest.get().whole("offset").orElse(BigInteger.ZERO);
                    if (!latest.get()
                            .json()
                            .path("id")
                            .equals(result.request().json().path("id"))) {
                        new ListPage(result).showFrom(offset);
                        result.writeStructured();
                    }
                }
            }
        };
    }

    /** What was cut by lines before is cut by them again when only bytes are given. */
    private static LineTap cutsAsBefore() {
        Map<String, BigInteger> heads = new HashMap<>();
        return ServerMistakes.results(result -> {
            if (result.succeeds("build_log")) {
                Cut cut = Cut.of(result.request());
                String log = result.request().argument("log").asText();
                cut.head().filter(head -> head.signum() > 0).ifPresent(head -> heads.put(log, head));
                if (cut.hasMaxBytes() && !cut.hasHead() && !cut.hasTail() && heads.containsKey(log) && !cut.cuts()) {
                    CutJson.write(
                            cut.lines(Optional.of(heads.remove(log)), Optional.empty()),
                            "text",
                            "truncation_info",
                            result.accept());
                    result.writeStructured();
                }
            }
        });
    }

    /** What is fetched right behind a refused call is not marked. */
    private static LineTap unmarked() {
        AtomicReference<Boolean> refused = new AtomicReference<>(false);
        return ServerMistakes.results(result -> {
            if (result.page().isPresent() && refused.get()) {
                result.unmark();
            }
            refused.set(result.failed());
        });
    }

    /** Storing twice with nothing fetched in between consumes nothing the second time. */
    private static LineTap storesOnce() {
        AtomicInteger stored = new AtomicInteger();
        return ServerMistakes.results(result -> {
            if (result.page().isPresent()) {
                stored.set(0);
            } else if (result.succeeds("store_analysis_memory")) {
                if (stored.getAndIncrement() > 1) {
                    result.unmark();
                }
            }
        });
    }
}
