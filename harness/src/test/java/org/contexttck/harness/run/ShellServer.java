package org.contexttck.harness.run;

import java.nio.file.Files;
import java.nio.file.Path;

/** An MCP server of the older era as a shell script: one line in, one line out, and what a test wants beside that. */
final class ShellServer {

    private static final String SCRIPT = """
            n=0
            say() { printf '{"jsonrpc":"2.0","id":%%s,%%s}\\n' "$id" "$1"; }
            hold() {
              if [ "$1:$n" = '%s' ] && mkdir '%s' 2>/dev/null; then
                (exec >/dev/null; sleep %s; kill -CONT $$) &
                kill -STOP $$
              fi
            }
            while read -r l; do
              n=$((n+1))
              hold before
              case $l in *'"id":'*) ;; *) continue;; esac
              id=${l#*'"id":'}; id=${id%%%%,*}
              case $l in
                %s) ;;
                *'"method":"initialize"'*) say '"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"sh","version":"1"}}';;
                *'"method":"tools/list"'*) say '"result":{"tools":[{"name":"one","inputSchema":{"type":"object"}}]}';;
                *'"method":"ping"'*) say '"result":{}';;
                *) say '"error":{"code":-32601,"message":"Method not found"}';;
              esac
              hold after
            done
            """;

    private ShellServer() {}

    /**
     * One that stops as with SIGSTOP, once in the life of the folder, and goes on after a while.
     *
     * @param moment such as {@code before:3}, before it looks at its third line, or {@code after:3}
     */
    static Path stopped(Path folder, String moment, String seconds) throws Exception {
        return write(folder, SCRIPT.formatted(moment, folder.resolve("stopped"), seconds, "*'\"no such line\"'*"));
    }

    /** One that answers nothing that holds a text, and all else. */
    static Path deaf(Path folder, String to) throws Exception {
        return write(folder, SCRIPT.formatted("never", folder.resolve("stopped"), "0", "*'" + to + "'*"));
    }

    /** One whose second start takes a while. */
    static Path slowToStartAgain(Path folder, String seconds) throws Exception {
        String first = folder.resolve("first").toString();
        String second = folder.resolve("second").toString();
        String start =
                "mkdir '%s' 2>/dev/null || ! mkdir '%s' 2>/dev/null || sleep %s\n".formatted(first, second, seconds);
        return write(folder, start + SCRIPT.formatted("never", folder.resolve("stopped"), "0", "*'\"no such line\"'*"));
    }

    private static Path write(Path folder, String script) throws Exception {
        return Files.writeString(Files.createDirectories(folder).resolve("server.sh"), script);
    }
}
