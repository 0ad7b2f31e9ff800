package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SelectionTest {

    private static final Catalogue CATALOGUE = Catalogue.bundled();

    @Test
    void withoutWordsEverythingIsChosen() {
        Selection selection = of();

        assertThat(selection.isAll()).isTrue();
        assertThat(selection.text()).isEmpty();
        assertThat(CATALOGUE.all()).allMatch(selection::names);
        assertThat(selection.tagExpression(rows("TC-S-01", "W-S-02"))).isEqualTo("(@TC-S-01 or @W-S-02)");
    }

    @Test
    void anIdChoosesItself() {
        Selection selection = of("TC-S-05");

        assertThat(chosen(selection)).containsExactly("TC-S-05");
        assertThat(selection.isAll()).isFalse();
        assertThat(selection.text()).isEqualTo("TC-S-05");
        assertThat(selection.tagExpression(rows("TC-S-01"))).isEqualTo("(@TC-S-01) and ((@TC-S-05))");
    }

    @Test
    void smallLettersChooseWhatCapitalsDo() {
        assertThat(chosen(of("tc-s-05,w-s"))).startsWith("TC-S-05", "W-S-01");
    }

    @ParameterizedTest
    @CsvSource({"TC-S, TC-S-", "TC-S-, TC-S-", "TC, TC-", "W-S, W-S-", "W, W-", "CS-P, CS-P-", "CS, CS-"})
    void aPrefixChoosesEverythingBelowIt(String prefix, String begin) {
        assertThat(chosen(of(prefix)))
                .isNotEmpty()
                .containsExactlyElementsOf(CATALOGUE.all().stream()
                        .map(Requirement::id)
                        .filter(id -> id.startsWith(begin))
                        .toList());
    }

    @Test
    void wordsAreAlternativesPartedOrRepeated() {
        assertThat(chosen(of("TC-S-05, W-S-01", "W-S-02"))).containsExactly("TC-S-05", "W-S-01", "W-S-02");
    }

    @Test
    void aTagExpressionChoosesScenariosAndNamesNoRequirement() {
        Selection selection = of("@TC-S-05 and not @W-S-01", "TC-S-06");

        assertThat(chosen(selection)).containsExactly("TC-S-06");
        assertThat(selection.tagExpression(rows("TC-S-01")))
                .isEqualTo("(@TC-S-01) and ((@TC-S-05 and not @W-S-01) or (@TC-S-06))");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nonsense   | nonsense   | neither an id (TC-S-05), a range (TC-S-01..05), a prefix (TC-S) nor a tag expression (@TC-S-05 and not @W-S-01)",
                "tc-s-xx    | tc-s-xx    | neither an id (TC-S-05), a range (TC-S-01..05), a prefix (TC-S) nor a tag expression (@TC-S-05 and not @W-S-01)",
                "''         | ''         | neither an id (TC-S-05), a range (TC-S-01..05), a prefix (TC-S) nor a tag expression (@TC-S-05 and not @W-S-01)",
                "TC-S,      | ''         | neither an id (TC-S-05), a range (TC-S-01..05), a prefix (TC-S) nor a tag expression (@TC-S-05 and not @W-S-01)",
                "@a and     | @a and     | no tag expression: Expected operand.",
                "TC-S-99    | TC-S-99    | no requirement has this id or prefix; TC-S- has TC-S-01 to {last}",
                "TC-S-1     | TC-S-1     | no requirement has this id or prefix; TC-S- has TC-S-01 to {last}",
                "W-S-0      | W-S-0      | no requirement has this id or prefix; W-S- has W-S-01 to {last}",
                "TC-C-01    | TC-C-01    | is for the role client, for which the profile has no section (it has server)",
                "TC-C       | TC-C       | is for the role client, for which the profile has no section (it has server)",
            })
    void saysInOneLineWhatIsWrongWithAWord(String words, String word, String why) {
        assertThatThrownBy(() -> of(words))
                .isInstanceOf(UsageException.class)
                .hasMessage("--only \"" + word + "\": " + why.replace("{last}", last(word)));
    }

    /** The last id that begins like this word, up to its number. */
    private static String last(String word) {
        return CATALOGUE.all().stream()
                .map(Requirement::id)
                .filter(id -> id.startsWith(word.replaceFirst("\\d+$", "")))
                .reduce("", (before, id) -> id);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TC           | true  | true",
                "TC-C         | false | true",
                "TC-S-05      | true  | false",
                "@TC-C-01     | false | true",
                "not @TC-C-01 and @W-S-02 | true | true",
                "not @slow    | true  | true",
            })
    void tellsWhetherARoleHasToBeStarted(String word, boolean server, boolean client) {
        Selection selection = Selection.of(CATALOGUE, List.of(word), List.of(Role.SERVER, Role.CLIENT));

        assertThat(selection.mayConcern(Role.SERVER)).isEqualTo(server);
        assertThat(selection.mayConcern(Role.CLIENT)).isEqualTo(client);
        assertThat(selection.mayConcern(Role.GATEWAY)).isEqualTo(word.equals("not @slow"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"T", "ZZ", "XX-S"})
    void anUnknownPrefixNamesTheKnownOnes(String word) {
        assertThatThrownBy(() -> of(word))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith(
                        "--only \"" + word + "\": no requirement has this id or prefix; prefixes are TC-S, ")
                .hasMessageContaining("W-S");
    }

    private static Selection of(String... words) {
        return Selection.of(CATALOGUE, List.of(words), List.of(Role.SERVER));
    }

    private static List<String> chosen(Selection selection) {
        return CATALOGUE.all().stream()
                .filter(selection::names)
                .map(Requirement::id)
                .toList();
    }

    private static List<Requirement> rows(String... ids) {
        return List.of(ids).stream()
                .map(id -> CATALOGUE.requirement(id).orElseThrow())
                .toList();
    }
}
