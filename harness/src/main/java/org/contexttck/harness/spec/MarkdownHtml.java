package org.contexttck.harness.spec;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.ListBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.Parser;
import org.contexttck.reports.page.Html;

/**
 * Renders Markdown with tables. Markup in it stays text. A link leads to where the site has what it names; one that leads
 * nowhere in the site is shown as its text and its address.
 */
final class MarkdownHtml {

    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    private static final Map<Class<? extends Node>, String> TAGS = Map.of(
            BulletList.class, "ul",
            OrderedList.class, "ol",
            ListItem.class, "li",
            Emphasis.class, "em",
            StrongEmphasis.class, "strong",
            BlockQuote.class, "blockquote",
            TableRow.class, "tr");

    private final Prose prose;
    private final Function<String, Optional<String>> links;
    private final Map<String, Integer> headings = new HashMap<>();

    /** @param links from an address as it is written to one in the site */
    MarkdownHtml(Anchors anchors, Function<String, Optional<String>> links) {
        this.prose = new Prose(anchors);
        this.links = links;
    }

    void write(Html html, String text) {
        children(html, PARSER.parse(text));
        html.line();
    }

    /**
     * A heading of a page.
     *
     * @param level 1 for that of the page
     * @param anchor its id in the page
     */
    record Outlined(int level, String text, String anchor) {}

    /** The headings of a text, with the anchors that {@link #write} gives them. */
    static List<Outlined> outline(String text) {
        List<Outlined> found = new ArrayList<>();
        Map<String, Integer> seen = new HashMap<>();
        for (Node node = PARSER.parse(text).getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading heading) {
                found.add(new Outlined(heading.getLevel(), plain(heading), anchor(heading, seen)));
            }
        }
        return found;
    }

    private static String anchor(Heading heading, Map<String, Integer> seen) {
        String slug = PageNames.slug(plain(heading));
        int times = seen.merge(slug, 1, Integer::sum);
        return times == 1 ? slug : slug + "-" + times;
    }

    private void children(Html html, Node parent) {
        for (Node child = parent.getFirstChild(); child != null; child = child.getNext()) {
            node(html, child);
        }
    }

    private void node(Html html, Node node) {
        if (node instanceof Text text) {
            prose.ids(html, text.getLiteral());
        } else if (node instanceof SoftLineBreak) {
            html.text(" ");
        } else if (node instanceof Code code) {
            html.leaf("code", code.getLiteral());
        } else if (node instanceof Heading heading) {
            heading(html, heading);
        } else if (node instanceof FencedCodeBlock code) {
            CodeBlock.write(html, code.getInfo(), code.getLiteral());
        } else if (node instanceof IndentedCodeBlock code) {
            preformatted(html, code.getLiteral());
        } else if (node instanceof HtmlBlock block) {
            preformatted(html, block.getLiteral());
        } else if (node instanceof HtmlInline inline) {
            html.text(inline.getLiteral());
        } else if (node instanceof Link link) {
            link(html, link, link.getDestination());
        } else if (node instanceof Image image) {
            link(html, image, image.getDestination());
        } else if (node instanceof HardLineBreak) {
            html.empty("br");
        } else if (node instanceof ThematicBreak) {
            html.empty("hr");
        } else if (node instanceof TableBlock) {
            html.open("div", "class", "wide");
            inside(html, "table", node);
            html.close();
        } else {
            tag(node).ifPresentOrElse(tag -> inside(html, tag, node), () -> children(html, node));
        }
    }

    private static Optional<String> tag(Node node) {
        if (node instanceof Paragraph) {
            boolean tight = node.getParent() instanceof ListItem
                    && node.getParent().getParent() instanceof ListBlock list
                    && list.isTight();
            return tight ? Optional.empty() : Optional.of("p");
        }
        if (node instanceof TableCell cell) {
            return Optional.of(cell.isHeader() ? "th" : "td");
        }
        return Optional.ofNullable(TAGS.get(node.getClass()));
    }

    private void inside(Html html, String tag, Node node) {
        html.open(tag);
        children(html, node);
        html.close();
    }

    private void heading(Html html, Heading heading) {
        html.line().open("h" + heading.getLevel(), "id", anchor(heading, headings));
        children(html, heading);
        html.close().line();
    }

    private static void preformatted(Html html, String text) {
        html.open("pre").block(text.stripTrailing()).close().line();
    }

    private void link(Html html, Node node, String destination) {
        Optional<String> href = destination.startsWith("#") ? Optional.of(destination) : links.apply(destination);
        if (href.isPresent()) {
            html.open("a", "href", href.get()).text(plain(node)).close();
        } else {
            html.text(plain(node));
            if (!plain(node).equals(destination)) {
                html.text(" (").leaf("code", destination).text(")");
            }
        }
    }

    /** The text of a node and of all in it, without any mark-up. */
    private static String plain(Node node) {
        StringBuilder text = new StringBuilder();
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            if (child instanceof Text literal) {
                text.append(literal.getLiteral());
            } else if (child instanceof Code code) {
                text.append(code.getLiteral());
            } else if (child instanceof SoftLineBreak) {
                text.append(' ');
            } else {
                text.append(plain(child));
            }
        }
        return text.toString();
    }
}
