package org.contexttck.harness.steps.client;

import io.cucumber.java.Before;
import io.cucumber.java.Scenario;

/** The scenario that runs: its name for the transcripts of its conversation, its place for the words in it. */
public final class ScenarioName {

    private static final String BEFORE_FEATURES = "^.*features/";

    private String name = "";
    private String place = "";

    @Before
    public void hear(Scenario scenario) {
        name = scenario.getName();
        place = scenario.getUri().toString().replaceFirst(BEFORE_FEATURES, "") + ":" + scenario.getLine();
    }

    String text() {
        return name;
    }

    /** Its file and line, or those of its example. */
    String place() {
        return place;
    }
}
