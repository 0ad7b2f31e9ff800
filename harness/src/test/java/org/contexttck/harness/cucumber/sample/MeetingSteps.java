package org.contexttck.harness.cucumber.sample;

import io.cucumber.java.en.Given;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;

/** A step that ends only if another scenario is at the same step at the same time. */
public final class MeetingSteps {

    private final CyclicBarrier meeting;

    public MeetingSteps(CyclicBarrier meeting) {
        this.meeting = meeting;
    }

    @Given("it meets another scenario")
    public void itMeetsAnotherScenario() throws Exception {
        meeting.await(30, TimeUnit.SECONDS);
    }
}
