package org.contexttck.harness.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.browser.Browser;
import org.contexttck.browser.Page;
import org.contexttck.harness.run.SharedRun;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.OS;

/** The board of the references and the independent peers, in {@code target/board}, and in a browser that opens it from disk. */
@DisabledOnOs(OS.WINDOWS)
class BoardInteropIT {

    private static final Path BOARD = Path.of("target", "board").toAbsolutePath();
    private static final Path SITE = BOARD.resolve("site");
    private static final Path SHOTS = BOARD.resolve("shots");
    private static final long MOST_BYTES = 1_000_000;

    private static final String STICKS_OUT = "[...document.querySelectorAll('body, body *')]"
            + ".filter(e => e.checkVisibility() && !e.closest('.wide *, main > nav *, .unseen, .listed thead'))"
            + ".filter(e => e.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)"
            + ".map(e => e.tagName + ' ' + e.textContent.slice(0, 30)).slice(0, 5).join('; ')";

    private static final List<String> PEERS = List.of(
            "node-plain",
            "ts-sdk-v2-all",
            "server-filesystem-truncation",
            "node-gateway",
            "client-plain-node",
            "client-small-node",
            "client-vercel",
            "client-langchain",
            "proxy-mcp-hub",
            "proxy-mcp-proxy",
            "proxy-mcp-remote",
            "proxy-supergateway-stdio");

    static boolean usable() {
        return Browser.usable();
    }

    /** What other tests run as well is not run again: the rest the script runs itself. */
    @BeforeAll
    static void make() throws IOException, InterruptedException {
        take("reference", SharedRun.ofReference());
        for (String early :
                List.of("node-plain-falsy-limit", "node-plain-utf16-units", "node-gateway-rebuilds-context")) {
            take(early, SharedRun.ofPeer(early, "--explore", "0"));
        }
        for (String peer : PEERS) {
            take(peer, SharedRun.ofPeer(peer));
        }
        Path said = Files.createDirectories(BOARD).resolve("said.txt");
        int code = new ProcessBuilder(
                        "sh", Path.of("src", "interop", "board.sh").toString(), BOARD.toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start()
                .waitFor();
        assertThat(code).as(Files.readString(said)).isZero();
    }

    private static void take(String name, SharedRun run) throws IOException {
        Path taken = BOARD.resolve("reports").resolve(name);
        try (Stream<Path> files = Files.walk(run.report())) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = taken.resolve(run.report().relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    @Test
    void noPageIsLarge() throws IOException {
        assertThat(pages())
                .hasSizeGreaterThan(20)
                .allSatisfy(
                        page -> assertThat(Files.size(page)).as(page.toString()).isLessThan(MOST_BYTES));
    }

    @Test
    @EnabledIf("usable")
    void itReadsOnAScreenInTheDarkAndOnAPhone() throws IOException {
        Files.createDirectories(SHOTS);
        try (Browser browser = Browser.start()) {
            for (Path file : pages()) {
                look(browser, file);
            }
        }
    }

    private static void look(Browser browser, Path file) throws IOException {
        String name = file.getFileName().toString().replace(".html", "");
        try (Page page = browser.open(file.toUri())) {
            page.size(1280, 900);
            fits(page, name + "-light");
            page.show("dark", "screen");
            fits(page, name + "-dark");
            page.size(360, 740);
            fits(page, name + "-narrow");
            assertThat(page.errors()).as(name).isEmpty();
            assertThat(page.requests()).as(name).allMatch(request -> request.startsWith("file:"));
        }
    }

    private static void fits(Page page, String shot) throws IOException {
        assertThat(page.text(STICKS_OUT)).as(shot).isEmpty();
        Files.write(SHOTS.resolve(shot + ".png"), page.screenshot());
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.list(SITE)) {
            return files.filter(one -> one.toString().endsWith(".html"))
                    .sorted()
                    .toList();
        }
    }
}
