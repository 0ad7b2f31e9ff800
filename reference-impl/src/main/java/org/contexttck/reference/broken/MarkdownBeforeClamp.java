package org.contexttck.reference.broken;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Renders two items that the limit has cut off. Breaks CP-S-15. */
final class MarkdownBeforeClamp extends BrokenPack {

    private static final List<String> CUT_OFF = List.of(
            "- **Decision about token families** (decision, `mem_0001`)\n",
            "- **Decision about clock skew** (decision, `mem_0012`)\n",
            "- **Decision about session revocation** (decision, `mem_0023`)\n");

    @Override
    protected void spoil(Request request, Pack pack) {
        Set<String> shown = new HashSet<>();
        pack.items().forEach(item -> shown.add(item.path("id").asText()));
        StringBuilder markdown = new StringBuilder(pack.markdown());
        for (String line : CUT_OFF) {
            if (!pack.isEmpty() && shown.stream().noneMatch(line::contains)) {
                markdown.append(line);
            }
        }
        pack.json().put("markdown", markdown.toString());
    }
}
