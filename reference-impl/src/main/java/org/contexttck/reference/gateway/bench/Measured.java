package org.contexttck.reference.gateway.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A gateway that is measured: one that runs already, or a command that prints its address and ends with its input.
 *
 * @param name what to call it
 * @param address where it is
 * @param pid its process, if known
 * @param process the process, if it was started here
 */
record Measured(String name, URI address, Optional<Long> pid, Optional<Process> process) implements AutoCloseable {

    /**
     * Reads an argument: {@code NAME=ws://...}, {@code NAME@PID=ws://...}, or {@code NAME=COMMAND}, with blanks between the
     * words of the command.
     */
    static Measured of(String argument) throws IOException {
        int equals = argument.indexOf('=');
        if (equals < 1) {
            throw new IllegalArgumentException("NAME=URL or NAME=COMMAND, not " + argument);
        }
        String[] nameAndPid = argument.substring(0, equals).split("@", 2);
        String what = argument.substring(equals + 1);
        if (what.startsWith("ws://")) {
            Optional<Long> pid = nameAndPid.length == 2 ? Optional.of(Long.parseLong(nameAndPid[1])) : Optional.empty();
            return new Measured(nameAndPid[0], URI.create(what), pid, Optional.empty());
        }
        return start(nameAndPid[0], List.of(what.split(" +")));
    }

    /** Starts the reference gateway as a process of its own, with 256 MiB at most for its objects. */
    static Measured reference() throws IOException {
        return start(
                "reference",
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "org.contexttck.reference.Main",
                        "gateway"));
    }

    private static Measured start(String name, List<String> command) throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String line =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)).readLine();
        if (line == null) {
            throw new IOException(name + " ended without an address");
        }
        return new Measured(
                name,
                URI.create(line.substring(line.indexOf("ws://")).strip()),
                Optional.of(process.pid()),
                Optional.of(process));
    }

    /** Its resident memory in MiB, where the system tells. */
    Optional<Long> residentMiB() throws IOException {
        Optional<Path> status =
                pid.map(id -> Path.of("/proc", id.toString(), "status")).filter(Files::isReadable);
        return status.isEmpty()
                ? Optional.empty()
                : Files.readAllLines(status.get()).stream()
                        .filter(line -> line.startsWith("VmRSS:"))
                        .map(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                        .findFirst();
    }

    @Override
    public void close() {
        process.ifPresent(Process::destroy);
    }
}
