package org.contexttck.harness.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.profile.yaml.ProfileProblem;
import org.contexttck.harness.run.UsageException;

/** How a command that failed tells so: in single lines, with an exit code, never with a stack trace. */
final class Failures {

    /** Something was asked for that cannot be done, or the profile has faults. */
    static final int USAGE = 2;

    /** The kit itself failed, or could not write. */
    static final int KIT = 4;

    private static final String TRACE = "contexttck.trace";

    private Failures() {}

    /** @return the exit code */
    static int tell(Exception failure, PrintWriter err) {
        if (failure instanceof ProfileException faults) {
            faults.problems().stream().map(ProfileProblem::toString).forEach(err::println);
            return USAGE;
        }
        if (failure instanceof UsageException wrong) {
            err.println("context-tck: " + wrong.getMessage());
            return USAGE;
        }
        if (failure instanceof IOException || failure instanceof UncheckedIOException) {
            Exception cause = failure instanceof UncheckedIOException wrapped ? wrapped.getCause() : failure;
            err.println("context-tck: " + oneLine(words((IOException) cause)));
            return KIT;
        }
        StackTraceElement[] frames = failure.getStackTrace();
        err.println("context-tck: fault of the kit: " + oneLine(failure.toString())
                + (frames.length == 0 ? "" : " (at " + frames[0] + ")"));
        if (Boolean.getBoolean(TRACE)) {
            failure.printStackTrace(err);
        } else {
            err.println("context-tck: CONTEXT_TCK_OPTS=-D" + TRACE + "=true shows where it came from");
        }
        return KIT;
    }

    /** Some faults of the file system say nothing but the path. */
    private static String words(IOException fault) {
        boolean bare = fault instanceof FileSystemException file && file.getReason() == null
                || String.valueOf(fault.getMessage()).equals("null");
        String path = fault instanceof FileSystemException file ? file.getFile() + ": " : "";
        return bare ? path + Writable.reason(fault) : fault.getMessage();
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
