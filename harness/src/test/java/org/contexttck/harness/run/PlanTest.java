package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.WayTried;
import org.junit.jupiter.api.Test;

class PlanTest {

    private final Plan plan = new Plan();

    @Test
    void whatIsNeitherTriedNorLeftOutIsUntold() {
        plan.planned("way openai");
        plan.planned("way driver");
        plan.planned("way anthropic");
        plan.tried("way openai");
        plan.leftOut("way anthropic", "exited with code 1");

        assertThat(plan.untold()).containsExactly("way driver");

        plan.restLeftOut("no answer in 15 s");
        assertThat(plan.untold()).isEmpty();
        WayTried told = plan.event("client", "");
        assertThat(told.text())
                .isEqualTo(
                        "1 of 3 (way openai); not way anthropic: exited with code 1; not way driver: no answer in 15 s");
    }

    @Test
    void theHeadlineSaysWhatOthersShowedAndWhatWasNotReached() {
        Unreached driver = new Unreached(Role.CLIENT, "driver", "no answer to hello (id 1) in 15 s");
        Unreached era = new Unreached(Role.INTERMEDIARY, "2026-07-28", "no answer in 15 s to server/discover");

        assertThat(Headline.partly(new Product("example", "1.2"), List.of(), List.of(), List.of(driver, era)))
                .isEqualTo("example 1.2 could not be reached in every way (the wire alone): nothing was tested;"
                        + " client by driver could not be reached: no answer to hello (id 1) in 15 s;"
                        + " intermediary before a server of 2026-07-28 could not be reached:"
                        + " no answer in 15 s to server/discover.");
        assertThat(Headline.unreached(List.of(driver)))
                .isEqualTo("The target could not be reached: no answer to hello (id 1) in 15 s.");
        assertThat(Headline.untold(List.of("client: way driver")))
                .isEqualTo("The kit itself failed: it did not try, and does not say why, client: way driver.");
    }
}
