package org.contexttck.harness.doctor;

/**
 * Something that could be claimed for a tool.
 *
 * @param claim a path below {@code claims} of a profile, such as {@code context-saving.paginated}
 * @param tool its name
 * @param named whether the tool has the very names of the protocol's text; otherwise it is a guess
 * @param why what speaks for it
 */
public record PossibleClaim(String claim, String tool, boolean named, String why) {}
