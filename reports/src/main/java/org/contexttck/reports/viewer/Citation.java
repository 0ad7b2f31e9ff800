package org.contexttck.reports.viewer;

/**
 * A finding of a report that points to a message.
 *
 * @param requirement id, where the card of the report is
 * @param headline what is wrong, one line
 * @param pointer JSON Pointer to the place; may be empty
 * @param missing whether this is the message that lacks what the pointer leads to
 */
record Citation(String requirement, String headline, String pointer, boolean missing) {}
