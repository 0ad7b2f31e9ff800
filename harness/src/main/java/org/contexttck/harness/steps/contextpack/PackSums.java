package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.wire.mcp.StructuredContent;
import org.contexttck.json.Difference;
import org.contexttck.json.JsonDiff;
import org.contexttck.json.Pointer;

/** How much a pack has, beside others, and whether it is the one that came elsewhere (CP-S-07, 09, 17, 22, 33, 36 to 40, 42; R64). */
public final class PackSums {

    private static final Pointer TOTAL = Pointer.parse("/total_items");
    /** So many items any layer may show. */
    private static final int FEW = 10;

    private static final List<String> IN_FORCE = List.of("intent", "layer", "domain", "project", "query");

    private final PackWorld world;

    public PackSums(PackWorld world) {
        this.world = world;
    }

    void countsItems(Pack pack) {
        int items = pack.items().size();
        boolean same = TOTAL.at(pack.node())
                .filter(JsonNode::isNumber)
                .filter(seen -> seen.decimalValue().compareTo(BigDecimal.valueOf(items)) == 0)
                .isPresent();
        world.check(pack, TOTAL, same, "must be " + items + ", the number of items in all sections");
    }

    void ascending(List<Pack> packs) {
        for (int i = 1; i < packs.size(); i++) {
            Pack smaller = packs.get(i - 1);
            int few = smaller.items().size();
            int many = packs.get(i).items().size();
            String other = PackWorld.line(packs.get(i).call());
            world.check(smaller, TOTAL)
                    .that(
                            few <= many,
                            "the pack has " + few + " items, must have no more than the " + many + " of " + other,
                            "at most " + many + " items");
        }
    }

    /** What is left to a default is the same as what names it. @param what the items that are counted, in words */
    void asMany(List<Pack> packs, String what, Function<Pack, Integer> count) {
        for (int i = 1; i < packs.size(); i++) {
            Pack one = packs.get(i - 1);
            int seen = count.apply(one);
            int wanted = count.apply(packs.get(i));
            String other = PackWorld.line(packs.get(i).call());
            world.check(one, TOTAL)
                    .that(
                            seen == wanted,
                            "the pack has " + seen + " " + what + ", must have the " + wanted + " of " + other,
                            wanted + " " + what);
        }
    }

    static int related(Pack pack) {
        return pack.items().stream().mapToInt(item -> item.related().size()).sum();
    }

    /** The last pack was asked for with the highest limit; an item of the others need not be in it. */
    void relatedUpToTheLimit(List<Pack> packs) {
        for (Pack last : packs.stream().skip(Math.max(0, packs.size() - 1)).toList()) {
            Map<String, Integer> known = new HashMap<>();
            last.items().forEach(item -> known.put(item.id(), item.related().size()));
            packs.subList(0, packs.size() - 1).forEach(pack -> relatedUpToTheLimit(pack, last, known));
        }
    }

    private void relatedUpToTheLimit(Pack pack, Pack last, Map<String, Integer> known) {
        int limit = pack.call().arguments().path("related_limit").asInt();
        for (Pack.Item item : pack.items()) {
            int more = known.getOrDefault(item.id(), 0);
            int seen = item.related().size();
            int wanted = Math.min(limit, more);
            Pointer place = item.pointer().child("related");
            world.check(pack, place)
                    .that(
                            seen >= wanted,
                            place + " has " + (seen == 0 ? "no items" : Counted.of(seen, "item")) + ", must have "
                                    + wanted + ": the same item has " + more + " in " + PackWorld.line(last.call()),
                            wanted + " related items");
        }
    }

    /** Packs for which something was asked otherwise; a refusal of one of them is a difference too. */
    void unalike(List<Pack> packs) {
        List<Pack> first = packs.stream().limit(1).toList();
        for (Pack pack : first) {
            int facets = pack.sections().size();
            boolean alike = packs.stream().allMatch(one -> one.shown().equals(pack.shown()));
            if (facets < 2 && alike && packs.stream().noneMatch(PackSums::ofADomain)) {
                world.evidence()
                        .inconclusive("the packs hold items of one facet only, so there is little to tell apart");
                return;
            }
            String others = packs.stream()
                    .skip(1)
                    .map(one -> PackWorld.line(one.call()))
                    .collect(Collectors.joining(", "));
            world.check(pack, Pack.SECTIONS)
                    .that(
                            !alike || packs.size() < world.calls().size(),
                            "the sections are the same as those of " + others + ", must not be the same for all",
                            "other sections for some of these");
        }
    }

