package org.contexttck.harness.hostile;

import java.util.List;

/** MCP servers over stdio that do harm, each a shell script in which one thing or two are otherwise than in one that does none. */
final class HostileServers {

    /** The functions that a kind replaces; {@code $l} is the line that came, {@code $id} the id in it. */
    static final String SCRIPT = """
            zeros() { head -c "$1" /dev/zero | tr '\\0' "${2:-x}"; }
            born() { echo $! >>"$0.children"; }
            answer() { printf '{"jsonrpc":"2.0","id":%s,%s}\\n' "$id" "$1"; }
            initialize() { answer '"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"sh","version":"1"}}'; }
            list() { answer '"result":{"tools":[{"name":"read","inputSchema":{"type":"object"}}]}'; }
            call() { answer '"result":{"content":[{"type":"text","text":"some text"}]}'; }
            ping() { answer '"result":{}'; }
            other() { answer '"error":{"code":-32601,"message":"Method not found"}'; }
            notice() { :; }
            start() { :; }
            over() { :; }
            # what is otherwise
            start
            while IFS= read -r l; do
              case $l in *'"id":'*) ;; *) notice; continue;; esac
              id=${l#*'"id":'}; id=${id%%,*}
              case $l in
                *'"method":"initialize"'*) initialize;;
                *'"method":"tools/list"'*) list;;
                *'"method":"tools/call"'*) call;;
                *'"method":"ping"'*) ping;;
                *) other;;
              esac
            done
            over
            """;

    private static final String WIRE = "W-S-01,W-S-02,W-S-03,W-S-05";
    private static final String LISTED =
            "\"result\":{\"tools\":[{\"name\":\"read\",\"inputSchema\":{\"type\":\"object\"}}]}";

    private HostileServers() {}

