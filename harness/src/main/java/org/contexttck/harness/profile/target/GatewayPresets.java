package org.contexttck.harness.profile.target;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.Value;

/** Gateways whose wire the kit knows, by the words of {@code gateway.preset}. */
public final class GatewayPresets {

    /** The kit's own binding, features/sub-context/binding.md; taken where a profile names none. */
    public static final String STANDARD = "mcpp-0.1";

    /** In YAML; a preset's key stands for its own, where it has no other. */
    private static final Map<String, String> ALL_HAVE = Map.of(
            "url", "ws://127.0.0.1:{port}/",
            "welcome", "system/welcome",
            "error", "system/error",
            "presence", "system/presence");

    private static final Map<String, Map<String, String>> OWN = new LinkedHashMap<>();

    static {
        OWN.put(
                STANDARD,
                Map.of(
                        "protocol", "mcpp/v0.1",
                        "join", "{kind: system/join, payload: {participant: '{id}', room: '{room}', token: '{token}'}}",
                        "echo", "false"));
        OWN.put(
                "mew-0.4",
                Map.of(
                        "protocol", "mew/v0.4",
                        "join", "{type: join, participantId: '{id}', space: '{room}', token: '{token}'}",
                        "echo", "true"));
        OWN.put(
                "mcpx-0.1",
                Map.of(
                        "url", "ws://127.0.0.1:{port}/ws?topic={room}",
                        "headers", "{Authorization: 'Bearer {token}'}",
                        "protocol", "mcpx/v0.1",
                        "error", "[system/error, {at: /error}]",
                        "echo", "true"));
    }

    private GatewayPresets() {}

    /** All of them. */
    public static List<String> names() {
        return List.copyOf(OWN.keySet());
    }

    /** The name of a preset; a problem if there is no such one. */
    static Optional<String> named(Value value) {
        Optional<String> name = value.text();
        if (name.filter(it -> !names().contains(it)).isPresent()) {
            value.problem("is no preset that the kit has", "it has " + String.join(", ", names()));
        }
        return name;
    }

    /** What the preset of a gateway fills in for a key, in YAML; empty for nothing. */
    static String standard(String key, Members gateway) {
        Map<String, String> own = OWN.getOrDefault(gateway.word("preset", STANDARD), OWN.get(STANDARD));
        return own.getOrDefault(key, ALL_HAVE.getOrDefault(key, ""));
    }
}
