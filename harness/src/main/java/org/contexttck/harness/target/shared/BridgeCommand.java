package org.contexttck.harness.target.shared;

import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.contexttck.harness.peer.StdioBridge;

/** The command line of the {@link StdioBridge}, run by the Java and from the class path of this kit. */
final class BridgeCommand {

    private BridgeCommand() {}

    static List<String> to(URI server) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xshare:auto",
                "-cp",
                classPath(),
                StdioBridge.class.getName(),
                server.toString());
    }

    /** With absolute paths: the bridge is started by whom and where it pleases the host. */
    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> new File(entry).getAbsolutePath())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** As a shell takes it: words with anything but plain characters in double quotes. */
    static String line(List<String> words) {
        return words.stream()
                .map(word -> word.matches("[\\w@%+=:,./-]+")
                        ? word
                        : "\"" + word.replace("\\", "\\\\").replace("\"", "\\\"") + "\"")
                .collect(Collectors.joining(" "));
    }
}
