package org.contexttck.harness.profile.target;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** Gateways whose wire the kit knows, by the words of {@code gateway.preset}. */
final class GatewayPresets {

    /** The kit's own binding, features/sub-context/binding.md; taken where a profile names none. */
    static final String STANDARD = "mcpp-0.1";

    private static final EnvelopeMark WELCOME = EnvelopeMark.kind("system/welcome");
    private static final EnvelopeMark ERROR = EnvelopeMark.kind("system/error");
    private static final List<EnvelopeMark> PRESENCE = List.of(EnvelopeMark.kind("system/presence"));

    private static final Map<String, Preset> ALL = all();

    private GatewayPresets() {}

    /** What a preset fills in. */
    record Preset(String url, Map<String, String> headers, GatewayForm form) {}

    static Set<String> names() {
        return ALL.keySet();
    }

    static Optional<Preset> of(String name) {
        return Optional.ofNullable(ALL.get(name));
    }

    private static Map<String, Preset> all() {
        Map<String, Preset> all = new LinkedHashMap<>();
        all.put(
                STANDARD,
                new Preset(
                        "ws://127.0.0.1:{port}/",
                        Map.of(),
                        new GatewayForm(
                                Optional.of("mcpp/v0.1"),
                                object("{\"kind\":\"system/join\",\"payload\":"
                                        + "{\"participant\":\"{id}\",\"room\":\"{room}\",\"token\":\"{token}\"}}"),
                                Optional.of(WELCOME),
                                List.of(ERROR),
                                PRESENCE,
                                GatewayForm.Echo.NO,
                                Set.of())));
        all.put(
                "mew-0.4",
                new Preset(
                        "ws://127.0.0.1:{port}/",
                        Map.of(),
                        new GatewayForm(
                                Optional.of("mew/v0.4"),
                                object("{\"type\":\"join\",\"participantId\":\"{id}\",\"space\":\"{room}\","
                                        + "\"token\":\"{token}\"}"),
                                Optional.of(WELCOME),
                                List.of(ERROR),
                                PRESENCE,
                                GatewayForm.Echo.YES,
                                Set.of())));
        all.put(
                "mcpx-0.1",
                new Preset(
                        "ws://127.0.0.1:{port}/ws?topic={room}",
                        Map.of("Authorization", "Bearer {token}"),
                        new GatewayForm(
                                Optional.of("mcpx/v0.1"),
                                Optional.empty(),
                                Optional.of(WELCOME),
                                List.of(ERROR, new EnvelopeMark(Pointer.parse("/error"), Optional.empty())),
                                PRESENCE,
                                GatewayForm.Echo.YES,
                                Set.of())));
        return all;
    }

    private static Optional<ObjectNode> object(String json) {
        return Optional.of((ObjectNode) Json.parse(json));
    }
}
