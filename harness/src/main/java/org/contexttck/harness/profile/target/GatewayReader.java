package org.contexttck.harness.profile.target;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.Scalars;
import org.contexttck.harness.profile.yaml.Template;
import org.contexttck.harness.profile.yaml.Value;

/** Reads {@code gateway}. A key that is left out is taken from the preset. */
public final class GatewayReader {

    private static final Pattern URL = Pattern.compile(
            "wss?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+])(:([0-9]{1,5}|\\{port}))?([/?]([^#\\s\"<>\\\\^`|])*)?");
    private static final String PORT = "{port}";
    private static final Set<String> OWN = Set.of("id", "room", "token");

    private GatewayReader() {}

    public static Optional<GatewayEntry> read(Value gateway) {
        Members members = gateway.members(
                "preset",
                "url",
                "headers",
                "start",
                "protocol",
                "join",
                "welcome",
                "error",
                "presence",
                "echo",
                "kinds",
                "room",
                "token",
                "participants");
        GatewayPresets.Preset preset = members.get("preset")
                .flatMap(GatewayReader::preset)
                .or(() -> GatewayPresets.of(GatewayPresets.STANDARD))
                .orElseThrow();
        Optional<StartCommand> start = members.get("start").map(GatewayReader::start);
        String url = members.get("url").flatMap(GatewayReader::url).orElse(preset.url());
        checkPort(members, url, start);
        return Optional.of(new GatewayEntry(
                url,
                members.get("headers").map(GatewayReader::headers).orElse(preset.headers()),
                start,
                form(members, preset.form()),
                members.get("room").flatMap(Value::text),
                members.get("token").flatMap(GatewayReader::secret),
                members.get("participants").map(GatewayReader::seats).orElse(List.of())));
    }

    private static Optional<GatewayPresets.Preset> preset(Value value) {
        Optional<GatewayPresets.Preset> preset = value.text().flatMap(GatewayPresets::of);
        if (preset.isEmpty() && value.kind() == NodeKind.TEXT) {
            value.problem("is no preset that the kit has", "it has " + String.join(", ", GatewayPresets.names()));
        }
        return preset;
    }

    private static StartCommand start(Value value) {
        StartCommand start = ServerReader.start(value.members("command", "env", "directory", "ready-after"));
        checkPlaces(value, start, Set.of("port"));
        return start;
    }

    /** A problem for each name in braces that nothing will be filled in for. */
    public static void checkPlaces(Value value, StartCommand start, Set<String> known) {
        start.command().forEach(word -> Template.check(value, word, known));
        start.environment().values().forEach(word -> Template.check(value, word, known));
    }

    private static Optional<String> url(Value value) {
        Optional<String> url = value.text();
        url.filter(text -> !URL.matcher(text).matches())
                .ifPresent(text -> value.problem(
                        "must be a ws or wss URL without user and fragment", "for example ws://127.0.0.1:{port}/"));
        url.ifPresent(text -> Template.check(value, text, Set.of("port", "id", "room", "token")));
        return url;
    }

    private static void checkPort(Members members, String url, Optional<StartCommand> start) {
        boolean chosen = url.contains(PORT);
        if (chosen && start.isEmpty() && members.readable()) {
            Value at = members.get("url").orElse(members.owner());
            at.problem(
                    members.has("url") ? "has {port}, and there is no start" : "lacks url or start",
                    "give the port of the gateway that is running, or the command that starts one on {port}");
        }
        if (chosen && start.isPresent() && !named(start.get())) {
            Value at = members.get("start").orElse(members.owner());
            at.problem("must say {port} in command or env", "the kit chooses a free port and tells it so");
        }
    }

    private static boolean named(StartCommand start) {
        return start.command().stream().anyMatch(word -> word.contains(PORT))
                || start.environment().values().stream().anyMatch(word -> word.contains(PORT));
    }

