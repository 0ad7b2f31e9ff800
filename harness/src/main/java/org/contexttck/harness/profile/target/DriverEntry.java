package org.contexttck.harness.profile.target;

/**
 * A program that puts a library, or the inside of a client, behind the driver protocol: JSON lines on stdin and stdout.
 *
 * @param start the command that runs it
 */
public record DriverEntry(StartCommand start) {}
