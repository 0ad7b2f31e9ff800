package org.contexttck.harness.steps.client;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.contexttck.harness.peer.fixture.Marker;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.steps.shared.Measurements;
import org.contexttck.harness.steps.shared.Measurements.Series;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.tokens.Tokenizer;
import org.contexttck.json.Json;

/** The worked example of the source: records fetched page by page, what was found stored after each (TC-C-24). */
public final class LoopSteps {

    private static final String FETCH = "search_records";
    private static final String STORE = "store_analysis_memory";
    private static final int BYTES_OF_A_TOKEN = 4;

    private final ClientWorld world;
    private final RequestFaults checks;
    private final Measurements measured;
    private final List<LoopPage> pages = new ArrayList<>();
    private Optional<ObservedRequest> start = Optional.empty();

    /** A page, what was found on it, and the requests after its records were fetched and after the finding was stored. */
    private record LoopPage(ScenarioCall fetch, ScenarioCall store, ObservedRequest fetched, ObservedRequest stored) {}

    public LoopSteps(ClientWorld world, RequestFaults checks, Measurements measured) {
        this.world = world;
        this.checks = checks;
        this.measured = measured;
    }

    @When("{int} records are fetched in pages of {int}, and what was found on each page is stored")
    @UsedOnce("the worked example of the source")
    public void loop(int records, int size) throws InterruptedException {
        start = world.now();
        int count = (records + size - 1) / size;
        for (int page = 1; page <= count && world.goesOn(); page++) {
            int first = (page - 1) * size + 1;
            LoopRecords content =
                    LoopRecords.of(world.words(), page, count, first, Math.min(records, first + size - 1));
            ScenarioCall fetch = content.fetched(world.words(), FETCH);
            ScenarioCall store = stored(page);
            world.turn(List.of(fetch));
            Optional<ObservedRequest> fetched = world.now();
            world.turn(List.of(store));
            Optional<ObservedRequest> stored = world.now();
            if (fetched.isPresent() && stored.isPresent()) {
                pages.add(new LoopPage(fetch, store, fetched.get(), stored.get()));
            }
        }
    }

    private ScenarioCall stored(int page) {
        String name = "store " + page;
        String text = "Stored finding " + page + ": 3 activities to Web Dev";
        Marker marker = new Marker(text);
        Content content = Content.lines(List.of(text), List.of(text), marker);
        var result = content.result().put("isError", false);
        result.putObject("_meta").putObject("context").put("consumed", true);
        return ScenarioCall.of(
                world.words(),
                "store" + page,
                STORE,
                Json.object().put("finding", name),
                content,
                Optional.empty(),
                new Reply.Result(result),
                "consumed");
    }

    @Then("the request to the model holds a summary for each page and none of the records")
    @UsedOnce("the worked example of the source")
    public void holdsSummariesOnly() {
        world.now().ifPresent(now -> {
            pages.stream()
                    .map(LoopPage::fetch)
                    .filter(fetch -> !world.wasSeenInFull(fetch))
                    .forEach(fetch -> world.evidence().inconclusive(fetch.line() + " was never seen in full"));
            List<ScenarioCall> seen = pages.stream()
                    .map(LoopPage::fetch)
                    .filter(world::wasSeenInFull)
                    .toList();
            List<ScenarioCall> wrong = seen.stream()
                    .filter(fetch -> left(now, fetch) > 0
                            || world.shownResult(now, fetch).state() != ShownResult.State.SUMMARY)
                    .toList();
            long all = seen.stream().mapToLong(fetch -> left(now, fetch)).sum();
            world.evidence().observed(seen.size() - Math.min(1, wrong.size()));
            wrong.stream()
                    .limit(1)
                    .forEach(fetch -> checks.of(now, fetch, world.shownResult(now, fetch))
                            .saw(all + " records")
                            .that(
                                    false,
                                    world.shownResult(now, fetch).words()
                                            + ", must show its summary; the whole request still holds " + all
                                            + " records",
                                    "a summary for each of the " + pages.size() + " pages and no record"));
        });
    }

    private static long left(ObservedRequest now, ScenarioCall fetch) {
        return fetch.content().pieces().stream()
                .filter(now.prompt().raw()::contains)
                .count();
    }

