package org.contexttck.reference.contextpack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchQueryTest {

    @Test
    void commonWordsAreLeftOut() {
        SearchQuery query = SearchQuery.of("Add refresh-token rotation to the auth service, token!");
        assertThat(query.text()).isEqualTo("add refresh token rotation auth service");
        assertThat(query.expression(false))
                .isEqualTo("\"add\" OR \"refresh\" OR \"token\" OR \"rotation\" OR \"auth\" OR \"service\"");
        assertThat(query.expression(true)).startsWith("\"add\"* OR \"refresh\"*");
    }

    @Test
    void commonWordsAreBetterThanNone() {
        assertThat(SearchQuery.of("What is it?").text()).isEqualTo("what is it");
    }

    @ParameterizedTest
    @ValueSource(strings = {"🚀🚀", "\"", "* ^ : - ( )", "\u0000", "''''"})
    void aGoalWithoutWordsLooksForNothing(String goal) {
        assertThat(SearchQuery.of(goal).isEmpty()).isTrue();
        assertThat(SearchQuery.of(goal).text()).isEqualTo(goal.strip());
    }

    @Test
    void operatorsBecomeWords() {
        assertThat(SearchQuery.of("a\" OR name:b* NEAR(x, 3)").expression(false))
                .isEqualTo("\"name\" OR \"b\" OR \"near\" OR \"x\" OR \"3\"");
    }

    @Test
    void aLongGoalIsCutToAHundredWords() {
        String goal = IntStream.range(0, 3000).mapToObj(i -> "w" + i).collect(Collectors.joining(" "));
        assertThat(SearchQuery.of(goal).text().split(" "))
                .hasSize(100)
                .startsWith("w0")
                .endsWith("w99");
    }

    @Test
    void wordsAreFoundInTexts() {
        assertThat(SearchQuery.of("Token Über rotation").wordsIn("über den TOKEN, tokens"))
                .isEqualTo(List.of("token", "über"));
    }
}
