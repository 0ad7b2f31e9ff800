package org.contexttck.reports.event;

import org.contexttck.reports.text.EnumWords;

/** What kind of check a scenario is. */
public enum ScenarioKind {
    /** A scenario of a feature file. */
    SCENARIO,

    /** A rule held against everything that went over the wire. */
    AUDIT;

    /** @return the word that the files use */
    public String text() {
        return EnumWords.of(this);
    }
}
