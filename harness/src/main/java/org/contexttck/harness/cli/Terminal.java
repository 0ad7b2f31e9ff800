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
        boolean terminal = Boolean.getBoolean("contexttck.terminal");
        boolean colour = terminal && System.getenv("NO_COLOR") == null;
        return new Console(terminal, colour, Integer.getInteger("contexttck.columns", PLAIN_WIDTH));
    }
}
