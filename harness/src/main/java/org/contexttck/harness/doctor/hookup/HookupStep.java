package org.contexttck.harness.doctor.hookup;

/**
 * Something that was tried.
 *
 * @param what such as {@code a joins}
 * @param good whether it came to what a run needs
 * @param seen what came
 */
public record HookupStep(String what, boolean good, String seen) {}
