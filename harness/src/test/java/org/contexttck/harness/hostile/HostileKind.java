package org.contexttck.harness.hostile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One way in which a target does harm, and what a run against it comes to.
 *
 * @param name for the reader of a table
 * @param target starts what is reached over the network, and writes the profile
 * @param only the rows that are tried
 * @param exit the code that the command ends with
 * @param said a text that stands in the report, and says what happened
 */
record HostileKind(String name, Target target, String only, int exit, String said) {

    /** Something to be tested. */
    @FunctionalInterface
    interface Target {

        /** Makes it ready. @param folder of its own @return what ends it */
        AutoCloseable start(Path folder) throws IOException;
    }

    static final String PROFILE = "profile.yaml";

    /** A server over stdio. @param otherwise shell functions @param rest of the profile */
    static HostileKind script(String name, String otherwise, String rest, String only, int exit, String said) {
        Target target = folder -> {
            Path script = Files.writeString(
                    folder.resolve("server.sh"), HostileServers.SCRIPT.replace("# what is otherwise", otherwise));
            Files.writeString(folder.resolve(PROFILE), "server: {stdio: {command: [sh, " + script + "]}}\n" + rest);
            return () -> {};
        };
        return new HostileKind(name, target, only, exit, said);
    }

    @Override
    public String toString() {
        return name;
    }
}
