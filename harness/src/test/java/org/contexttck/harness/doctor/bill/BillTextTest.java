package org.contexttck.harness.doctor.bill;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How the bill of what has no tools of its own reads. */
class BillTextTest {

    @Test
    void whatStandsSideBySideIsAddedUpInTokensAndInBytes() {
        Bill bill = Bill.measured(
                new Bill.Target("intermediary", "proxy", "2025-11-25", ""),
                List.of(),
                BillMeasurements.sideBySide(
                        "The lists",
                        List.of("a", "b"),
                        "behind",
                        List.of(new Cost(1, 1_000, true), new Cost(2, 30, true)),
                        "in front",
                        List.of(new Cost(10, 5, true), Cost.NOTHING)));

        assertThat(BillText.of(bill, 100)).contains("""
                The lists (tokens, o200k_base)
                            behind  in front
                  a         1       10
                  b         2       0
                  together  3       10
                """, """
                The lists (bytes)
                            behind  in front
                  a         1,000   5
                  b         30      0
                  together  1,030   5
                """);
    }
}
