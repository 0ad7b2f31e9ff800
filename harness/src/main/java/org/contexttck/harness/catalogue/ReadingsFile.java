package org.contexttck.harness.catalogue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads {@code features/<protocol>/readings.md}: for each reading a heading {@code ## R11 — title}, the decision, and paragraphs
 * that begin with {@code **The text should say**}, with {@code **Reason**}, and with {@code **Requirements**}, which lists ids.
 */
final class ReadingsFile {

    private static final String WORDING = "**The text should say** ";
    private static final Pattern HEADING = Pattern.compile("## (R[1-9][0-9]*) — (\\S.*)");

    private final String protocol;
    private final String file;

    ReadingsFile(String protocol) {
        this.protocol = protocol;
        this.file = path(protocol);
    }

    static String path(String protocol) {
        return "features/" + protocol + "/readings.md";
    }

    List<Reading> read(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8).replace("\r\n", "\n");
        return Arrays.stream(text.split("(?m)^(?=## )"))
                .filter(section -> section.startsWith("## "))
                .map(this::reading)
                .toList();
    }

    private Reading reading(String section) {
        String[] paragraphs = section.strip().split("\n\\s*\n");
        Matcher heading = HEADING.matcher(paragraphs[0]);
        if (!heading.matches()) {
            throw new CatalogueException(file, "heading \"" + paragraphs[0] + "\" should be: ## R11 — title");
        }
        String id = heading.group(1);
        List<String> text = new ArrayList<>();
        Optional<String> wording = Optional.empty();
        Optional<String> reason = Optional.empty();
        List<String> requirements = List.of();
        for (int i = 1; i < paragraphs.length; i++) {
            String paragraph = paragraphs[i].strip().replaceAll("\\s*\n\\s*", " ");
            if (paragraph.startsWith(WORDING)) {
                wording = Optional.of(paragraph.substring(WORDING.length()));
            } else if (paragraph.startsWith("**Reason** ")) {
                reason = Optional.of(paragraph.substring("**Reason** ".length()));
            } else if (paragraph.startsWith("**Requirements** ")) {
                requirements = List.of(
                        paragraph.substring("**Requirements** ".length()).split(", *"));
            } else {
                text.add(paragraph);
            }
        }
        if (text.isEmpty()) {
            throw new CatalogueException(file + ": " + id, "decides nothing");
        }
        String why = reason.orElseThrow(
                () -> new CatalogueException(file + ": " + id, "has no paragraph that begins with **Reason**"));
        return new Reading(
                id, heading.group(2).strip(), String.join("\n\n", text), wording, why, protocol, requirements);
    }
}
