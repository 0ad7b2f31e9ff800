package org.contexttck.harness.spec;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Where the site has what a relative link of a Markdown file names. */
final class SiteLinks {

    private final Spec spec;

    SiteLinks(Spec spec) {
        this.spec = spec;
    }

    /**
     * The address in the site; empty if it has no such page, or the link leads out of it.
     *
     * @param file the Markdown file, such as {@code features/sub-context/binding.md}
     * @param link as it is written there
     */
    Optional<String> find(String file, String link) {
        if (link.matches("[a-zA-Z][a-zA-Z0-9+.-]*:.*") || link.startsWith("/")) {
            return Optional.empty();
        }
        String[] parts = link.split("#", 2);
        String path = beside(file, parts[0]);
        String anchor = parts.length == 1 ? "" : "#" + parts[1];
        return page(path, anchor);
    }

    /** What a relative path names, seen from a file. */
    private static String beside(String file, String relative) {
        Deque<String> steps = new ArrayDeque<>(List.of(file.split("/")));
        steps.removeLast();
        for (String step : relative.split("/")) {
            if (step.equals("..")) {
                steps.pollLast();
            } else if (!step.equals(".")) {
                steps.add(step);
            }
        }
        return String.join("/", steps);
    }

    private Optional<String> page(String path, String anchor) {
        Optional<String> guide = spec.guides().stream()
                .filter(it -> it.path().equals(path))
                .map(it -> it.page() + anchor)
                .findFirst();
        if (guide.isPresent()) {
            return guide;
        }
        String name = path.substring(path.lastIndexOf('/') + 1);
        String folder = path.substring(0, Math.max(0, path.lastIndexOf('/')));
        if (path.equals("features/field-cases.md")) {
            return Optional.of(PageNames.CASES + anchor);
        }
        if (folder.startsWith("schemas/")
                && name.endsWith(".json")
                && spec.sources().text(path).isPresent()) {
            return Optional.of(
                    PageNames.schemas(folder.substring("schemas/".length())) + "#" + name.replaceFirst("\\..*", ""));
        }
        String protocol = folder.replaceFirst("^features/", "");
        if (folder.startsWith("features/") && spec.catalogue().protocols().contains(protocol)) {
            if (name.equals("source.md")) {
                return Optional.of(PageNames.coverage(protocol));
            }
            return name.endsWith(".feature")
                    ? Optional.of(PageNames.scenarios(protocol) + "#" + name.replaceFirst("\\..*", ""))
                    : Optional.of(PageNames.protocol(protocol) + (name.equals("readings.md") ? "#readings" : ""));
        }
        return Optional.empty();
    }
}
