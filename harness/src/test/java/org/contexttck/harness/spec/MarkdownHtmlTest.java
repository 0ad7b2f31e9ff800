package org.contexttck.harness.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.reports.page.Html;
import org.junit.jupiter.api.Test;

class MarkdownHtmlTest {

    @Test
    void rendersWhatGuidesAreWrittenIn() {
        assertThat(html("## A `b` c\n\none *two*\n**three**\n")).isEqualTo("""

                <h2 id="a-b-c">A <code>b</code> c</h2>
                <p>one <em>two</em> <strong>three</strong></p>
                """);
        assertThat(html("- a\n- b\n\n1. c\n")).contains("<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>");
        assertThat(html("| a | b |\n| --- | --- |\n| `c` | d |\n"))
                .contains("<tr><th>a</th><th>b</th></tr>", "<tr><td><code>c</code></td><td>d</td></tr>");
        assertThat(html("```json\n{\"a\": 1}\n```\n")).contains("<pre>{&quot;a&quot;: 1}</pre>");
    }

    @Test
    void aBlockSaysWhichFileItIsAndWhetherItIsTypedOrPrinted() {
        assertThat(html("```js server.mjs\nlet a;\n```\n"))
                .contains("<figcaption><code>server.mjs</code></figcaption>", "<pre>let a;</pre>");
        assertThat(html("```diff server.mjs\n-let <a>;\n+let b;\n c\n```\n"))
                .contains("<figcaption>change <code>server.mjs</code></figcaption>")
                .contains("<pre><del>-let &lt;a&gt;;\n</del><ins>+let b;\n</ins><span> c\n</span></pre>");
        assertThat(html("```sh exit=1\nrun\n```\n\n```text\nprinted\n```\n"))
                .contains("<figure class=\"code typed\"><div class=\"wide\"><pre>run</pre>")
                .contains("<figure class=\"code printed\"><div class=\"wide\"><pre>printed</pre>");
    }

    @Test
    void headingsOfTheSameWordsHaveAnchorsOfTheirOwn() {
        assertThat(html("## Same\n\n## Same\n")).contains("id=\"same\"", "id=\"same-2\"");
    }

    @Test
    void linksIdsAndWhatTheSiteHas() {
        assertThat(html("as TC-S-01 and [there](known.md) and [not](unknown.md) say"))
                .contains("<a href=\"transient-context.html#TC-S-01\">TC-S-01</a>")
                .contains("<a href=\"page.html\">there</a>")
                .contains("not (<code>unknown.md</code>)");
    }

    private static String html(String markdown) {
        Html html = new Html();
        Anchors anchors = new Anchors(Catalogue.bundled(), List.of());
        new MarkdownHtml(anchors, link -> link.equals("known.md") ? Optional.of("page.html") : Optional.empty())
                .write(html, markdown);
        return html.toString().replace("<!doctype html>\n", "");
    }
}
