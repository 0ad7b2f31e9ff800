package org.contexttck.reference.broken;

/** Has a ceiling for each layer that an explicit limit does not lift. Breaks CP-S-08. */
final class CeilingBelowLimit extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        switch (pack.json().path("layer").asText()) {
            case "wake" -> pack.shrinkTo(8);
            case "recall" -> pack.shrinkTo(24);
            default -> pack.shrinkTo(50);
        }
    }
}
