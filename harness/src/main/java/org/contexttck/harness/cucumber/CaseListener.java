package org.contexttck.harness.cucumber;

import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.Result;
import io.cucumber.plugin.event.Status;
import io.cucumber.plugin.event.TestCase;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestCaseStarted;
import io.cucumber.plugin.event.TestStepFinished;
import java.net.URI;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.contexttck.harness.verdict.Evidence;

/** Turns Cucumber's events into {@link CaseResult}s. */
final class CaseListener implements ConcurrentEventListener {

    private final Supplier<ScenarioObjects> objects;
    private final Consumer<CasePlace> started;
    private final Consumer<CaseResult> finished;

    /** A scenario has a thread to itself. */
    private final ThreadLocal<StepWatch> watch = ThreadLocal.withInitial(StepWatch::new);

    CaseListener(Supplier<ScenarioObjects> objects, Consumer<CasePlace> started, Consumer<CaseResult> finished) {
        this.objects = objects;
        this.started = started;
        this.finished = finished;
    }

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        publisher.registerHandlerFor(TestCaseStarted.class, this::start);
        publisher.registerHandlerFor(TestStepFinished.class, this::step);
        publisher.registerHandlerFor(TestCaseFinished.class, this::finish);
    }

    private void start(TestCaseStarted event) {
        watch.set(new StepWatch());
        started.accept(place(event.getTestCase()));
    }

    private void step(TestStepFinished event) {
        if (event.getTestStep() instanceof PickleStepTestStep step) {
            Evidence evidence = evidence();
            watch.get().finished(step, event.getResult().getStatus(), evidence.mark(), evidence.takeSeen());
        }
    }

    private Evidence evidence() {
        return objects.get().getInstance(Evidence.class);
    }

    private static CasePlace place(TestCase scenario) {
        return new CasePlace(
                featurePath(scenario.getUri()),
                scenario.getLocation().getLine(),
                scenario.getName(),
                scenario.getTags());
    }

    private void finish(TestCaseFinished event) {
        TestCase scenario = event.getTestCase();
        finished.accept(new CaseResult(
                featurePath(scenario.getUri()),
                scenario.getLocation().getLine(),
                scenario.getName(),
                scenario.getTags(),
                event.getInstant().minus(event.getResult().getDuration()),
                event.getResult().getDuration(),
                evidence(),
                fault(event.getResult()),
                watch.get().steps()));
    }

    private static Optional<Throwable> fault(Result result) {
        if (result.getStatus() == Status.PASSED) {
            return Optional.empty();
        }
        return Optional.of(
                result.getError() != null
                        ? result.getError()
                        : new IllegalStateException("a step of the scenario is " + result.getStatus()));
    }

    static String featurePath(URI uri) {
        String path = uri.toString();
        int start = path.lastIndexOf("features/");
        return (start < 0 ? path : path.substring(start + "features/".length())).replaceAll("\\.feature$", "");
    }
}
