package org.contexttck.harness.steps.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

class ShownTest {

    @Test
    void showsNothingAsAbsent() {
        assertThat(Shown.at(Optional.empty())).isEqualTo("absent");
        assertThat(Shown.at(Optional.of(Json.parse("null")))).isEqualTo("null");
    }

    @Test
    void showsAValueAsJsonInOneLine() {
        assertThat(Shown.at(Optional.of(Json.parse("{\"a\": \"x\\ny\", \"b\": 2.50}"))))
                .isEqualTo("{\"a\":\"x\\ny\",\"b\":2.50}");
    }

    @Test
    void leavesWhatFitsAsItIs() {
        assertThat(Shown.text("x".repeat(120))).isEqualTo("x".repeat(120));
    }

    @Test
    void saysThatATextIsEmpty() {
        assertThat(Shown.text("")).isEqualTo("(empty)");
    }

    @Test
    void cutsWhatIsLongerAndSaysHowLongItIs() {
        assertThat(Shown.text("x".repeat(121))).isEqualTo("x".repeat(120) + "… (121 characters)");
    }

    @Test
    void neverCutsACharacterInTwo() {
        String text = "\uD83D\uDE00".repeat(200);

        assertThat(Shown.text(text)).isEqualTo("\uD83D\uDE00".repeat(120) + "… (200 characters)");
    }
}
