package org.contexttck.harness.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.contexttck.browser.Browser;
import org.contexttck.browser.Page;
import org.contexttck.harness.run.Kit;
import org.contexttck.json.Json;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Texts that would be more than text, in every place that a server has a say in: nothing of a report takes them for anything else. */
class HostileTextsIT {

    private static final String EVIL = String.join(
            " ",
            "<script>window.taken=1</script>",
            "</script><script>window.taken=1</script>",
            "<svg onload=window.taken=1>",
            "<img src=x onerror=window.taken=1>",
            "\"'><iframe srcdoc='<script>parent.taken=1</script>'>",
            "<!-- <![CDATA[ ]]> --> &lt;b&gt; &#x3c;",
            "[a](javascript:window.taken=1) ![b](http://elsewhere.example/pixel) <http://elsewhere.example>",
            "`` ` ``` | a | # h",
            "\u001b[2J\u001b]0;title\u0007\u001b]8;;http://elsewhere.example\u001b\\ \r\b\u009b31m",
            "\u202egnp.exe\u202c \u2066x\u2069 \u200b",
            "=cmd|'/c calc'!A1 ../../../etc/passwd C:\\Windows\\win.ini %2e%2e%2f \u0000 ::error::x ##vso[task.complete]");

    private static final String CONTROLS =
            "[^\\p{Cntrl}\\u0080-\\u009f\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff]|\\n";

    @TempDir
    private static Path folder;

    private static Path report;
    private static Kit.Outcome outcome;

    @BeforeAll
    static void run() throws IOException {
        String evil = Json.write(Json.text(EVIL));
        Path text = Files.writeString(folder.resolve("text"), evil);
        String otherwise = """
                evil=$(cat %1$s)
                initialize() { cat %1$s >&2; answer '"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":'"$evil"',"version":'"$evil"',"title":'"$evil"'},"instructions":'"$evil"'}'; }
                list() { answer '"result":{"tools":[{"name":"read","description":'"$evil"',"inputSchema":{"type":"object"}},{"name":'"$evil"',"title":'"$evil"',"inputSchema":{"type":"object","properties":{'"$evil"':{"type":"string"}}}}]}'; }
                call() { case $l in *no-such-tool*) printf '%%s\\n' "$evil"; answer '"error":{"code":-32602,"message":'"$evil"',"data":'"$evil"'}';; *) answer '"result":{"content":[{"type":"text","text":'"$evil"'}],"structuredContent":{'"$evil"':'"$evil"'},"_meta":{"context":{"lifecycle":'"$evil"',"summary":'"$evil"'}}}';; esac; }
                other() { printf '{"jsonrpc":"2.0","id":%%s,"result":%%s}\\n' "$id" "$evil"; }
                over() { cat %1$s >&2; exit 9; }
                """.formatted(text);
        HostileKind kind = HostileKind.script("texts", otherwise, """
                claims: {transient-context: {fetch: {tool: read}, consumer: {tool: read, succeed: {}}}}
                limits: {connect: 10s, answer: 5s}
                """, "", 1, "");
        Path own = Files.createDirectories(folder.resolve("own"));
        kind.target().start(own);
        report = folder.resolve("report");
        outcome = new Kit(report)
                .run(own.resolve(HostileKind.PROFILE).toString(), "--only", "W-S,TC-S", "--explore", "0");
        assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isEqualTo(1);
        assertThat(Files.readString(report.resolve("events.jsonl")))
                .as("the texts have arrived")
                .contains("elsewhere.example/pixel");
    }

    @Test
    void consoleHasNoControlCharacters() {
        assertThat((outcome.out() + outcome.err()).codePoints())
                .allMatch(one -> Character.toString(one).matches(CONTROLS));
    }

    @Test
    void pageRunsNothingAndLoadsNothing() throws IOException {
        String html = Files.readString(report.resolve("index.html"));
        assertThat(html)
                .doesNotContain(
                        "<script>window", "<svg onload", "<img src=x", "<iframe", "href=\"javascript:", "src=\"http");
        if (Browser.usable()) {
            try (Browser browser = Browser.start();
                    Page page = browser.open(report.resolve("index.html").toUri())) {
                page.value("document.querySelectorAll('details').forEach(d => { d.open = true; })");
                assertThat(page.value("window.taken === undefined").asBoolean()).isTrue();
                assertThat(page.value(
                                        "document.querySelectorAll('iframe, object, embed, [onerror], [onload], img').length")
                                .asInt())
                        .isZero();
                assertThat(
                                page.text(
                                        "[...document.links].map(a => a.protocol + a.host).filter(p => !/^(file:|https:(github.com|contexttck))/.test(p)).join()"))
                        .isEmpty();
            }
        }
    }

    @Test
    void xmlAndSarifAndJsonAreWhole() throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        assertThat(factory.newDocumentBuilder()
                        .parse(report.resolve("junit.xml").toFile())
                        .getElementsByTagName("script")
                        .getLength())
                .isZero();
        for (String name : List.of("report.sarif", "report.json")) {
            JsonNode json = Json.parse(Files.readString(report.resolve(name)));
            assertThat(json.isObject()).as(name).isTrue();
        }
    }

    @Test
    void markdownIsTextOnly() throws IOException {
        List<TablesExtension> tables = List.of((TablesExtension) TablesExtension.create());
        String html = HtmlRenderer.builder()
                .extensions(tables)
                .build()
                .render(Parser.builder()
                        .extensions(tables)
                        .build()
                        .parse(Files.readString(report.resolve("summary.md"))));
        assertThat(html)
                .doesNotContain(
                        "<script", "<svg", "<img src", "<iframe", "href=\"javascript", "href=\"http://elsewhere");
    }

    @Test
    void filesAreNamedByTheKit() throws IOException {
        try (Stream<Path> files = Files.walk(report)) {
            assertThat(files.skip(1).map(it -> report.relativize(it).toString()))
                    .allMatch(name -> name.matches("(transcripts/)?[a-zA-Z0-9-]+([.][a-z]+)?"));
        }
        try (Stream<Path> beside = Files.list(folder)) {
            assertThat(beside.map(it -> it.getFileName().toString())).containsOnly("own", "report", "text");
        }
    }
}
