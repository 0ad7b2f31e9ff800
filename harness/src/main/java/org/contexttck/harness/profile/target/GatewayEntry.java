package org.contexttck.harness.profile.target;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.contexttck.harness.profile.yaml.Binder;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.Value;

/**
 * How to reach the gateway under test, and how participants join it. In {@code url} and {@code headers}, {@code {id}},
 * {@code {room}} and {@code {token}} stand for the participant's own; {@code {port}} for the port the kit chose.
 *
 * @param preset the gateway, of {@link GatewayPresets}, from which is taken what is left out
 * @param url ws or wss URL, possibly with such places
 * @param headers sent with the opening request of each connection
 * @param start what to run before and end after the tests, with {@code {port}} in it; empty if the gateway is there already
 * @param form what its messages look like
 * @param room the room, topic or space to meet in; empty if the kit may make one up
 * @param token what each participant shows to be let in; empty if nothing
 * @param seats the participants that the gateway knows; none if any may join
 */
public record GatewayEntry(
        @Key(standard = GatewayPresets.STANDARD) String preset,

        @Key(places = {"port", "id", "room", "token"}) String url,

        @Key(places = {"id", "room", "token"}) Map<String, String> headers,

        Optional<ListeningProgram> start,
        @Key(inline = true) GatewayForm form,
        Optional<String> room,
        @Key(secret = true) Optional<String> token,
        @Key(name = "participants") List<Seat> seats) {

    private static final Pattern URL = Pattern.compile(
            "wss?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+])(:([0-9]{1,5}|\\{port}))?([/?]([^#\\s\"<>\\\\^`|])*)?");
    private static final String PORT = "{port}";

    /** The most participants that one scenario needs. */
    private static final int MOST = 4;

    /**
     * A participant that the gateway knows.
     *
     * @param token its own; empty for that of the gateway
     */
    public record Seat(
            @Key(required = true, advice = "the name by which the gateway knows the participant")
            String id,

            @Key(secret = true) Optional<String> token) {}

    public GatewayEntry {
        seats = List.copyOf(byId(seats));
    }

    /** The same gateway, as if it were one that a preset describes. */
    public GatewayEntry as(String other) {
        GatewayEntry standard =
                Binder.of("{preset: " + other + ", start: {command: [x, '{port}']}}", GatewayEntry.class);
        String path = standard.url().replaceFirst("^wss?://[^/?]*", "");
        String own = url.replaceFirst("^wss?://[^/?]*", "");
        boolean bare = own.isEmpty() || own.equals("/");
        return new GatewayEntry(
                other,
                bare ? url.substring(0, url.length() - own.length()) + path : url,
                headers.isEmpty() ? standard.headers() : headers,
                start,
                standard.form(),
                room,
                token,
                seats);
    }

    private static Collection<Seat> byId(List<Seat> seats) {
        Map<String, Seat> byId = new LinkedHashMap<>();
        seats.forEach(seat -> byId.put(seat.id(), seat));
        return byId.values();
    }

    static String standard(String key, Members members) {
        return GatewayPresets.standard(key, members);
    }

    static Optional<String> preset(Value value) {
        return GatewayPresets.named(value);
    }

    static Optional<String> url(Value value) {
        Optional<String> url = value.text();
        url.ifPresent(text -> value.hideWithin(List.of(text)));
        if (url.filter(text -> !URL.matcher(text).matches()).isPresent()) {
            value.problem("must be a ws or wss URL without user and fragment", "for example ws://127.0.0.1:{port}/");
        }
        return url;
    }

    static Optional<Map<String, String>> headers(Value value) {
        return NamedTexts.headers(value);
    }

    void check(Members members) {
        Optional<Value> program = members.get("start");
        program.ifPresent(it -> StartCommand.check(it, Set.of("port")));
        if (url.contains(PORT) && start.isEmpty()) {
            members.get("url")
                    .orElse(members.owner())
                    .problem(
                            members.has("url") ? "has {port}, and there is no start" : "lacks url or start",
                            "give the port of the gateway that is running, or the command that starts one on {port}");
        } else if (url.contains(PORT) && start.get().start().texts().noneMatch(text -> text.contains(PORT))) {
            program.orElseThrow()
                    .problem("must say {port} in command or env", "the kit chooses a free port and tells it so");
        }
        members.get("participants")
                .filter(it -> it.kind() == NodeKind.LIST && seats.size() < MOST)
                .ifPresent(it ->
                        it.problem("must name at least " + MOST + " participants", "so many take part in a scenario"));
    }
}
