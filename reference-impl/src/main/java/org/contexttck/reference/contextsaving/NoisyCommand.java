package org.contexttck.reference.contextsaving;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;
import org.contexttck.reference.tool.InputSchema;

/** The command behind the command tools: a process of its own that writes a {@link Noise}, by a shell where there is one. */
final class NoisyCommand {

    private static final Path SHELL = Path.of("/bin/sh");

    // quick to start, small, and silent
    private static final List<String> OPTIONS =
            List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx32m");

    private NoisyCommand() {}

    static InputSchema declare(InputSchema schema) {
        return schema.property(
                "noise", "string", "What the command writes", "enum", Noise.names(), "default", Noise.QUIET.toString());
    }

    static CommandOutput run(Arguments arguments, OutputLimiter limiter) throws BadArgument {
        String noise = arguments.oneOf("noise", Noise.names()).orElse(Noise.QUIET.toString());
        try {
            return command(noise).run(limiter);
        } catch (IOException e) {
            throw new UncheckedIOException("the command did not run", e);
        }
    }

    private static Command command(String noise) {
        return Files.isExecutable(SHELL) ? byShell(Noise.named(noise)) : byJava(noise);
    }

    static Command byShell(Noise noise) {
        return new Command(List.of(SHELL.toString(), "-c", noise.script()), Noise.MARKER_TEXT);
    }

    static Command byJava(String noise) {
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.addAll(OPTIONS);
        words.addAll(List.of("-cp", home(), Noise.class.getName(), noise));
        return new Command(words, Noise.MARKER_TEXT);
    }

    private static String home() {
        try {
            return Path.of(Noise.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the class path has an entry that is no URI", e);
        }
    }
}
