package org.contexttck.harness.doctor;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A commented profile to start from. Whatever it says, a profile reader takes it; what is only guessed is marked.
 *
 * @param text the profile, YAML
 * @param open how many possible claims stand in comments, since nothing that was seen supports them
 * @param variables environment variables that have to be set to use it
 */
public record StarterProfile(String text, int open, List<String> variables) {

    private static final String SECRETS = "secrets come from the environment, and no report shows them";

    public StarterProfile {
        variables = List.copyOf(variables);
    }

    /**
     * For a server that is started by a command.
     *
     * @param directory where the command runs, relative to the folder of the profile; empty if that is the folder itself
     */
    public static StarterProfile forCommand(Draft draft, List<String> command, Optional<Path> directory) {
        CommandSecrets words = CommandSecrets.of(command);
        YamlWriter out = begin(draft.found());
        out.line(0, "server:").line(1, "stdio:");
        out.line(2, "command: " + YamlWriter.list(words.words()));
        directory.ifPresent(folder -> out.line(
                2, "directory: " + YamlWriter.text(folder.toString()), "where the command runs, seen from this file"));
        out.line(2, "# env: {API_TOKEN: \"${API_TOKEN}\"}", SECRETS);
        words.variables()
                .forEach(name -> out.comment(2, "set " + name + " in the environment; its value looked like a secret"));
        return end(out, draft, words.variables());
    }

    /** For a server that is reached by a URL. */
    public static StarterProfile forUrl(Draft draft, URI url) {
        YamlWriter out = begin(draft.found());
        out.line(0, "server:").line(1, "http:");
        out.line(2, "url: " + YamlWriter.text(url.toString()));
        out.line(2, "# headers: {Authorization: \"Bearer ${API_TOKEN}\"}", SECRETS);
        out.line(2, "# start: {command: [node, server.js], ready-after: 30s}", "if the kit is to start the server");
        return end(out, draft, List.of());
    }

    /** For a server that nobody has asked: each part with the names of the protocols' texts. */
    public static StarterProfile template() {
        YamlWriter out = new YamlWriter();
        out.comment(0, "Profile for context-tck: how to reach a server, what it claims, and where things are.");
        out.comment(
                0, "A template: no server was asked. Replace what does not fit; write false for what is not claimed.");
        out.comment(0, "Better: context-tck init --stdio \"COMMAND\" fills it in from the server's own list of tools.");
        out.line(0, "implementation: {name: \"my-server\", version: \"0.1.0\"}");
        out.line(0, "server:").line(1, "stdio:");
        out.line(2, "command: [\"node\", \"server.js\"]", "program and arguments; no shell is involved");
        out.line(2, "# env: {API_TOKEN: \"${API_TOKEN}\"}", SECRETS);
        out.comment(1, "instead of stdio:  http: {url: \"http://127.0.0.1:3001/mcp\"}");
        tail(out, "or 2025-06-18, 2025-11-25, 2026-07-28");
        ClaimTemplate.write(out);
        return new StarterProfile(out.toString(), 0, List.of());
    }

    /**
     * For a gateway of MCPP.
     *
     * @param preset of those that the kit knows
     * @param how what was found out about it, a sentence
     */
    public static StarterProfile gateway(String preset, String url, String how) {
        return new StarterProfile(RoleTemplate.gateway(preset, url, how), 0, List.of());
    }

    /** For a participant of MCPP. @param command starts its driver; none if that is not known */
    public static StarterProfile participant(List<String> command, Optional<Path> directory) {
        CommandSecrets words = CommandSecrets.of(command);
        return new StarterProfile(RoleTemplate.participant(words.words(), key(directory)), 0, words.variables());
    }

    /** For an MCP client. @param command starts it; none if that is not known */
    public static StarterProfile client(List<String> command, Optional<Path> directory) {
        CommandSecrets words = CommandSecrets.of(command);
        return new StarterProfile(RoleTemplate.client(words.words(), key(directory)), 0, words.variables());
    }

    /** For an MCP intermediary. @param command starts it; none if that is not known */
    public static StarterProfile intermediary(List<String> command, Optional<Path> directory) {
        CommandSecrets words = CommandSecrets.of(command);
        return new StarterProfile(RoleTemplate.intermediary(words.words(), key(directory)), 0, words.variables());
    }

    private static String key(Optional<Path> directory) {
        return directory
                .map(folder -> "directory: " + YamlWriter.text(folder.toString()))
                .orElse("");
    }

    private static YamlWriter begin(Diagnosis found) {
        YamlWriter out = new YamlWriter();
        out.comment(
                0,
                "Profile for context-tck, from the server's list of tools, and from calls of those that say they only read.");
        out.comment(
                0,
                "Claimed is what they showed; the rest stands in comments. Then: context-tck doctor THIS-FILE, context-tck run THIS-FILE");
        out.comment(0, "What the server does not claim: false.");
        Optional<Diagnosis.Spoken> spoken = found.spoken();
        String name =
                spoken.map(Diagnosis.Spoken::name).filter(YamlWriter::writable).orElse("my-server");
        Stream<String> version = spoken.map(Diagnosis.Spoken::version).filter(YamlWriter::writable).stream();
        out.line(0, "implementation:").line(1, "name: " + YamlWriter.text(name));
        version.forEach(text -> out.line(1, "version: " + YamlWriter.text(text)));
        return out;
    }

    private static StarterProfile end(YamlWriter out, Draft draft, List<String> variables) {
        tail(
                out,
                draft.found()
                        .spoken()
                        .map(spoken -> "the server was found to speak " + spoken.revision())
                        .orElse("found by asking"));
        out.line(0, "claims:");
        new ClaimLines(out, draft).write();
        return new StarterProfile(out.toString(), draft.open(), variables);
    }

    private static void tail(YamlWriter out, String revision) {
        out.line(1, "mcp: auto", revision);
        out.line(0, "limits: {connect: 15s, answer: 20s}");
    }
}