    private static boolean ofADomain(Pack pack) {
        return pack.call().arguments().has("domain");
    }

    /** Held against the last one: by how many items there are, and how much they say. */
    void smallerThanTheLast(List<Pack> packs) {
        if (packs.size() < 2) {
            return;
        }
        Pack last = packs.get(packs.size() - 1);
        if (last.items().size() < FEW) {
            world.evidence()
                    .inconclusive(PackWorld.line(last.call()) + " has fewer than " + FEW
                            + " items, of which any pack may hold all");
            return;
        }
        Pack first = packs.get(0);
        world.check(first, Pack.SECTIONS)
                .that(
                        first.items().size() < last.items().size() || first.said() < last.said(),
                        "the pack has " + Counted.of(first.items().size(), "item") + " of " + first.said()
                                + " characters, must be more compact than the "
                                + last.items().size() + " items of "
                                + last.said() + " of " + PackWorld.line(last.call()),
                        "fewer items, or less text");
    }

    void scored(Pack pack) {
        List<Pack.Item> items = pack.items();
        boolean zero = items.stream()
                .allMatch(item -> item.node().path("score").isNumber()
                        && item.node().path("score").decimalValue().signum() == 0);
        world.check(pack, Pack.SECTIONS)
                .that(
                        items.isEmpty() || !zero,
                        "each of the " + Counted.of(items.size(), "item")
                                + " has a score of 0, must tell how well it fits",
                        "scores that are not all 0");
    }

    /** Text may hold the pack bare where structured content wraps it. */
    void sameTwice(Pack pack) {
        JsonNode result = pack.call().result().orElseThrow();
        Optional<JsonNode> direct = StructuredContent.direct(result);
        Optional<JsonNode> text = StructuredContent.inText(result);
        List<Difference> differences = direct.isEmpty() || text.isEmpty()
                ? List.of()
                : JsonDiff.between(bare(pack, direct.get()), bare(pack, text.get()));
        Check look =
                world.check(pack.call(), differences.size() + " differences").observed();
        differences.stream()
                .findFirst()
                .ifPresent(first -> look.that(
                        false,
                        ": " + (first.pointer().isEmpty() ? "the pack" : first.pointer()) + " is "
                                + Shown.at(first.left()) + " in structuredContent but " + Shown.at(first.right())
                                + " in the text block, must be the same",
                        "one pack in both places"));
    }

    private static JsonNode bare(Pack pack, JsonNode whole) {
        return pack.place().at(whole).orElse(whole);
    }

    /** Sections are compared only if the tool finds the same whenever it is asked the same. */
    void asWithoutNull(List<Pack> packs) throws InterruptedException {
        Optional<Pack> plain = world.find(PackWords.MATCHES, "{}");
        Optional<Pack> again = world.find(PackWords.MATCHES, "{}");
        if (plain.isPresent() && again.isPresent()) {
            boolean steady = plain.get().ids().equals(again.get().ids());
            packs.forEach(pack -> asWithoutNull(plain.get(), pack, steady));
        }
    }

    private void asWithoutNull(Pack plain, Pack pack, boolean steady) {
        for (String member : IN_FORCE) {
            JsonNode expected = plain.node().path(member);
            boolean same = pack.node().path(member).equals(expected);
            world.check(pack, Pointer.parse("/" + member), same, "must be " + expected + " as without null");
        }
        world.check(pack, Pack.SECTIONS)
                .that(
                        !steady || pack.ids().equals(plain.ids()),
                        "the pack holds " + pack.ids().size() + " items that are not the "
                                + plain.ids().size() + " of the call without null, must be the same",
                        "the items of the call without null");
    }
}
