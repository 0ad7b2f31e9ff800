package org.contexttck.harness.hostile;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Clients, participants and intermediaries that do harm to whoever starts them. */
final class HostileDrivers {

    private static final String SCRIPT = """
            zeros() { head -c "$1" /dev/zero | tr '\\0' x; }
            re() { n=${l#*'"id":'}; n=${n%%,*}; n=${n%%\\}*}; printf '{"re":%s%s}\\n' "$n" "$1"; }
            hello() { re ',"protocol":1,"name":"sh","version":"1","can":[]'; }
            begin() { re ''; }
            other() { re ''; }
            over() { :; }
            # what is otherwise
            while IFS= read -r l; do
              case $l in
                *'"do":"hello"'*) hello;;
                *'"do":"begin"'*) begin;;
                *) other;;
              esac
            done
            over
            """;

    private HostileDrivers() {}

    static List<HostileKind> all() {
        return List.of(
                driver("says nothing", "hello() { :; }", 3, "no answer to hello"),
                driver("says nothing after the beginning", "other() { :; }", 3, "no answer to user"),
                driver("floods", "begin() { yes '{\"re\":1}'; }", 3, "it wrote a line too many"),
                driver("writes one line without end", "begin() { zeros 1000000000; }", 3, "no answer to begin"),
                driver(
                        "dies at each beginning",
                        "begin() { exit 7; }",
                        3,
                        "it exited with code 7 before it answered begin"),
                driver("does not read", "hello() { sleep 60; }", 3, "no answer to hello"),
                participant("says nothing", "hello() { :; }", 3, "no answer to hello"),
                participant("floods", "begin() { yes '{\"re\":1}'; }", 1, "it wrote a line too many"),
                client("never asks its model", "sleep 60", 3, "the client did not ask the model anything"),
                client("dies at the start", "echo no key >&2; exit 7", 3, "the client exited with code 7"),
                client("floods both its streams", "yes & yes >&2", 3, "the client did not ask the model anything"),
                intermediary("never answers", "cat >/dev/null", 3, "no answer in 1 s to initialize"),
                intermediary("sends back what it gets", "cat", 3, "the request itself came back"),
                intermediary("leaves its server behind", "\"$@\" & exit 0", 3, "initialize"));
    }

    private static HostileKind driver(String name, String otherwise, int exit, String said) {
        return kind(
                "driver: " + name,
                SCRIPT.replace("# what is otherwise", otherwise),
                "driver: {command: [sh, %s]}\nclaims: {transient-context: {client: {}}}",
                "TC-C-02",
                exit,
                said);
    }

    private static HostileKind participant(String name, String otherwise, int exit, String said) {
        return kind(
                "participant: " + name,
                SCRIPT.replace("# what is otherwise", otherwise),
                "participant: {driver: {command: [sh, %s]}}",
                "SC-P-01",
                exit,
                said);
    }

    private static HostileKind client(String name, String script, int exit, String said) {
        return kind(
                "client: " + name,
                script,
                "client: {command: [sh, %s, \"{model.url}\", \"{mcp.url}\"], model: [openai], prompts: lines}\nclaims: {transient-context: {client: {}}}",
                "TC-C-02",
                exit,
                said);
    }

    private static HostileKind intermediary(String name, String script, int exit, String said) {
        return kind(
                "intermediary: " + name,
                script,
                "intermediary: {upstream: stdio, stdio: {command: [sh, %s, \"{mcp.bridge}\"]}}",
                "TC-X-01",
                exit,
                said);
    }

    private static HostileKind kind(String name, String script, String profile, String only, int exit, String said) {
        return new HostileKind(
                name,
                folder -> {
                    Path file = Files.writeString(folder.resolve("server.sh"), script + "\n");
                    Files.writeString(
                            folder.resolve(HostileKind.PROFILE),
                            profile.formatted(file) + "\nlimits: {connect: 1s, answer: 1s}\n");
                    return () -> {};
                },
                only,
                exit,
                said);
    }
}
