package org.contexttck.harness.steps.client;

import io.cucumber.java.Before;
import io.cucumber.java.Scenario;

/** The name of the scenario that runs, for the transcripts of its conversation. */
public final class ScenarioName {

    private String name = "";

    @Before
    public void hear(Scenario scenario) {
        name = scenario.getName();
    }

    String text() {
        return name;
    }
}
