package org.contexttck.reference.broken;

/** Writes scores as texts. Breaks CP-S-12; neighbours: CP-S-03. */
final class ScoreAsText extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        pack.items().forEach(item -> item.put("score", item.path("score").asText()));
    }
}
