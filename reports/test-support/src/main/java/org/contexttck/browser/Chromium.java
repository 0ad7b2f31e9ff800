package org.contexttck.browser;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the browser of this machine. */
final class Chromium {

    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");

    private Chromium() {}

    /** The program, from the system property {@code contexttck.chromium} or from the search path. */
    static Optional<Path> program() {
        Stream<Path> named =
                Stream.ofNullable(System.getProperty("contexttck.chromium")).map(Path::of);
        Stream<Path> found = Arrays.stream(
                        System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)));
        return Stream.concat(named, found).filter(Files::isExecutable).findFirst();
    }

    /** The command: headless, alone with a fresh profile, silent towards the network. */
    static List<String> command(Path program, Path profile) {
        return List.of(
                program.toString(),
                "--headless=new",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--no-default-browser-check",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-domain-reliability",
                "--disable-extensions",
                "--disable-sync",
                "--disable-quic",
                "--metrics-recording-only",
                "--force-color-profile=srgb",
                "about:blank");
    }
}
