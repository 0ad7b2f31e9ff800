package org.contexttck.reports.event;

/**
 * The kit that ran.
 *
 * @param name always {@code context-tck}
 * @param version of the kit
 * @param java version of the Java that it ran on
 * @param os name and version of the operating system
 */
public record Kit(String name, String version, String java, String os) {}
