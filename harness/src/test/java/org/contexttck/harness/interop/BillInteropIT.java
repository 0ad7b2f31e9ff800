package org.contexttck.harness.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.contexttck.harness.cli.Main;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The bill of published servers, held against a client and a tokenizer that have nothing of the kit, and of clients and a proxy; they
 * need Node.
 */
class BillInteropIT {

    private static final Path NODE = Path.of("src", "interop", "node").toAbsolutePath();
    private static final Path PROFILES = Path.of("src", "interop", "profiles").toAbsolutePath();
    private static final Path SERVERS = NODE.resolve("node_modules/@modelcontextprotocol");

    @TempDir
    Path folder;

    @Test
    void theFileServerCostsWhatAnotherTokenizerCounts() throws Exception {
        Path files = Files.createDirectory(folder.toRealPath().resolve("files"));
        for (int i = 0; i < 40; i++) {
            Files.writeString(files.resolve("note-" + i + ".txt"), "note " + i);
        }
        Files.writeString(
                files.resolve("log.txt"),
                IntStream.range(0, 500)
                        .mapToObj(i -> "step " + i + " is done\n")
                        .collect(Collectors.joining()));
        List<String> command = List.of(
                "node", SERVERS.resolve("server-filesystem/dist/index.js").toString(), files.toString());
        ArrayNode calls = Json.array();
        calls.add(call("directory_tree", files));
        calls.add(call("read_text_file", files.resolve("log.txt")));
        calls.add(call("list_directory", files));

        JsonNode bill = bill(command, calls);

        agrees(bill, command, calls);
        assertThat(names(bill.path("uncalled"), "tool"))
                .contains("write_file", "edit_file", "move_file", "create_directory");
        assertThat(Files.list(files)).hasSize(41);
        JsonNode growth = bill.path("growth").path(0);
        assertThat(growth.path("tool").asText() + " " + growth.path("parameter").asText())
                .isEqualTo("read_text_file head");
        List<Long> tokens = new ArrayList<>();
        growth.path("points").forEach(point -> tokens.add(point.path("tokens").longValue()));
        assertThat(tokens).isSorted().doesNotHaveDuplicates().hasSize(3);
    }

    @Test
    void theExampleServerCostsWhatAnotherTokenizerCounts() throws Exception {
        List<String> command = List.of(
                "node", SERVERS.resolve("server-everything/dist/index.js").toString(), "stdio");
        ArrayNode calls = Json.array();
        calls.add(Json.array().add("echo").add(Json.object().put("message", "Äpfel, 日本語, <|endoftext|> ".repeat(100))));
        calls.add(Json.array().add("get-sum").add(Json.object().put("a", 1).put("b", 2)));

        JsonNode bill = bill(command, calls);

        agrees(bill, command, calls);
        assertThat(names(bill.path("uncalled"), "tool")).contains("toggle-simulated-logging", "gzip-file-as-resource");
    }

    @Test
    void aProxyThatPassesTheListOnAddsNothingToItAndSomethingToResults() throws Exception {
        JsonNode bill = doctor(PROFILES.resolve("proxy-mcp-proxy.yaml"));

        List<String> units = new ArrayList<>();
        for (JsonNode one : bill.path("measurements")) {
            units.add(one.path("unit").asText());
            List<Long> behind = values(one, 0);
            List<Long> front = values(one, 1);
            assertThat(behind).isNotEmpty().allMatch(value -> value > 0);
            if (one.path("title").asText().contains("list of tools")) {
                assertThat(front).isEqualTo(behind);
            } else {
                assertThat(sum(front)).isGreaterThan(sum(behind));
            }
        }
        assertThat(units).contains("tokens, o200k_base", "bytes");
    }

    @Test
    void aHostThatCollapsesSendsLessThanItWouldAndOneThatDoesNotIsToldWhatItWouldSave() throws Exception {
        for (JsonNode one : doctor(PROFILES.resolve("client-plain-node.yaml")).path("measurements")) {
            assertThat(one.path("series")).hasSize(2);
            assertThat(2 * sum(values(one, 0))).isLessThan(sum(values(one, 1)));
        }
        for (JsonNode one : doctor(PROFILES.resolve("client-vercel.yaml")).path("measurements")) {
            assertThat(values(one, 0)).hasSize(18).isEqualTo(values(one, 1));
            assertThat(2 * sum(values(one, 2))).isLessThan(sum(values(one, 0)));
        }
    }

    private static List<Long> values(JsonNode measured, int series) {
        List<Long> values = new ArrayList<>();
        measured.path("series").path(series).path("values").forEach(value -> values.add(value.longValue()));
        return values;
    }

    private static long sum(List<Long> values) {
        return values.stream().mapToLong(Long::longValue).sum();
    }

    /** Each tool, the list and each named call. */
    private void agrees(JsonNode bill, List<String> command, ArrayNode calls) throws Exception {
        JsonNode counted = count(command, calls);
        assertThat(bill.path("tools")).isNotEmpty();
        bill.path("tools")
                .forEach(tool -> assertThat(tool.path("tokens").longValue())
                        .as(tool.path("name").asText())
                        .isEqualTo(counted.path("tools")
                                .path(tool.path("name").asText())
                                .longValue()));
        long all = 0;
        for (JsonNode tokens : counted.path("tools")) {
            all += tokens.longValue();
        }
        assertThat(bill.path("list").path("tokens").longValue()).isEqualTo(all);
        for (int i = 0; i < calls.size(); i++) {
            JsonNode made = bill.path("calls").path(i);
            assertThat(made.path("key").asText()).isEqualTo("bill.calls[" + i + "]");
            assertThat(made.path("results").path(0).path("tokens").longValue())
                    .as(made.path("call").asText())
                    .isPositive()
                    .isEqualTo(counted.path("results").path(i).longValue());
        }
    }

    private JsonNode bill(List<String> command, ArrayNode calls) throws IOException {
        var profile = Json.object();
        var words = profile.putObject("server").putObject("stdio").putArray("command");
        command.forEach(words::add);
        profile.putObject("claims");
        ArrayNode named = profile.putObject("bill").putArray("calls");
        calls.forEach(
                call -> named.addObject().put("tool", call.path(0).asText()).set("arguments", call.path(1)));
        return doctor(Files.writeString(folder.resolve("profile.yaml"), Json.write(profile)));
    }

    private static JsonNode doctor(Path file) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.execute(
                new PrintWriter(out, true), new PrintWriter(err, true), "doctor", "--bill", "--json", file.toString());
        assertThat(code).as(err.toString()).isZero();
        return Json.parse(out.toString());
    }

    private static JsonNode count(List<String> command, ArrayNode calls) throws Exception {
        List<String> words = new ArrayList<>(List.of("node", "tokens/count.mjs", Json.write(calls)));
        words.addAll(command);
        Process process = new ProcessBuilder(words)
                .directory(NODE.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        return Json.parse(out);
    }

    private static ArrayNode call(String tool, Path path) {
        return Json.array().add(tool).add(Json.object().put("path", path.toString()));
    }

    private static List<String> names(JsonNode array, String member) {
        List<String> names = new ArrayList<>();
        array.forEach(one -> names.add(one.path(member).asText()));
        return names;
    }
}
