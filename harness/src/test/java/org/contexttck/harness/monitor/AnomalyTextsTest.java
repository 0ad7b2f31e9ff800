package org.contexttck.harness.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.contexttck.harness.wire.Anomaly;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AnomalyTextsTest {

    @ParameterizedTest
    @EnumSource(Anomaly.Kind.class)
    void everyKindHasAShortTextInOneLine(Anomaly.Kind kind) {
        assertThat(AnomalyTexts.expected(kind)).isNotBlank().hasLineCount(1).hasSizeLessThan(100);
    }

    @ParameterizedTest
    @EnumSource(Anomaly.Kind.class)
    void everyKindBreaksARuleButForThoseThatNoMessageOfMcpCanHave(Anomaly.Kind kind) {
        Set<Anomaly.Kind> harmless = Set.of(
                Anomaly.Kind.LONE_SURROGATE,
                Anomaly.Kind.WS_FRAME,
                Anomaly.Kind.UNCLEAR,
                Anomaly.Kind.ENDED,
                Anomaly.Kind.SESSION_ENDED);

        assertThat(WireRule.brokenBy(kind).isPresent()).isEqualTo(!harmless.contains(kind));
    }
}
