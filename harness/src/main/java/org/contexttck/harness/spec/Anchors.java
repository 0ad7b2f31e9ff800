package org.contexttck.harness.spec;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.catalogue.Catalogue;

/** Where an id stands in the site. An id is its own anchor, and stays so. */
public final class Anchors {

    private final Map<String, String> pages = new HashMap<>();

    public Anchors(Catalogue catalogue, List<FieldCase> cases) {
        catalogue.all().forEach(it -> pages.put(it.id(), PageNames.protocol(it.protocol())));
        catalogue.readings().forEach(it -> pages.put(it.id(), PageNames.protocol(it.protocol())));
        cases.forEach(it -> pages.put(it.id(), PageNames.CASES));
    }

    /** The address of a requirement, reading or field case; empty if there is none of this id. */
    public Optional<String> href(String id) {
        return Optional.ofNullable(pages.get(id)).map(page -> page + "#" + id);
    }
}
