package org.contexttck.reference.participant;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Set;
import org.contexttck.reference.participant.ContextFilter.By;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContextFilterTest {

    /** The last five columns: everything, main, types (plan), conclusions, context (c). */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"kind\":\"chat\"}|1|1|1|0|0",
                "{\"kind\":\"conclusion\"}|1|1|1|0|0",
                "{\"kind\":\"conclusion\",\"context\":null}|1|1|1|0|0",
                "{\"kind\":\"chat\",\"context\":{\"id\":\"c\"}}|1|0|0|0|1",
                "{\"kind\":\"conclusion\",\"context\":{\"id\":\"c\"}}|1|0|0|1|1",
                "{\"kind\":\"chat\",\"context\":{\"id\":\"d\",\"type\":\"plan\"}}|1|0|1|0|0",
                "{\"kind\":\"chat\",\"context\":{\"id\":\"C\",\"type\":\"Plan\"}}|1|0|0|0|0",
                "{\"kind\":\"chat\",\"context\":{\"id\":\"d\",\"parent\":\"c\"}}|1|0|0|0|0",
                "{\"kind\":\"conclusion\",\"context\":\"c\"}|1|0|0|1|0",
                "{\"context\":{\"id\":7,\"type\":[\"plan\"]}}|1|0|0|0|0",
                "7|1|1|1|0|0"
            })
    void keeps(String envelope, int everything, int main, int types, int conclusions, int context)
            throws JsonProcessingException {
        Message message = Message.of(new ObjectMapper().readTree(envelope));
        assertThat(new ContextFilter(By.EVERYTHING, Set.of(), "").keeps(message))
                .isEqualTo(everything == 1);
        assertThat(new ContextFilter(By.MAIN, Set.of(), "").keeps(message)).isEqualTo(main == 1);
        assertThat(new ContextFilter(By.TYPES, Set.of("plan"), "").keeps(message))
                .isEqualTo(types == 1);
        assertThat(new ContextFilter(By.CONCLUSIONS, Set.of(), "").keeps(message))
                .isEqualTo(conclusions == 1);
        assertThat(new ContextFilter(By.CONTEXT, Set.of(), "c").keeps(message)).isEqualTo(context == 1);
    }
}