    private static GatewayForm form(Members members, GatewayForm preset) {
        return new GatewayForm(
                orFalse(members, "protocol", preset.protocol(), Value::text),
                orFalse(members, "join", preset.join(), value -> template(value, OWN)),
                orFalse(members, "welcome", preset.welcome(), GatewayReader::mark),
                members.get("error").map(GatewayReader::marks).orElse(preset.errors()),
                members.has("presence") && members.get("presence").orElseThrow().isFalse()
                        ? List.of()
                        : members.get("presence").map(GatewayReader::marks).orElse(preset.presence()),
                members.get("echo").flatMap(GatewayReader::echo).orElse(preset.echo()),
                members.get("kinds").map(GatewayReader::kinds).orElse(preset.kinds()));
    }

    /** What a key gives; nothing where it is false, the preset's where it is left out. */
    private static <T> Optional<T> orFalse(
            Members members, String name, Optional<T> preset, Function<Value, Optional<T>> reader) {
        Optional<Value> value = members.get(name);
        if (value.isEmpty()) {
            return preset;
        }
        return value.get().isFalse() ? Optional.empty() : reader.apply(value.get());
    }

    private static Map<String, String> headers(Value value) {
        Map<String, String> headers = HeaderReader.read(value);
        headers.values().forEach(text -> Template.check(value, text, OWN));
        return headers;
    }

    /** An envelope in whose texts these names may be filled in. */
    public static Optional<ObjectNode> template(Value value, Set<String> known) {
        if (value.kind() != NodeKind.OBJECT) {
            value.wrongKind("an object", "write the envelope as {name: value}");
            return Optional.empty();
        }
        Optional<ObjectNode> template = value.arguments();
        template.ifPresent(envelope -> texts(envelope).forEach(text -> Template.check(value, text, known)));
        return template;
    }

    private static List<String> texts(JsonNode node) {
        if (node.isTextual()) {
            return List.of(node.textValue());
        }
        List<String> texts = new ArrayList<>();
        node.forEach(inner -> texts.addAll(texts(inner)));
        return texts;
    }

    /** A kind as a text, or a place with or without the value there. */
    public static Optional<EnvelopeMark> mark(Value value) {
        if (value.kind() == NodeKind.TEXT) {
            return value.text().map(EnvelopeMark::kind);
        }
        Members members = value.members("at", "is");
        return members.required("at", "for example {at: /kind, is: system/error}")
                .flatMap(Scalars::pointer)
                .map(at -> new EnvelopeMark(at, members.get("is").flatMap(Value::json)));
    }

    private static List<EnvelopeMark> marks(Value value) {
        return value.oneOrMore().stream()
                .map(GatewayReader::mark)
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<GatewayForm.Echo> echo(Value value) {
        if (value.isTrue()) {
            return Optional.of(GatewayForm.Echo.YES);
        }
        if (value.isFalse()) {
            return Optional.of(GatewayForm.Echo.NO);
        }
        if (value.kind() != NodeKind.TEXT || !value.raw().equals("either")) {
            value.problem("must be true, false or either", "");
        }
        return Optional.of(GatewayForm.Echo.EITHER);
    }

    private static Set<String> kinds(Value value) {
        if (value.kind() == NodeKind.TEXT && value.raw().equals("any")) {
            return Set.of();
        }
        Set<String> kinds = new LinkedHashSet<>();
        value.items().forEach(item -> item.text().ifPresent(kinds::add));
        return kinds;
    }

    private static List<GatewayEntry.Seat> seats(Value value) {
        Map<String, GatewayEntry.Seat> seats = new LinkedHashMap<>();
        for (Value item : value.items()) {
            Members members = item.members("id", "token");
            Optional<String> token = members.get("token").flatMap(GatewayReader::secret);
            members.required("id", "the name by which the gateway knows the participant")
                    .flatMap(Value::text)
                    .ifPresent(id -> seats.put(id, new GatewayEntry.Seat(id, token)));
        }
        if (value.kind() == NodeKind.LIST && seats.size() < SEATS) {
            value.problem("must name at least " + SEATS + " participants", "so many take part in a scenario");
        }
        return List.copyOf(seats.values());
    }

    /** The most participants that one scenario needs. */
    private static final int SEATS = 4;

    private static Optional<String> secret(Value value) {
        Optional<String> token = value.scalar();
        token.ifPresent(text -> value.reading().secret(value.node().getStartMark(), value.path(), text));
        return token;
    }
}
