package org.contexttck.reference.contextpack;

import java.util.stream.Collectors;

/**
 * Renders a pack for a prompt: every item of it, and nothing else. Neighbours are left out, as they are no items.
 *
 * <p>Whatever comes from a memory or a caller stays within its line and loses its marks, so that no content can pass for a
 * heading or for another item.
 */
final class PackMarkdown {

    private static final String MARKS = "\\`*_[]<>#|~&!";

    private PackMarkdown() {}

    static String of(ContextPack pack) {
        PackRequest request = pack.request();
        StringBuilder text = new StringBuilder("# Context pack: ")
                .append(line(request.goal()))
                .append("\n\n");
        text.append("Intent: ").append(request.intent().key()).append("\n");
        text.append("Layer: ").append(request.layer().key()).append("\n");
        request.domain()
                .ifPresent(
                        domain -> text.append("Domain: ").append(line(domain)).append("\n"));
        request.project()
                .ifPresent(project ->
                        text.append("Project: ").append(line(project)).append("\n"));
        for (Section section : pack.sections()) {
            text.append("\n## ").append(section.facet().title()).append("\n\n");
            section.items().forEach(item -> text.append(item(item)));
        }
        return text.append("\n_").append(pack.usageHint()).append("_\n").toString();
    }

    private static String item(Item item) {
        Memory memory = item.match().memory();
        String head = "- **%s** (%s, `%s`)"
                .formatted(
                        line(memory.name()), line(memory.type()), item.match().id());
        return item.content().isBlank() ? head + "\n" : head + ": " + line(item.content()) + "\n";
    }

    /** The text on one line, without marks. */
    static String line(String text) {
        // \s alone knows neither U+2028 nor U+0085
        String flat = text.strip().replaceAll("[\\s\\p{Z}\\p{Cc}]+", " ");
        return flat.codePoints()
                .mapToObj(Character::toString)
                .map(character -> MARKS.contains(character) ? "\\" + character : character)
                .collect(Collectors.joining());
    }
}
