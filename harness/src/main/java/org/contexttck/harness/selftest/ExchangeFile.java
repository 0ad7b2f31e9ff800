package org.contexttck.harness.selftest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.catalogue.BrokenVariant;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.text.Elision;
import org.contexttck.reports.text.Excerpts;
import org.contexttck.reports.text.PointedPlace;

/**
 * The recorded exchanges of one protocol, {@code <protocol>/exchanges.json}: for each requirement what the reference and its
 * broken variants exchanged, shortened. What is recorded anew replaces what was there; the rest stays, as long as the catalogue
 * names it.
 */
final class ExchangeFile {

    private static final Elision LIMITS = new Elision(1_400, 160, 4);
    private static final String REFERENCE = "";

    private final Map<String, ObjectNode> entries = new HashMap<>();

    /** What an earlier recording left in a file. */
    static ExchangeFile read(Path file) throws IOException {
        ExchangeFile exchanges = new ExchangeFile();
        if (Files.exists(file)) {
            for (JsonNode one : Json.parse(Files.readString(file))) {
                exchanges.put((ObjectNode) one);
            }
        }
        return exchanges;
    }

    /** Adds what a variant's first finding shows, and the same of the reference, if there is any. */
    void add(String requirement, String variant, Finding finding, List<Excerpt> reference) {
        put(entry(requirement, variant, finding.headline(), finding.pointer(), finding.excerpt()));
        if (!reference.isEmpty()) {
            put(entry(requirement, REFERENCE, "", finding.pointer(), reference));
        }
    }

    /**
     * The file's text: a JSON array in the order of the catalogue, the reference before the variants, one entry a line. Of
     * the variants of a requirement the first that has messages keeps them.
     */
    String text(Catalogue catalogue, String protocol) {
        List<String> lines = new ArrayList<>();
        for (Requirement one : catalogue.byProtocol(protocol)) {
            entry(one.id(), REFERENCE).ifPresent(it -> lines.add(Json.write(it)));
            boolean shown = false;
            for (BrokenVariant variant : one.broken()) {
                Optional<ObjectNode> entry = entry(one.id(), variant.variant());
                if (entry.isPresent()) {
                    lines.add(Json.write(shown ? withoutMessages(entry.get()) : entry.get()));
                    shown |= !entry.get().path("messages").isEmpty();
                }
            }
        }
        return "[\n" + String.join(",\n", lines) + "\n]\n";
    }

    private Optional<ObjectNode> entry(String requirement, String variant) {
        return Optional.ofNullable(entries.get(key(requirement, variant)));
    }

    private static ObjectNode withoutMessages(ObjectNode entry) {
        ObjectNode said = entry.deepCopy();
        said.putArray("messages");
        return said;
    }

    private void put(ObjectNode entry) {
        entries.put(
                key(entry.path("requirement").asText(), entry.path("variant").asText()), entry);
    }

    private static ObjectNode entry(
            String requirement, String variant, String says, String pointer, List<Excerpt> messages) {
        ObjectNode entry = Json.object()
                .put("requirement", requirement)
                .put("variant", variant)
                .put("says", says)
                .put("pointer", pointer);
        ArrayNode list = entry.putArray("messages");
        for (Excerpt one : messages) {
            list.addObject()
                    .put("direction", one.direction() == ExcerptDirection.SENT ? "sent" : "received")
                    .put("text", Excerpts.shorten(one.text(), PointedPlace.in(one.text(), pointer), LIMITS));
        }
        return entry;
    }

    private static String key(String requirement, String variant) {
        return requirement + " " + variant;
    }
}
