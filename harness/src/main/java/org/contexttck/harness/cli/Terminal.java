package org.contexttck.harness.cli;

import org.contexttck.harness.run.report.Console;

/** What the launcher knows of the place that standard output goes to. */
final class Terminal {

    private static final int PLAIN_WIDTH = 100;

    private Terminal() {}

    /** What somebody types to start the kit, as it was typed this time. */
    static String command() {
        return System.getProperty("contexttck.command", "context-tck");
    }

    static Console current() {
        return new Console(
                Boolean.getBoolean("contexttck.watched"),
                Boolean.getBoolean("contexttck.terminal"),
                Integer.getInteger("contexttck.columns", PLAIN_WIDTH));
    }
}
