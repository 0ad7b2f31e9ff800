package org.contexttck.reference.broken;

/** Renders the first three items of each section. Breaks CP-S-16. */
final class MarkdownDropsItems extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        StringBuilder markdown = new StringBuilder();
        int inSection = 0;
        for (String line : pack.markdown().split("(?<=\n)")) {
            inSection = line.startsWith("- ") ? inSection + 1 : 0;
            markdown.append(inSection > 3 ? "" : line);
        }
        pack.json().put("markdown", markdown.toString());
    }
}
