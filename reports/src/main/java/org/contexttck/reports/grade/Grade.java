package org.contexttck.reports.grade;

import org.contexttck.reports.event.Verdict;

/**
 * What the scenarios of one requirement come to.
 *
 * @param verdict the verdict
 * @param reason why it is blocked, inconclusive or an error; else empty
 * @param observations how often something that bears on it was seen
 * @param transcript of the scenario that decided; may be empty
 */
public record Grade(Verdict verdict, String reason, int observations, String transcript) {}
