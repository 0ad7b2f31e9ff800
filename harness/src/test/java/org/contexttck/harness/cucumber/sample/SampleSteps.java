package org.contexttck.harness.cucumber.sample;

import io.cucumber.java.en.Given;
import java.util.List;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;

/** Steps for the test of the adapter. */
public final class SampleSteps implements AutoCloseable {

    private final Evidence evidence;
    private final List<String> ends;

    /** @param ends notes the end of each scenario */
    public SampleSteps(Evidence evidence, List<String> ends) {
        this.evidence = evidence;
        this.ends = ends;
    }

    @Given("something is seen")
    public void seen() {
        Excerpt message = new Excerpt(2, ExcerptDirection.RECEIVED, "{}");
        evidence.observed(() -> Fault.of("tool", "", "", "").shownBy("transcripts/server-1.jsonl", List.of(message)));
    }

    @Given("something is wrong")
    public void wrong() {
        evidence.broke(Fault.of("tool", "it is wrong", "right", "wrong"));
    }

    @Given("the kit trips")
    public void trips() {
        throw new IllegalStateException("tripped");
    }

    @Override
    public void close() {
        ends.add("end");
    }
}
