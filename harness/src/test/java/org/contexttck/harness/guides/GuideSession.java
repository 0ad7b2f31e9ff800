package org.contexttck.harness.guides;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.contexttck.harness.cli.Main;

/**
 * The kit of the app folder in a process of its own, so that it works in the reader's folder; one for all commands of a page,
 * so that each does not start anew.
 */
final class GuideSession implements AutoCloseable {

    private static final String ENDED = "ended with ";

    private final Process process;
    private final BufferedReader answers;
    private final PrintWriter commands;

    /** What a command printed, and what it ended with. */
    record Ended(String output, int exitCode) {}

    private GuideSession(Process process) {
        this.process = process;
        this.answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        this.commands =
                new PrintWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8), true);
    }

    /**
     * @param home the app folder
     * @param folder where the reader is
     */
    static GuideSession start(Path home, Path folder) throws IOException {
        Path tests = Path.of("target", "test-classes").toAbsolutePath();
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        List<String> command = List.of(
                java.toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dcontexttck.home=" + home,
                "-cp",
                home.resolve("lib") + "/*" + System.getProperty("path.separator") + tests,
                GuideSession.class.getName());
        return new GuideSession(new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    /** @param line begins with {@code context-tck} */
    Ended run(String line) throws IOException {
        commands.println(line);
        StringBuilder output = new StringBuilder();
        for (String answer = answers.readLine(); answer != null; answer = answers.readLine()) {
            if (answer.startsWith(ENDED)) {
                return new Ended(output.toString(), Integer.parseInt(answer.substring(ENDED.length())));
            }
            output.append(answer).append('\n');
        }
        throw new IOException("the kit ended; it printed: " + output);
    }

    @Override
    public void close() throws InterruptedException {
        commands.close();
        process.waitFor();
    }

    /** Runs each line that comes in, and says what it ended with. */
    public static void main(String[] none) throws IOException {
        PrintWriter out = new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8), true);
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            List<String> words = org.contexttck.harness.wire.process.CommandLine.split(line);
            int code = Main.execute(out, out, words.subList(1, words.size()).toArray(String[]::new));
            out.println(ENDED + code);
        }
    }
}
