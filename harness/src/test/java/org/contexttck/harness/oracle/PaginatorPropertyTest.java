package org.contexttck.harness.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import org.contexttck.harness.json.Json;
import org.contexttck.reference.contextsaving.Page;
import org.contexttck.reference.contextsaving.PageRequest;
import org.contexttck.reference.contextsaving.Paginator;

/** The oracle accepts every page of the reference's paginator, and none of its distortions. */
class PaginatorPropertyTest {

    @Property(tries = 2000)
    void theOracleAcceptsEachPage(
            @ForAll @IntRange(max = 40) int size,
            @ForAll("numbers") Optional<BigInteger> offset,
            @ForAll("numbers") Optional<BigInteger> limit) {
        List<Integer> all = IntStream.range(0, size).boxed().toList();
        PageAsk ask = new PageAsk(offset, limit);
        Page<Integer> page = Paginator.page(all, new PageRequest(offset, limit));
        boolean nothingAskedFor = limit.filter(number -> number.signum() == 0).isPresent();

        assertThat(PageOracle.slice(all, ask)).isEqualTo(page.items());
        assertThat(nothingAskedFor ? Optional.empty() : PageOracle.itemsFault(page.items(), all, ask))
                .isEmpty();
        assertThat(page.info().isPresent()).isEqualTo(offset.isPresent() || limit.isPresent());
        if (page.info().isPresent()) {
            ObjectNode info = info(page);
            assertThat(PageOracle.members(info, ask, page.items().size())).isEmpty();
            assertThat(PageOracle.hasMore(info, ask, page.items().size())).isEmpty();
            assertThat(PageOracle.total(info, size)).isEmpty();

            info.put("has_more", !info.get("has_more").booleanValue());
            assertThat(PageOracle.hasMore(info, ask, page.items().size())).isPresent();
            info.put("total", size + 1);
            assertThat(PageOracle.total(info, size)).isPresent();
        }
    }

    @Property(tries = 1000)
    void theOracleRejectsAnItemMoreOrAnother(
            @ForAll @IntRange(min = 2, max = 40) int size, @ForAll @IntRange(max = 50) int offset) {
        List<Integer> all = IntStream.range(0, size).boxed().toList();
        PageAsk ask = new PageAsk(Optional.of(BigInteger.valueOf(offset)), Optional.of(BigInteger.TWO));
        List<Integer> page = new ArrayList<>(PageOracle.slice(all, ask));

        List<Integer> more = new ArrayList<>(page);
        more.add(-1);
        assertThat(PageOracle.itemsFault(more, all, ask)).isPresent();
        if (!page.isEmpty()) {
            page.set(0, page.get(0) + 1);
            assertThat(PageOracle.itemsFault(page, all, ask)).isPresent();
        }
    }

    @Provide
    Arbitrary<Optional<BigInteger>> numbers() {
        Arbitrary<BigInteger> small = Arbitraries.bigIntegers().between(BigInteger.ZERO, BigInteger.valueOf(45));
        Arbitrary<BigInteger> large = Arbitraries.of(
                BigInteger.ONE.shiftLeft(53).add(BigInteger.ONE),
                BigInteger.ONE.shiftLeft(63).subtract(BigInteger.ONE),
                BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE));
        return Arbitraries.frequencyOf(Tuple.of(6, small), Tuple.of(1, large)).optional(0.8);
    }

    private static ObjectNode info(Page<Integer> page) {
        ObjectNode info = Json.object();
        page.info().orElseThrow().toMap().forEach((name, value) -> {
            if (value instanceof Boolean flag) {
                info.put(name, flag);
            } else {
                info.put(name, new BigInteger(String.valueOf(value)));
            }
        });
        return info;
    }
}
