package org.contexttck.harness.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.contexttck.json.Json;
import org.contexttck.reference.contextsaving.Page;
import org.contexttck.reference.contextsaving.PageRequest;
import org.contexttck.reference.contextsaving.Paginator;
import org.contexttck.seeds.Seeds;
import org.junit.jupiter.api.Test;

/** The oracle accepts every page of the reference's paginator, and none of its distortions. */
class PaginatorPropertyTest {

    private static final List<BigInteger> LARGE = List.of(
            BigInteger.ONE.shiftLeft(53).add(BigInteger.ONE),
            BigInteger.ONE.shiftLeft(63).subtract(BigInteger.ONE),
            BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE));

    @Test
    void theOracleAcceptsEachPage() {
        Seeds.each(2000, random -> {
            int size = random.nextInt(41);
            Optional<BigInteger> limit = number(random);
            List<Integer> all = IntStream.range(0, size).boxed().toList();
            RequestedPage ask = new RequestedPage(number(random), limit);
            Page<Integer> page = Paginator.page(all, new PageRequest(ask.offset(), limit));
            boolean nothingAskedFor =
                    limit.filter(number -> number.signum() == 0).isPresent();

            assertThat(PageOracle.slice(all, ask)).isEqualTo(page.items());
            assertThat(nothingAskedFor ? Optional.empty() : PageOracle.itemsFault(page.items(), all, ask))
                    .isEmpty();
            assertThat(page.info().isPresent()).isEqualTo(ask.offset().isPresent() || limit.isPresent());
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
        });
    }

    @Test
    void theOracleRejectsAnItemMoreOrAnother() {
        Seeds.each(1000, random -> {
            List<Integer> all =
                    IntStream.range(0, 2 + random.nextInt(39)).boxed().toList();
            RequestedPage ask =
                    new RequestedPage(Optional.of(BigInteger.valueOf(random.nextInt(51))), Optional.of(BigInteger.TWO));
            List<Integer> page = new ArrayList<>(PageOracle.slice(all, ask));

            List<Integer> more = new ArrayList<>(page);
            more.add(-1);
            assertThat(PageOracle.itemsFault(more, all, ask)).isPresent();
            if (!page.isEmpty()) {
                page.set(0, page.get(0) + 1);
                assertThat(PageOracle.itemsFault(page, all, ask)).isPresent();
            }
        });
    }

    private static Optional<BigInteger> number(Random random) {
        if (random.nextInt(5) == 0) {
            return Optional.empty();
        }
        return Optional.of(random.nextInt(7) == 0 ? Seeds.pick(random, LARGE) : BigInteger.valueOf(random.nextInt(46)));
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
