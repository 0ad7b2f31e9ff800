package org.contexttck.reference.contextpack;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The words of a goal that are looked for. Only letters and digits survive, so nothing of a goal can be taken for an
 * operator of the full-text search: no quote, no star, no NEAR, no column.
 */
final class SearchQuery {

    private static final int MOST_WORDS = 100;
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}\\p{M}]+");
    private static final Set<String> COMMON = Set.of(
            "a", "about", "an", "and", "are", "as", "at", "be", "by", "for", "from", "how", "in", "into", "is", "it",
            "its", "of", "on", "or", "our", "that", "the", "this", "to", "we", "what", "when", "with");

    private final String goal;
    private final List<String> words;

    private SearchQuery(String goal, List<String> words) {
        this.goal = goal;
        this.words = words;
    }

    /** The words of a goal, each once; common ones only if there are no others. */
    static SearchQuery of(String goal) {
        Set<String> all = words(goal);
        List<String> telling = all.stream()
                .filter(word -> !COMMON.contains(word))
                .limit(MOST_WORDS)
                .toList();
        return new SearchQuery(
                goal, telling.isEmpty() ? all.stream().limit(MOST_WORDS).toList() : telling);
    }

    /** Whether there is nothing to look for, as in a goal of emoji. */
    boolean isEmpty() {
        return words.isEmpty();
    }

    /** The words for a reader; the goal itself if it has none. */
    String text() {
        return words.isEmpty() ? goal.strip() : String.join(" ", words);
    }

    /**
     * The expression for FTS5: any of the words, each quoted.
     *
     * @param beginnings whether a word may go on, as in token and tokens
     */
    String expression(boolean beginnings) {
        return words.stream()
                .map(word -> "\"" + word + "\"" + (beginnings ? "*" : ""))
                .collect(Collectors.joining(" OR "));
    }

    /** Those of the words that a text contains. */
    List<String> wordsIn(String text) {
        Set<String> there = words(text);
        return words.stream().filter(there::contains).toList();
    }

    private static Set<String> words(String text) {
        return WORD.matcher(text.toLowerCase(Locale.ROOT))
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
