package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.node.IntNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.json.Json;

/** Fetches texts whole and asks for them with limits (CS-T-02 to CS-T-17). */
public final class TextAsker {

    private static final List<SentLimits> CUTS = List.of(
            new SentLimits(Optional.of(IntNode.valueOf(1)), Optional.empty(), Optional.empty()),
            new SentLimits(Optional.empty(), Optional.of(IntNode.valueOf(1)), Optional.empty()),
            new SentLimits(Optional.empty(), Optional.empty(), Optional.of(IntNode.valueOf(1))));

    private final Texts texts;

    public TextAsker(Texts texts) {
        this.texts = texts;
    }

    void fetched() throws InterruptedException {
        texts.fetchTexts(text -> true);
        nothingIf(texts.whole().isEmpty(), "the profile claims no tool whose text is no JSON");
    }

    void fetchedWith(String edgeCase) throws InterruptedException {
        texts.fetchTexts(EdgeCase.of(edgeCase)::in);
        nothingIf(
                texts.whole().isEmpty(),
                "no text of the profile has " + edgeCase + "; give `arguments` of one under context-saving.truncated");
    }

    void fetchedJson() throws InterruptedException {
        texts.fetchJson();
        nothingIf(
                texts.whole().isEmpty(), "the profile gives no tool with `json: true` under context-saving.truncated");
    }

    void bringsInfo() throws InterruptedException {
        Map<String, Optional<TextCall>> first = new LinkedHashMap<>();
        for (WholeText text : texts.whole()) {
            Optional<TextCall> before = first.getOrDefault(text.tool().tool(), Optional.empty());
            if (before.isEmpty() || before.get().info().isEmpty()) {
                first.put(text.tool().tool(), cut(text).or(() -> before));
            }
        }
        first.forEach((tool, cut) -> {
            if (cut.flatMap(TextCall::info).isEmpty()) {
                texts.world()
                        .setAside(
                                tool,
                                cut.map(call -> call.call().line() + " brings no truncation info at "
                                                        + call.tool().info())
                                                .orElse("no text of \"" + tool + "\" is long enough to be cut")
                                        + ", so there is nothing to compare with");
            }
        });
    }

    /** A call that has to cut this text, made for its info; empty if the text is too short. */
    private Optional<TextCall> cut(WholeText text) throws InterruptedException {
        int feed = text.text().indexOf('\n');
        boolean manyLines = feed >= 0 && feed < text.text().length() - 1;
        for (SentLimits sent : CUTS) {
            boolean cuts = sent.maxBytes().isPresent() ? text.text().length() > 1 : manyLines;
            if (cuts && sent.fits(text.tool().names())) {
                return texts.probe(text, sent);
            }
        }
        return Optional.empty();
    }

    void askedFor(List<Map<String, String>> table) throws InterruptedException {
        for (Map<String, String> row : table) {
            int fitting = 0;
            for (WholeText text : texts.whole()) {
                String content = text.tool().json() ? Json.write(text.value()) : text.text();
                for (SentLimits sent : SentLimits.of(row, content)) {
                    fitting += sent.fits(text.tool().names()) ? 1 : 0;
                    texts.ask(text, sent);
                }
            }
            nothingIf(
                    fitting == 0 && !texts.whole().isEmpty(),
                    texts.tools().stream().anyMatch(tool -> SentLimits.names(row, tool.names()))
                            ? "no text of the profile can be asked for with " + SentLimits.words(row)
                                    + "; give `arguments` of one that can"
                            : "by the profile, no tool can be asked for with " + SentLimits.words(row));
        }
        for (WholeText text : texts.whole()) {
            texts.settle(text);
        }
    }

    private void nothingIf(boolean nothing, String reason) {
        if (nothing) {
            texts.world().evidence().nothingToTry(reason);
        }
    }
}
