package org.contexttck.harness.spec;

import java.util.Map;
import org.contexttck.reports.page.Html;

/**
 * A fenced block of a page: a file, a change of one, what is typed, or what is printed. The words behind the fence are its
 * kind, and the name of the file if it has one.
 */
final class CodeBlock {

    private static final Map<Character, String> CHANGES = Map.of('+', "ins", '-', "del");

    private CodeBlock() {}

    static void write(Html html, String info, String text) {
        String[] words = info.strip().split(" +");
        String file = words.length > 1 && words[1].contains(".") ? words[1] : "";
        boolean change = words[0].equals("diff");
        String use = words[0].equals("sh") ? "typed" : words[0].equals("text") ? "printed" : "written";
        html.open("figure", "class", "code " + use);
        if (!file.isEmpty()) {
            html.open("figcaption")
                    .text(change ? "change " : "")
                    .leaf("code", file)
                    .close();
        }
        html.open("div", "class", "wide").open("pre");
        if (change) {
            text.stripTrailing().lines().forEach(line -> changed(html, line));
        } else {
            html.block(text.stripTrailing());
        }
        html.close().close().close().line();
    }

    private static void changed(Html html, String line) {
        String tag = line.isEmpty() ? "span" : CHANGES.getOrDefault(line.charAt(0), "span");
        html.open(tag).block(line + "\n").close();
    }
}
