package org.contexttck.reference.client;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An event costs the same at the end of a long conversation as at its beginning; counted in steps, not in time. */
class CollapseEngineCostTest {

    private static final ObjectNode HINTS = json(
            "{'_meta':{'contextHints':["
                    + "{'tool':'f','lifecycle':'transient','consumedBy':'c'},{'tool':'g','lifecycle':'transient','consumedBy':'c'}]}}");
    private static final ObjectNode PAGE = json("{'_meta':{'context':{'lifecycle':'transient','summary':'s'}}}");
    private static final ObjectNode STORED = json("{'_meta':{'context':{'consumed':true}}}");

    /** Pages that are consumed at once, and pages that pile up first; each page is 4 events and so is each consumption. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 500})
    void twoHundredThousandEventsCostTwiceWhatHalfOfThemDo(int pile) {
        long half = steps(25_000, pile);
        long all = steps(50_000, pile);

        assertThat(all).isBetween(2 * half - 10, 2 * half + 10);
        assertThat(all).isLessThan(4 * 50_000);
    }

    @Test
    void aCallThatNeverReturnsCostsOneStepForEachConsumptionBehindIt() {
        CollapseEngine engine = begun();
        engine.called(new ToolCall("s", "f", "lost"));
        pages(engine, 1000, 1);

        assertThat(engine.steps() - steps(1000, 1)).isEqualTo(1000);
    }

    private static long steps(int pages, int pile) {
        CollapseEngine engine = begun();
        pages(engine, pages, pile);
        return engine.steps();
    }

    private static CollapseEngine begun() {
        CollapseEngine engine = new CollapseEngine(false);
        engine.called(new ToolCall("s", "get_workflow_step", "h"));
        engine.arrived("h", HINTS);
        return engine;
    }

    /** In turns of {@code pile} parallel calls, whose results arrive in the opposite order. */
    private static void pages(CollapseEngine engine, int pages, int pile) {
        int rightOnes = 0;
        for (int turn = 0; turn < pages / pile; turn++) {
            for (int i = 0; i < pile; i++) {
                engine.called(new ToolCall("s", i % 2 == 0 ? "f" : "g", "t" + turn + "." + i));
            }
            for (int i = pile - 1; i >= 0; i--) {
                engine.arrived("t" + turn + "." + i, PAGE);
            }
            for (int i = 0; i < pile; i++) {
                String id = "c" + turn + "." + i;
                engine.called(new ToolCall("s", "c", id));
                Optional<String> collapsed = engine.arrived(id, STORED).map(ToolCall::callId);
                rightOnes += collapsed.equals(Optional.of("t" + turn + "." + i)) ? 1 : 0;
            }
        }
        assertThat(rightOnes).isEqualTo(pages);
    }

    private static ObjectNode json(String text) {
        return (ObjectNode) Jsons.read(text.replace('\'', '"')).orElseThrow();
    }
}
