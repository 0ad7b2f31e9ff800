package org.contexttck.reports.text;

import java.util.List;

/** Where several JSON Pointers lead in one message. */
record PointedPlaces(List<Place> all) {

    /** No pointer. */
    static final PointedPlaces NONE = new PointedPlaces(List.of());

    static PointedPlaces of(WireNode message, List<String> pointers) {
        return new PointedPlaces(pointers.stream()
                .map(pointer -> Place.of(message, pointer))
                .filter(place -> !place.chain().isEmpty())
                .toList());
    }

    /** Those that lead to a value, and of the others those to be told of. */
    PointedPlaces shown(boolean missing) {
        return new PointedPlaces(
                all.stream().filter(place -> missing || place.found()).toList());
    }

    boolean found() {
        return all.stream().anyMatch(Place::found);
    }

    /** Whether this very value is on the way to one of them. */
    boolean passes(WireNode node) {
        return all.stream().anyMatch(place -> place.passes(node));
    }

    /** Whether this very value is one of them, or the last on the way to one that is not there. */
    boolean ends(WireNode node) {
        return all.stream().anyMatch(place -> place.ends(node));
    }

    /** Whether this very value is one of them. */
    boolean marks(WireNode node) {
        return all.stream().anyMatch(place -> place.found() && place.ends(node));
    }

    /** The names that are looked for in this very value and not there. */
    List<String> missing(WireNode node) {
        return all.stream()
                .filter(place -> !place.found() && place.ends(node))
                .map(Place::missing)
                .distinct()
                .toList();
    }
}
