package org.contexttck.harness.steps.shared;

import java.util.Map;
import java.util.TreeMap;

/** The subjects of a scenario by what the features call them; the steps that make calls add those that they bring. */
public final class Subjects {

    private final Map<String, Subject> known = new TreeMap<>();

    public Subjects(ResultDemands results) {
        add("result", results);
    }

    public void add(String name, Subject subject) {
        known.put(name, subject);
    }

    /** @throws IllegalArgumentException if nothing of this scenario is called so */
    Subject of(String name) {
        if (!known.containsKey(name)) {
            throw new IllegalArgumentException("nothing here is called \"" + name + "\"; known are " + known.keySet());
        }
        return known.get(name);
    }
}
