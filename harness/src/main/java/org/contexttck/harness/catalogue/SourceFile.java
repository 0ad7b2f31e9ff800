package org.contexttck.harness.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads {@code features/<protocol>/source.md}: paragraphs that begin with {@code **Title**} and {@code **Status**}, then for each
 * section a heading and a table with a statement on each line: {@code | MUST | what it says | TC-S-01, TC-S-02 |}. A level of
 * {@code -} binds nobody; in place of ids there may be {@code none:} and why.
 */
final class SourceFile {

    private static final String HEADER = "| level | what the text says | rows |";
    private static final String UNDER_HEADER = "| --- | --- | --- |";
    private static final Pattern LINE = Pattern.compile("\\| (MUST|SHOULD|MAY|-) \\| (\\S[^|]*) \\| ([^|]*)\\|");
    private static final Pattern IDS = Pattern.compile("[A-Z]+-[A-Z]-[0-9]{2}(, [A-Z]+-[A-Z]-[0-9]{2})*");
    private static final String NONE = "none: ";

    private final String file;
    private final String protocol;

    SourceFile(String protocol) {
        this.protocol = protocol;
        this.file = path(protocol);
    }

    static String path(String protocol) {
        return "features/" + protocol + "/source.md";
    }

    SourceText read(String markdown) {
        String text = markdown.replace("\r\n", "\n");
        return new SourceText(protocol, paragraph(text, "Title"), paragraph(text, "Status"), statements(text));
    }

    private String paragraph(String text, String label) {
        Matcher found =
                Pattern.compile("(?m)^\\*\\*" + label + "\\*\\* ((?:.+\n)+)").matcher(text);
        if (!found.find()) {
            throw new CatalogueException(file, "has no paragraph that begins with **" + label + "**");
        }
        return found.group(1).strip().replaceAll("\\s*\n\\s*", " ");
    }

    private List<Statement> statements(String text) {
        List<Statement> statements = new ArrayList<>();
        String section = "";
        int number = 0;
        for (String line : text.split("\n")) {
            number++;
            if (line.startsWith("## ")) {
                section = line.substring("## ".length()).strip();
            } else if (line.startsWith("|") && !line.equals(HEADER) && !line.equals(UNDER_HEADER)) {
                statements.add(statement(section, line, number));
            }
        }
        return statements;
    }

    private Statement statement(String section, String line, int number) {
        Matcher parts = LINE.matcher(line);
        String rows = parts.matches() ? parts.group(3).strip() : "";
        boolean ids = IDS.matcher(rows).matches();
        if (!ids && !(rows.startsWith(NONE) && rows.length() > NONE.length())) {
            throw new CatalogueException(
                    file + ":" + number,
                    "should be: | MUST, SHOULD, MAY or - | what the text says | TC-S-01, TC-S-02 or none: why |");
        }
        return new Statement(
                section,
                Level.of(parts.group(1)),
                parts.group(2).strip(),
                ids ? List.of(rows.split(", ")) : List.of(),
                ids ? Optional.empty() : Optional.of(rows.substring(NONE.length())),
                number);
    }
}
