package org.contexttck.harness.steps.transientcontext;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.contexttck.harness.profile.claim.FetchTool;

/** What a fetch call is made for, in the words of the features, with how many records it must bring to serve. */
enum FetchPurpose {
    FULL("a full page", "full", "5 or more", 5, Integer.MAX_VALUE, tool -> List.of(tool.full())),
    FIVE("five records", "five", "exactly 5", 5, 5, tool -> tool.five().stream().toList()),
    FEW("fewer than five records", "few", "fewer than 5", 0, 4, FetchTool::few),
    LAST(
            "a short last page",
            "last",
            "5 or more",
            5,
            Integer.MAX_VALUE,
            tool -> tool.last().stream().toList()),
    TWO_PAGES(
            "two pages",
            "pages",
            "5 or more each",
            5,
            Integer.MAX_VALUE,
            tool -> tool.pages().stream()
                    .flatMap(pages ->
                            Stream.of(PageArguments.arguments(tool, pages, 0), PageArguments.arguments(tool, pages, 1)))
                    .toList());

    private final String words;
    private final String key;
    private final String bounds;
    private final int fewest;
    private final int most;
    private final Function<FetchTool, List<ObjectNode>> arguments;

    FetchPurpose(
            String words,
            String key,
            String bounds,
            int fewest,
            int most,
            Function<FetchTool, List<ObjectNode>> arguments) {
        this.words = words;
        this.key = key;
        this.bounds = bounds;
        this.fewest = fewest;
        this.most = most;
        this.arguments = arguments;
    }

    static FetchPurpose of(String words) {
        return Arrays.stream(values())
                .filter(purpose -> purpose.words.equals(words))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such fetch: \"" + words + "\"; known are "
                        + Arrays.stream(values()).map(FetchPurpose::words).toList()));
    }

    String words() {
        return words;
    }

    /** The profile's key for the arguments. */
    String key() {
        return key;
    }

    String bounds() {
        return bounds;
    }

    /** The arguments of each call to make; empty if the profile has none for this purpose. */
    List<ObjectNode> arguments(FetchTool tool) {
        return arguments.apply(tool);
    }

    boolean accepts(int records) {
        return records >= fewest && records <= most;
    }
}
