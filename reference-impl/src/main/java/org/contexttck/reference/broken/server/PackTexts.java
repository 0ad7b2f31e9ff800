package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.contexttck.reference.server.LineTap;

/** Packs that repeat a question wrongly, and wrong Markdown and text about right items. */
final class PackTexts {

    private static final List<String> CUT_OFF = List.of(
            "- **Decision about token families** (decision, `mem_0001`)\n",
            "- **Decision about clock skew** (decision, `mem_0012`)\n",
            "- **Decision about session revocation** (decision, `mem_0023`)\n");

    private static final Pattern NAMED = Pattern.compile("[A-Za-z0-9]");

    static final ServerMistakes ALL = new ServerMistakes()
            .pack("BlankQuery", pack -> pack.json().put("query", ""))
            .pack(
                    "QueryOfAsciiLetters",
                    pack -> !NAMED.matcher(pack.goal()).find(),
                    pack -> pack.json().put("query", ""))
            .pack("BlankTitles", pack -> pack.sections().forEach(section -> ((ObjectNode) section).put("title", "")))
            .pack("BlankUsageHint", pack -> pack.json().put("usage_hint", " "))
            .pack(
                    "DefaultsToGeneral",
                    pack -> !pack.request().isText("intent"),
                    pack -> pack.json().put("intent", "general"))
            .pack("LosesDomain", pack -> pack.json().putNull("domain"))
            .pack("MarkdownBeforeClamp", pack -> !pack.isEmpty(), PackTexts::renderWhatIsCutOff)
            .pack("MarkdownDropsItems", PackTexts::renderThreeOfEachSection)
            .tap("MarkdownOfAnotherPack", PackTexts::markdownOfThePackBefore)
            .pack(
                    "OmitsNullMembers",
                    pack -> pack.json()
                            .properties()
                            .removeIf(member -> member.getValue().isNull()))
            .tap("TextOfAnotherPack", PackTexts::textOfThePackBefore)
            .pack(
                    "TrimsGoal",
                    pack -> pack.goal().length() > 40,
                    pack -> pack.json().put("goal", pack.goal().substring(0, 40)));

    private PackTexts() {}

    private static void renderWhatIsCutOff(Pack pack) {
        StringBuilder markdown = new StringBuilder(pack.markdown());
        CUT_OFF.stream()
                .filter(line -> pack.items().stream()
                        .map(item -> item.path("id").asText())
                        .noneMatch(line::contains))
                .forEach(markdown::append);
        pack.json().put("markdown", markdown.toString());
    }

    private static void renderThreeOfEachSection(Pack pack) {
        StringBuilder markdown = new StringBuilder();
        int inSection = 0;
        for (String line : pack.markdown().split("(?<=\n)")) {
            inSection = line.startsWith("- ") ? inSection + 1 : 0;
            markdown.append(inSection > 3 ? "" : line);
        }
        pack.json().put("markdown", markdown.toString());
    }

    private static LineTap markdownOfThePackBefore() {
        AtomicReference<String> before = new AtomicReference<>("# Context pack: Fix the build\n\n_Read it._\n");
        return ServerMistakes.packs(pack -> pack.json().put("markdown", before.getAndSet(pack.markdown())));
    }

    private static LineTap textOfThePackBefore() {
        AtomicReference<String> before = new AtomicReference<>("");
        return ServerMistakes.results(result -> {
            if (result.succeeds("context")) {
                String text = before.getAndSet(result.text());
                result.write(
                        text.isEmpty() ? Pack.madeUp(result.request()).json().toString() : text);
            }
        });
    }
}
