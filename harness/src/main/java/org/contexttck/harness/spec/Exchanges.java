package org.contexttck.harness.spec;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.json.Json;

/**
 * The exchanges that {@code selftest --record} wrote, {@code features/<protocol>/exchanges.json}: an array of objects
 * {@code {requirement, variant, says, pointer, messages: [{direction, text}]}}, variant and says being empty where the
 * reference holds.
 */
public final class Exchanges {

    private final Map<String, List<Exchange>> byRequirement = new HashMap<>();

    static Exchanges read(SpecSources sources) {
        Exchanges all = new Exchanges();
        sources.catalogue().protocols().forEach(protocol -> all.add(sources, protocol));
        return all;
    }

    /** Those of one protocol alone. */
    public static Exchanges of(SpecSources sources, String protocol) {
        Exchanges some = new Exchanges();
        some.add(sources, protocol);
        return some;
    }

    private void add(SpecSources sources, String protocol) {
        sources.text("features/" + protocol + "/exchanges.json")
                .map(Json::parse)
                .ifPresent(this::add);
    }

    private void add(JsonNode file) {
        for (JsonNode one : file) {
            List<Exchange.Sent> messages = new ArrayList<>();
            one.path("messages")
                    .forEach(it -> messages.add(new Exchange.Sent(
                            it.path("direction").asText(), it.path("text").asText())));
            byRequirement
                    .computeIfAbsent(one.path("requirement").asText(), id -> new ArrayList<>())
                    .add(new Exchange(
                            one.path("variant").asText(),
                            one.path("says").asText(),
                            one.path("pointer").asText(),
                            messages));
        }
    }

    /** What was exchanged with the reference, which holds the requirement. */
    public Optional<Exchange> holding(String requirement) {
        return of(requirement).stream().filter(Exchange::holds).findFirst();
    }

    /** What was exchanged with a variant that breaks the requirement. */
    public Optional<Exchange> breaking(String requirement, String variant) {
        return of(requirement).stream().filter(it -> it.by().equals(variant)).findFirst();
    }

    /** The variants of which something is recorded. */
    List<String> variants(String requirement) {
        return of(requirement).stream()
                .filter(it -> !it.holds())
                .map(Exchange::by)
                .toList();
    }

    private List<Exchange> of(String requirement) {
        return byRequirement.getOrDefault(requirement, List.of());
    }
}
