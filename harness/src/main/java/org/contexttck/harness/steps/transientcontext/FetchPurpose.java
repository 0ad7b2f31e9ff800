package org.contexttck.harness.steps.transientcontext;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.PageWalk;
import org.contexttck.harness.steps.shared.Phrases;

/**
 * What a fetch call is made for, in the words of the features, with how many records it must bring to serve.
 *
 * @param key of the profile, for the arguments
 * @param bounds the number of records in words
 * @param arguments of each call to make; none if the profile has none for this purpose
 */
record FetchPurpose(
        String words,
        String key,
        String bounds,
        int fewest,
        int most,
        Function<FetchTool, List<ObjectNode>> arguments) {

    private static final int MANY = Integer.MAX_VALUE;
    private static final Phrases<FetchPurpose> ALL = new Phrases<>("fetch");

    static {
        add("a full page", "full", "5 or more", 5, MANY, tool -> List.of(tool.full()));
        add(
                "five records",
                "five",
                "exactly 5",
                5,
                5,
                tool -> tool.five().stream().toList());
        add("fewer than five records", "few", "fewer than 5", 0, 4, FetchTool::few);
        add(
                "a short last page",
                "last",
                "5 or more",
                5,
                MANY,
                tool -> tool.last().stream().toList());
        add(
                "two pages",
                "pages",
                "5 or more each",
                5,
                MANY,
                tool -> tool.pages().stream()
                        .flatMap(pages -> Stream.of(page(tool, pages, 0), page(tool, pages, 1)))
                        .toList());
    }

    private static void add(
            String words, String key, String bounds, int fewest, int most, Function<FetchTool, List<ObjectNode>> asks) {
        ALL.with(words, new FetchPurpose(words, key, bounds, fewest, most, asks));
    }

    static FetchPurpose of(String words) {
        return ALL.of(words);
    }

    /** The arguments for one of the pages of a tool. @param index from 0 for the first page */
    static ObjectNode page(FetchTool tool, PageWalk walk, int index) {
        return tool.full().deepCopy().put(walk.parameter(), walk.first() + index);
    }

    boolean accepts(int records) {
        return records >= fewest && records <= most;
    }
}
