package org.contexttck.harness.catalogue;

import java.util.List;

/**
 * A decision of the kit where the source is silent or says two things.
 *
 * @param id such as {@code R11}
 * @param title a few words
 * @param text the decision, Markdown, paragraphs parted by a blank line
 * @param reason why it was decided so
 * @param protocol the folder it stands in
 * @param requirements ids of the requirements that rest on it
 */
public record Reading(String id, String title, String text, String reason, String protocol, List<String> requirements) {

    public Reading {
        requirements = List.copyOf(requirements);
    }
}
