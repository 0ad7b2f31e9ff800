package org.contexttck.reports.event;

/**
 * What a baseline of known failures says about a run. It comes behind the end of the run and changes no verdict.
 *
 * @param requirement the id
 * @param scenario the scenario that the entry names; may be empty
 * @param tool the tool that the entry names; may be empty
 * @param reason why the failure is put up with
 * @param expires the last day on which it is; empty if there is none
 * @param state whether the entry is still true
 */
public record FailureKnown(
        String requirement, String scenario, String tool, String reason, String expires, KnownState state)
        implements Event {}