    @Then("each page has made the request longer by no more than its summary and what was stored")
    @UsedOnce("the worked example of the source")
    public void grewByLittle() {
        measure();
        Optional<ObservedRequest> before = start;
        boolean held = true;
        for (int i = 0; i < pages.size() && held; i++) {
            LoopPage page = pages.get(i);
            ObservedRequest now = page.stored();
            long bytes = now.prompt().bytes();
            long grown = bytes - before.map(one -> (long) one.prompt().bytes()).orElse(bytes);
            long bound = bound(page);
            held = checks.of(now, page.fetch(), world.shownResult(now, page.fetch()))
                    .saw(grown + " bytes")
                    .that(
                            grown <= bound,
                            "is " + grown + " bytes longer than before this page, must be at most " + bound
                                    + " (summary, stored finding and the two calls, counted twice for encoding)",
                            "at most " + bound + " bytes");
            before = Optional.of(now);
        }
    }

    /**
     * What the calls, the summary and the finding may take. What a host puts around a call and its result is taken from the
     * first turn, the workflow step.
     */
    private long bound(LoopPage page) {
        long said = bytes(page.fetch().summary().orElse(""))
                + bytes(page.store().content().text())
                + bytes(Json.write(page.fetch().call().arguments()))
                + bytes(Json.write(page.store().call().arguments()));
        return 2 * (said + around());
    }

    private long around() {
        int at = start.map(world.requests()::indexOf).orElse(0);
        ScenarioCall step = world.calls().get(0);
        int before = at > 0 ? world.requests().get(at - 1).prompt().bytes() : 0;
        long content = bytes(step.content().text());
        return Math.max(400, before == 0 ? 0 : start.orElseThrow().prompt().bytes() - before - content);
    }

    /** Puts the sizes of the requests on record. */
    private void measure() {
        if (pages.isEmpty()) {
            return;
        }
        String title = "Requests to the model in the loop of " + pages.size() + " pages, by "
                + world.client().conversations().way().text() + " (without collapse: computed from full results)";
        measured.record(series(title, "bytes", LoopSteps::bytes));
        measured.record(
                measured.counted()
                        ? series(title, "tokens of the body, " + Tokenizer.ENCODING, Tokenizer::count)
                        : series(
                                title,
                                "estimated tokens (bytes / " + BYTES_OF_A_TOKEN + ", rounded up)",
                                text -> (bytes(text) + BYTES_OF_A_TOKEN - 1) / BYTES_OF_A_TOKEN));
    }

    private Series series(String title, String unit, ToLongFunction<String> size) {
        List<String> labels = new ArrayList<>();
        List<Long> sent = new ArrayList<>();
        List<Long> uncollapsed = new ArrayList<>();
        List<Long> collapsed = new ArrayList<>();
        for (LoopPage page : pages) {
            int at = pages.indexOf(page);
            for (ObservedRequest request : List.of(page.fetched(), page.stored())) {
                boolean stored = request == page.stored();
                labels.add((stored ? "stored " : "fetched ") + (at + 1));
                long own = size.applyAsLong(request.prompt().raw());
                sent.add(own);
                uncollapsed.add(own + saved(request, pages, ShownResult.State.SUMMARY, size));
                List<LoopPage> consumed = pages.subList(0, stored ? at + 1 : at);
                collapsed.add(own - saved(request, consumed, ShownResult.State.FULL, size));
            }
        }
        Map<String, List<Long>> lines = new LinkedHashMap<>();
        lines.put("as sent", sent);
        lines.put("without collapse", uncollapsed);
        if (!collapsed.equals(sent)) {
            lines.put("with collapse, computed", collapsed);
        }
        return new Series(world.name(), title, unit, labels, lines);
    }

    /** What summaries make of these pages, as far as the request shows them so. */
    private long saved(
            ObservedRequest request, List<LoopPage> some, ShownResult.State state, ToLongFunction<String> size) {
        return some.stream()
                .map(LoopPage::fetch)
                .filter(fetch -> world.shownResult(request, fetch).state() == state)
                .mapToLong(fetch -> size.applyAsLong(encoded(fetch.content().text()))
                        - size.applyAsLong(encoded(fetch.summary().orElse(""))))
                .sum();
    }

    private static String encoded(String text) {
        return Json.write(Json.text(text));
    }

    private static long bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
