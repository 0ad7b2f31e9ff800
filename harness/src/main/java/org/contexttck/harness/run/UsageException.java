package org.contexttck.harness.run;

/** The user asked for something that cannot be done; the message is one clear line. Ends with exit code 2. */
public final class UsageException extends RuntimeException {

    public UsageException(String line) {
        super(line);
    }
}
