package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.node.IntNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.contexttck.harness.target.server.ToolCall;

/** Fetches texts whole and asks for them with limits (CS-T-02 to CS-T-17). */
public final class TextAsker {

    private final Texts texts;

    public TextAsker(Texts texts) {
        this.texts = texts;
    }

    List<TextCall> calls(Predicate<ToolCall> which) {
        return texts.calls().stream().filter(text -> which.test(text.call())).toList();
    }

    void fetched() throws InterruptedException {
        texts.fetchTexts(text -> true);
        nothingIf(texts.whole().isEmpty(), "the profile claims no tool with a text to cut");
    }

    void fetchedWith(String edgeCase) throws InterruptedException {
        texts.fetchTexts(EdgeCase.of(edgeCase));
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
            if (before.flatMap(TextCall::info).isEmpty()) {
                first.put(text.tool().tool(), cut(text).or(() -> before));
            }
        }
        first.forEach((tool, cut) -> {
            if (cut.flatMap(TextCall::info).isEmpty()) {
                String reason = cut.map(call -> call.call().line() + " brings no truncation info at "
                                + call.tool().info())
                        .orElse("no text of \"" + tool + "\" is long enough to be cut");
                texts.world().setAside(tool, reason + ", so there is nothing to compare with");
            }
        });
    }

    /** A call that has to cut this text, made for its info; empty if the text is too short. */
    private Optional<TextCall> cut(WholeText text) throws InterruptedException {
        int feed = text.text().indexOf('\n');
        boolean manyLines = feed >= 0 && feed < text.text().length() - 1;
        for (String limit : List.of(SentParameters.HEAD, SentParameters.TAIL, SentParameters.MAX_BYTES)) {
            SentParameters sent = SentParameters.NOTHING.with(limit, IntNode.valueOf(1));
            boolean cuts = limit.equals(SentParameters.MAX_BYTES) ? text.text().length() > 1 : manyLines;
            if (cuts && sent.fits(SentParameters.names(text.tool().names()))) {
                return texts.probe(text, sent);
            }
        }
        return Optional.empty();
    }

    void askedFor(List<Map<String, String>> table) throws InterruptedException {
        for (Map<String, String> row : table) {
            boolean fits = false;
            for (WholeText text : texts.whole()) {
                for (SentParameters sent : SentParameters.ofText(row, text.text())) {
                    fits |= sent.fits(SentParameters.names(text.tool().names()));
                    texts.ask(text, sent);
                }
            }
            nothingIf(!fits && !texts.whole().isEmpty(), noTextFor(row));
        }
        for (WholeText text : texts.whole()) {
            texts.settle(text);
        }
    }

    private String noTextFor(Map<String, String> row) {
        boolean offered = texts.tools().stream()
                .anyMatch(tool -> SentParameters.names(tool.names())
                        .keySet()
                        .containsAll(SentParameters.given(row).keySet()));
        return offered
                ? "no text of the profile can be asked for with " + SentParameters.words(row)
                        + "; give `arguments` of one that can"
                : "by the profile, no tool can be asked for with " + SentParameters.words(row);
    }

    private void nothingIf(boolean nothing, String reason) {
        if (nothing) {
            texts.world().evidence().nothingToTry(reason);
        }
    }
}
