package org.contexttck.harness.spec;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.page.PageShell;

/** What every page has around what it says: head, way to the other pages, search field. */
final class PageFrame {

    private static final String STYLE = resource("spec.css");
    private static final String SCRIPT = resource("spec.js");

    private final List<String> protocols;
    private final String version;

    /** @param version of the kit, for the foot of each page */
    PageFrame(List<String> protocols, String version) {
        this.protocols = List.copyOf(protocols);
        this.version = version;
    }

    /** @return the text of the file */
    String page(String file, String title, Consumer<Html> content) {
        Html html = new Html();
        html.open("html", "lang", "en").line();
        PageShell.head(html, title + " · context-tck", STYLE, SCRIPT);
        html.open("body").line();
        html.leaf("a", "Skip to the text", "class", "skip", "href", "#site-text")
                .line();
        bar(html, file);
        html.open("main", "id", "site-text").line();
        content.accept(html);
        html.close().line();
        html.open("footer").open("p").text("context-tck " + version + ". ");
        html.text("Written by ").leaf("code", "context-tck spec").text(" from the files that the kit runs.");
        html.close().close().line();
        html.own("script", SCRIPT).line();
        html.close().line().close().line();
        return html.toString();
    }

    private void bar(Html html, String file) {
        html.open("header", "class", "bar").line();
        html.open("nav", "aria-label", "Pages").line();
        link(html, file, PageNames.INDEX, "context-tck");
        protocols.forEach(it -> link(html, file, PageNames.protocol(it), it));
        link(html, file, PageNames.SCHEMAS, "schemas");
        link(html, file, PageNames.GUIDES, "guides");
        link(html, file, PageNames.SEARCH, "search");
        html.close().line();
        html.open("form", "id", "site-search", "role", "search", "hidden", "hidden");
        html.empty(
                "input",
                "type",
                "search",
                "id",
                "site-words",
                "placeholder",
                "Search  /",
                "aria-label",
                "Search the specification",
                "autocomplete",
                "off");
        html.close().line().close().line();
    }

    private static void link(Html html, String file, String page, String text) {
        if (file.equals(page)) {
            html.leaf("a", text, "href", page, "aria-current", "page").line();
        } else {
            html.leaf("a", text, "href", page).line();
        }
    }

    private static String resource(String name) {
        try (InputStream in = PageFrame.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }
}
