package org.contexttck.harness.catalogue;

import java.util.List;
import java.util.Optional;

/**
 * A decision of the kit where the source is silent or says two things.
 *
 * @param id such as {@code R11}
 * @param title a few words
 * @param text the decision, Markdown, paragraphs parted by a blank line
 * @param wording what the source should say instead, proposed to its authors, or {@code none: } and why nothing is
 * @param reason why it was decided so
 * @param protocol the folder it stands in
 * @param requirements ids of the requirements that rest on it
 */
public record Reading(
        String id,
        String title,
        String text,
        Optional<String> wording,
        String reason,
        String protocol,
        List<String> requirements) {

    public Reading {
        requirements = List.copyOf(requirements);
    }

    /** What is proposed to the authors of the source; empty if nothing is. */
    public Optional<String> proposal() {
        return wording.filter(it -> !it.startsWith("none: "));
    }
}