    static List<HostileKind> all() {
        return List.of(
                silent("never answers", "other() { :; }; initialize() { :; }", 3, "no answer in 1 s"),
                silent(
                        "stops inside its first answer",
                        "initialize() { printf '{\"jsonrpc\":\"2.0\",'; sleep 60; }",
                        3,
                        "no answer in 1 s to initialize"),
                silent("does not read", "start() { sleep 60; }", 3, "no answer in 1 s to initialize"),
                server(
                        "answers nothing after the handshake",
                        "list() { :; }; call() { :; }; ping() { :; }; other() { :; }",
                        3,
                        "tools/list: no answer in 1250 ms, while its process was idle"),
                server(
                        "answers calls after the deadline",
                        "call() { sleep 4; answer '\"result\":{\"content\":[]}'; }",
                        1,
                        "no answer in 1250 ms, while its process was idle"),
                server(
                        "answers twice",
                        "list() { answer '" + LISTED + "'; answer '" + LISTED + "'; }",
                        1,
                        "a second answer to request"),
                server(
                        "answers out of order",
                        "n=0; list() { n=$((n+1)); (sleep 0.0$((9 - n % 9)); answer '" + LISTED + "') & }",
                        0,
                        ""),
                server(
                        "answers under another type of id",
                        "call() { id=\\\"$id\\\"; answer '\"result\":{\"content\":[]}'; }",
                        1,
                        "a text for a number"),
                server(
                        "answers under the id null",
                        "call() { id=null; answer '\"result\":{\"content\":[]}'; }",
                        1,
                        "/id null found"),
                slow(
                        "floods stdout with lines",
                        "notice() { yes 'INFO all is well' | head -n 50000; }",
                        1,
                        "more than 10000 messages that answer nothing"),
                server(
                        "floods stdout with notifications",
                        "notice() { yes '{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\",\"params\":{}}' & born; }",
                        1,
                        "more than 10000 messages that answer nothing"),
                slow(
                        "floods stdout with requests",
                        "notice() { yes '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}' | head -n 50000; }",
                        1,
                        "more than 10000 messages that answer nothing"),
                slow(
                        "floods stdout without a line end",
                        "call() { zeros 1000000000; }",
                        1,
                        "a message of 1000000043 bytes; the limit is 16777216"),
                slow(
                        "floods stderr with 1 GB",
                        "list() { mkdir \"$0.once\" 2>/dev/null && head -c 1000000000 /dev/zero >&2; answer '" + LISTED
                                + "'; }",
                        0,
                        ""),
                server(
                        "stops reading after the handshake",
                        "notice() { sleep 60; }",
                        3,
                        "tools/list: no answer in 1250 ms"),
                silent("dies at the start", "start() { exit 7; }", 3, "exited with code 7"),
                silent(
                        "dies inside its first answer",
                        "initialize() { printf '{\"jsonrpc\":'; exit 7; }",
                        3,
                        "exited with code 7"),
                server(
                        "dies after its first answer",
                        "notice() { exit 7; }",
                        3,
                        "tools/list: no answer: exited with code 7"),
                server("dies at each call", "call() { echo 'what a pity' >&2; exit 7; }", 1, "what a pity"),
                server(
                        "dies inside an answer",
                        "call() { printf '{\"jsonrpc\":\"2.0\",\"id\":%s,\"resu' $id; exit 7; }",
                        1,
                        "the text ends before the value does"),
                server("is killed", "call() { kill -9 $$; }", 1, "exited with code 137 (signal 9)"),
                server("leaves a child that holds its stdout", "start() { sleep 600 & born; }", 0, ""),
                server(
                        "leaves a child that ended its ties",
                        "start() { (setsid sh -c 'trap \"\" TERM HUP INT; echo $$ >>\"'$0'.children\"; while :; do sleep 1; done' >/dev/null 2>&1 </dev/null &) ; }",
                        0,
                        ""),
                server("closes its stdout", "call() { exec >/dev/null; }", 1, "closed its stdout and runs on"),
                server("closes its stdin", "call() { exec <&-; sleep 60; }", 1, "closed its stdin and runs on"),
                server("closes its stderr", "start() { exec 2>&-; }", 0, ""),
                server(
                        "answers with 100 MB",
                        "call() { printf '{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"' $id; zeros 100000000; echo '\"}]}}'; }",
                        1,
                        "a message of 100000073 bytes"),
                server(
                        "answers with 60 MB",
                        "call() { printf '{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"' $id; zeros 60000000; echo '\"}]}}'; }",
                        1,
                        "a message of 60000073 bytes"),
                server(
                        "nests 100,000 levels",
                        "call() { printf '{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":{\"content\":[],\"x\":' $id; zeros 100000 [; zeros 100000 ]; echo '}}'; }",
                        1,
                        "nested deeper than 1000 levels"),
                slow(
                        "answers with a million keys",
                        "call() { printf '{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":{\"content\":[],' $id; awk 'BEGIN { for (i = 0; i < 1000000; i++) printf \"\\\"k%d\\\":0,\", i }'; echo '\"last\":0}}'; }",
                        0,
                        ""),
                slow(
                        "repeats one key a million times",
                        "call() { printf '{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":{\"content\":[],' $id; awk 'BEGIN { for (i = 0; i < 1000000; i++) printf \"\\\"k\\\":0,\" }'; echo '\"k\":0}}'; }",
                        1,
                        "key /result/k occurs more than once"),
                slow(
                        "answers with twenty million values",
                        "call() { printf '{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":{\"content\":[],\"x\":[' $id; zeros 40000000 | sed 's/xx/1,/g' | tr -d '\\n'; echo '1]}}'; }",
                        1,
                        "a message of 40000056 bytes"),
                server(
                        "answers with numbers that fit nowhere",
                        "call() { printf '{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":{\"content\":[],\"a\":1e400,\"b\":1e999999999,\"c\":-1E-999999999,\"d\":' $id; zeros 100000 9; echo '}}'; }",
                        1,
                        "a number of more than 10000 digits"),
                server(
                        "answers with a lone surrogate",
                        "call() { answer '\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"\\ud800\"}]}'; }",
                        0,
                        ""),
                server(
                        "answers with bad UTF-8",
                        "call() { printf '{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"\\377\\300\\200\"}]}}\\n' $id; }",
                        1,
                        "byte 0xff at offset 68 is not UTF-8"),
                server(
                        "writes NULs between its answers",
                        "call() { head -c 100000 /dev/zero; answer '\"result\":{\"content\":[]}'; }",
                        1,
                        "something else before a message on its line"),
                server(
                        "begins each line with a byte order mark",
                        "answer() { printf '\\357\\273\\277{\"jsonrpc\":\"2.0\",\"id\":%s,%s}\\n' \"$id\" \"$1\"; }",
                        1,
                        "a byte order mark before the message"),
                server(
                        "ends each line with CR LF",
                        "answer() { printf '{\"jsonrpc\":\"2.0\",\"id\":%s,%s}\\r\\n' \"$id\" \"$1\"; }",
                        0,
                        ""),
                server(
                        "lists tools without end",
                        "n=0; list() { n=$((n+1)); answer '\"result\":{\"tools\":[],\"nextCursor\":\"'$n'\"}'; }",
                        0,
                        ""),
                slow(
                        "lists 20,000 tools",
                        "list() { printf '{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":{\"tools\":[' $id; awk 'BEGIN { for (i = 0; i < 20000; i++) printf \"{\\\"name\\\":\\\"t%d\\\",\\\"inputSchema\\\":{\\\"type\\\":\\\"object\\\"}},\", i }'; echo '{\"name\":\"t\",\"inputSchema\":{\"type\":\"object\"}}]}}'; }",
                        0,
                        ""),
                schema(
                        "declares an expensive pattern",
                        "\"type\":\"object\",\"properties\":{\"v\":{\"pattern\":\"^(a+)+$\"}}",
                        "\"v\":\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab\""),
                schema("declares a schema that doubles with each reference", doubling(), "\"v\":1"),
                schema("declares a schema that refers to itself", "\"$ref\":\"#\"", "\"v\":1"),
                schema("declares a schema of elsewhere", "\"$ref\":\"http://127.0.0.1:9/schema.json\"", "\"v\":1"));
    }

    private static HostileKind silent(String name, String otherwise, int exit, String said) {
        return HostileKind.script(name, otherwise, "claims: {}\nlimits: {connect: 1s, answer: 1s}\n", WIRE, exit, said);
    }

    private static HostileKind slow(String name, String otherwise, int exit, String said) {
        return HostileKind.script(
                name, otherwise, "claims: {}\nlimits: {connect: 20s, answer: 20s}\n", WIRE, exit, said);
    }

    private static HostileKind server(String name, String otherwise, int exit, String said) {
        return HostileKind.script(name, otherwise, "claims: {}\nlimits: {connect: 5s, answer: 1s}\n", WIRE, exit, said);
    }

    private static String doubling() {
        StringBuilder schema = new StringBuilder("\"$ref\":\"#/$defs/d0\",\"$defs\":{");
        for (int i = 0; i < 60; i++) {
            String next = "{\"$ref\":\"#/$defs/d" + (i + 1) + "\"}";
            schema.append("\"d%d\":{\"allOf\":[%s,%s]},".formatted(i, next, next));
        }
        return schema + "\"d60\":{\"type\":\"object\"}}";
    }

    private static HostileKind schema(String name, String output, String structured) {
        String listed =
                "list() { answer '\"result\":{\"tools\":[{\"name\":\"read\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"head\":{\"type\":\"integer\"}}},\"outputSchema\":{"
                        + output + "}}]}'; }\n";
        String called =
                "call() { answer '\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"a\"}],\"structuredContent\":{"
                        + structured + "}}'; }\n";
        return HostileKind.script(
                name,
                listed + called,
                "claims: {context-saving: {truncated: {tool: read, text: /v}}}\nlimits: {connect: 5s, answer: 2s}\n",
                "W-S-04,W-S-06,CS-T-01,CS-T-02",
                1,
                "/inputSchema/properties/tail is absent");
    }
}
