package org.contexttck.harness.steps.shared;

/** The subjects of a scenario by what the features call them; the steps that make calls add those that they bring. */
public final class Subjects {

    private final Phrases<Subject> known = new Phrases<>("subject");

    public Subjects(ResultDemands results) {
        add("result", results);
    }

    public void add(String name, Subject subject) {
        known.with(name, subject);
    }

    Subject of(String name) {
        return known.of(name);
    }
}
