package org.contexttck.harness.steps.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DemandsTest {

    private final Demands<List<String>, String> demands = new Demands<List<String>, String>()
            .each("items", "none", List::add)
            .all("total", "their number", (seen, things) -> seen.add(things.size() + " things"));

    @Test
    void aRowJudgesEachThingOrAllTogether() throws InterruptedException {
        List<String> seen = new ArrayList<>();

        demands.judge(seen, List.of("a", "b"), "items", "none");
        demands.judge(seen, List.of("a", "b"), "total", "their number");

        assertThat(seen).containsExactly("a", "b", "2 things");
    }

    @Test
    void aRowThatNobodyKnowsIsRefusedWithThoseThatAreKnown() {
        assertThatThrownBy(() -> demands.judge(new ArrayList<>(), List.of(), "items", "some"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no such row: | items | some |; known are | items | none | | total | their number |");
    }

    @Test
    void anyOtherRowIsAPlaceWhereAnExpectationIsGiven() throws InterruptedException {
        List<String> seen = new ArrayList<>();
        Demands<List<String>, String> expecting = new Demands<List<String>, String>()
                .each("items", "none", List::add)
                .expecting((judge, thing, place, mustBe) -> judge.add(thing + place + " must be " + mustBe));

        expecting.judge(seen, List.of("a", "b"), "/id", "text");

        assertThat(seen).containsExactly("a/id must be text", "b/id must be text");
    }
}
