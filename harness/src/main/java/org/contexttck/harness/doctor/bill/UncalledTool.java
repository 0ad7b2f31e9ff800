package org.contexttck.harness.doctor.bill;

/** A tool that was not called. @param why in one line */
public record UncalledTool(String tool, String why) {}
