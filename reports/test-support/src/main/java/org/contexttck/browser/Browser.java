package org.contexttck.browser;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A headless Chromium with a fresh profile. Tests ask {@link #usable()} first: a machine without a browser skips them,
 * unless the system property {@code contexttck.browser} is {@code required}, as in the continuous build.
 */
public final class Browser implements AutoCloseable {

    private static final String ADDRESS = "DevTools listening on ";

    private final Process process;
    private final Path profile;
    private final DevTools tools;

    private Browser(Process process, Path profile, DevTools tools) {
        this.process = process;
        this.profile = profile;
        this.tools = tools;
    }

    /** @return whether there is a browser, or one is demanded and its absence has to be a failure */
    public static boolean usable() {
        return "required".equals(System.getProperty("contexttck.browser"))
                || Chromium.program().isPresent();
    }

    /**
     * Starts the browser.
     *
     * @throws BrowserFault if there is none, or it does not start
     */
    public static Browser start() {
        Path program = Chromium.program()
                .orElseThrow(
                        () -> new BrowserFault("no Chromium is on the search path; contexttck.chromium can name one"));
        try {
            Path profile = Files.createTempDirectory("context-tck-browser");
            Process process = new ProcessBuilder(Chromium.command(program, profile))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            BufferedReader said =
                    new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
            try {
                DevTools tools = DevTools.connect(address(said));
                drain(said);
                allowCopying(tools);
                return new Browser(process, profile, tools);
            } catch (BrowserFault | IOException fault) {
                end(process);
                delete(profile);
                throw fault;
            }
        } catch (IOException e) {
            throw new BrowserFault("the browser did not start", e);
        }
    }

    /** Opens an address in a tab of its own and waits until it is loaded. */
    public Page open(URI address) {
        Page page = Page.attach(tools);
        page.go(address);
        return page;
    }

    /** Ends the browser and whatever it started, and takes its profile away. */
    @Override
    public void close() {
        tools.close();
        end(process);
        delete(profile);
    }

    private static URI address(BufferedReader said) throws IOException {
        String line = said.readLine();
        while (line != null) {
            if (line.startsWith(ADDRESS)) {
                return URI.create(line.substring(ADDRESS.length()).strip());
            }
            line = said.readLine();
        }
        throw new BrowserFault("the browser ended before it listened");
    }

    /** A full pipe would stop the browser. */
    private static void drain(BufferedReader said) {
        Thread reader = new Thread(() -> said.lines().forEach(line -> {}), "browser-stderr");
        reader.setDaemon(true);
        reader.setUncaughtExceptionHandler((thread, closed) -> {});
        reader.start();
    }

    private static void allowCopying(DevTools tools) {
        ObjectNode grant = DevTools.object();
        List.of("clipboardReadWrite", "clipboardSanitizedWrite").forEach(grant.putArray("permissions")::add);
        tools.call("", "Browser.grantPermissions", grant);
    }

    private static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        try {
            process.waitFor(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What a dying process still holds may stay: the folder is temporary. */
    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException | java.io.UncheckedIOException held) {
            folder.toFile().deleteOnExit();
        }
    }
}
