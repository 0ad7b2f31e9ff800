package org.contexttck.reference.broken.gateway;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.contexttck.reference.gateway.ContextHead;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Filter;
import org.contexttck.reference.gateway.GatewayBehaviour;
import org.contexttck.reference.gateway.Member;

/** Messages that go to the wrong participants, too often or out of order. */
final class Deliveries {

    private static final int LARGE = 50_000;
    private static final long IDLE_NANOS = 1_500_000_000L;

    static final GatewayMistakes ALL = new GatewayMistakes()
            .behaviour("AddressesCountOutsideContexts", () -> new GatewayBehaviour() {
                @Override
                public boolean heedsAddressees() {
                    return false;
                }

                @Override
                public List<Member> receivers(Envelope envelope, Member sender, List<Member> others) {
                    boolean all =
                            envelope.context().isPresent() || envelope.to().isEmpty();
                    return others.stream()
                            .filter(one -> all || envelope.to().contains(one.id()))
                            .toList();
                }
            })
            .receivers(
                    "DeliversContextMessagesTwice",
                    () -> (sender, others) ->
                            Stream.concat(others.stream(), others.stream()).toList())
            .filter(
                    "FilterForEverybody",
                    (envelope, receiver, all) ->
                            all.stream().allMatch(member -> member.filter().passes(envelope)))
            .filter(
                    "FilterHidesMainContext",
                    (envelope, receiver, all) -> receiver.filter().passes(envelope)
                            && (envelope.context().isPresent()
                                    || receiver.filter().equals(Filter.NONE)))
            .filter(
                    "FilterKeepsConclusions",
                    (envelope, receiver, all) -> envelope.kind().equals("conclusion")
                            || receiver.filter().passes(envelope))
            .filter(
                    "FilterKeepsWhatRefersToContext",
                    (envelope, receiver, all) -> envelope.correlationId()
                                    .filter(receiver.filter().ids()::contains)
                                    .isPresent()
                            || receiver.filter().passes(envelope))
            .filter(
                    "FilterKeepsLongerTypes",
                    (envelope, receiver, all) -> receiver.filter().passes(envelope)
                            || envelope.context().flatMap(ContextHead::type).stream()
                                    .anyMatch(type -> receiver.filter().types().stream()
                                            .anyMatch(wanted -> type.startsWith(wanted + "/"))))
            .filter("FilterOpensToTheAddressed", Deliveries::openedByAddress)
            .filter("FiltersByTheFirstType", Deliveries::byTheFirstType)
            .filter("FiltersEndWhenIdle", Deliveries::untilIdle)
            .filter("FiltersEndWhenSomebodyLeaves", Deliveries::untilSomebodyLeaves)
            .behaviour("OvertakesLargeMessages", () -> new GatewayBehaviour() {
                @Override
                public Duration delay(Envelope envelope) {
                    return envelope.text().length() > LARGE ? Duration.ofMillis(300) : Duration.ZERO;
                }
            })
            .receivers("PlainParticipantsMissContext", Deliveries::toUsers)
            .receivers(
                    "SkipsContextMessages",
                    () -> (sender, others) -> others.stream().limit(1).toList());

    private Deliveries() {}

    /** A context has the type that it was given first, whatever a later message says. */
    private static GatewayMistakes.Passing byTheFirstType() {
        Map<String, String> types = new ConcurrentHashMap<>();
        return (envelope, receiver, all) -> envelope.context()
                .map(context -> {
                    Filter filter = receiver.filter();
                    String key = receiver.room() + " " + context.id();
                    context.type().ifPresent(type -> types.putIfAbsent(key, type));
                    boolean named = filter.ids().contains(context.id())
                            || Optional.ofNullable(types.get(key))
                                    .filter(filter.types()::contains)
                                    .isPresent();
                    return named == (filter.mode() == Filter.Mode.KEEP);
                })
                .orElse(receiver.filter().main());
    }

    /** A context in which somebody was addressed once gets past its filter from then on. */
    private static GatewayMistakes.Passing openedByAddress() {
        Set<String> opened = ConcurrentHashMap.newKeySet();
        return (envelope, receiver, all) -> {
            String key = receiver.room() + " " + receiver.id() + " "
                    + envelope.context().map(ContextHead::id).orElse("");
            if (envelope.to().contains(receiver.id())) {
                opened.add(key);
            }
            return opened.contains(key) || receiver.filter().passes(envelope);
        };
    }

    /** The filters of a room are gone with the first who leaves it. */
    private static GatewayMistakes.Passing untilSomebodyLeaves() {
        Map<String, Set<Member>> rooms = new ConcurrentHashMap<>();
        return (envelope, receiver, all) -> {
            Set<Member> seen = rooms.computeIfAbsent(receiver.room(), room -> ConcurrentHashMap.newKeySet());
            seen.addAll(all);
            return !all.containsAll(seen) || receiver.filter().passes(envelope);
        };
    }

    /** The filters of a room are gone once nothing has been said in it for a while. */
    private static GatewayMistakes.Passing untilIdle() {
        Map<String, Long> last = new ConcurrentHashMap<>();
        Set<String> idle = ConcurrentHashMap.newKeySet();
        return (envelope, receiver, all) -> {
            long now = System.nanoTime();
            if (now - Optional.ofNullable(last.put(receiver.room(), now)).orElse(now) > IDLE_NANOS) {
                idle.add(receiver.room());
            }
            return idle.contains(receiver.room()) || receiver.filter().passes(envelope);
        };
    }

    /** To those who have used a context themselves. */
    private static BiFunction<Member, List<Member>, List<Member>> toUsers() {
        Set<Member> users = ConcurrentHashMap.newKeySet();
        return (sender, others) -> {
            users.add(sender);
            return others.stream().filter(users::contains).toList();
        };
    }
}
