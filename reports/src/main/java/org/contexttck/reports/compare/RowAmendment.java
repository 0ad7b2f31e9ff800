package org.contexttck.reports.compare;

/**
 * A requirement that the catalogues of two reports do not put alike.
 *
 * @param id of the requirement
 * @param text what differs, such as {@code SHOULD, was MUST}
 */
public record RowAmendment(String id, String text) {}
