package org.contexttck.harness.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A page that is written in Markdown.
 *
 * @param path the file, such as {@code schemas/kit/driver.md}
 * @param page its page in the site
 * @param title its first heading
 */
record Guide(String path, String page, String title, String text) {

    /** What stands on the pages of a protocol. */
    private static final List<String> PARTS = List.of("/introduction.md", "/readings.md", "/source.md");

    private static final Pattern HEADING = Pattern.compile("(?m)^# (.+)$");

    /** All guides: those of {@code features/docs}, then those that stand beside what they are about. */
    static List<Guide> all(SpecSources sources) {
        List<String> files = new ArrayList<>(sources.files("features/docs", ".md"));
        Stream.concat(
                        sources.folders("features").stream().filter(it -> !it.equals("features/docs")),
                        sources.folders("schemas").stream())
                .flatMap(folder -> sources.files(folder, ".md").stream())
                .filter(file -> PARTS.stream().noneMatch(file::endsWith))
                .forEach(files::add);
        files.addAll(sources.files("features", "README.md"));
        files.addAll(sources.files("features", "VOCABULARY.md"));
        return files.stream()
                .map(file -> of(file, sources.text(file).orElseThrow()))
                .toList();
    }

    /** Whether it takes its reader by the hand; others are there to look something up. */
    boolean leads() {
        return path.startsWith("features/docs/");
    }

    private static Guide of(String path, String text) {
        String[] parts = path.split("/");
        String name = parts[parts.length - 1];
        Matcher heading = HEADING.matcher(text);
        String title = heading.find() ? heading.group(1).strip().replace("`", "") : name;
        return new Guide(path, PageNames.guide(name.equals("README.md") ? "catalogue.md" : name), title, text);
    }
}
