package org.contexttck.reference.contextpack;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Compiles packs. Only what the caller may see is searched; nothing is filtered out afterwards.
 *
 * <p>Requirements CP-S-03 to CP-S-18 and CP-S-27 to CP-S-30.
 */
final class PackCompiler {

    private final Memories memories;

    PackCompiler(Memories memories) {
        this.memories = memories;
    }

    /**
     * The pack for a goal; without sections if nothing is found.
     *
     * @param caller one that may use the project of the request
     * @throws SQLException if the memories cannot be read
     */
    ContextPack compile(PackRequest request, Caller caller) throws SQLException {
        SearchQuery query = SearchQuery.of(request.goal());
        List<Item> items = new ArrayList<>();
        for (Match match : matches(request, caller, query)) {
            items.add(new Item(
                    match,
                    request.layer().shown(match.memory().content()),
                    reason(match.memory(), request, query),
                    memories.neighbors(match.id(), caller.projects(), request.agent(), request.relatedLimit())));
        }
        return new ContextPack(request, query.text(), sections(request.intent(), items));
    }

    /** The diary gets a third of the pack, and whatever the other memories leave free. */
    private List<Match> matches(PackRequest request, Caller caller, SearchQuery query) throws SQLException {
        if (query.isEmpty()) {
            return List.of();
        }
        Search search = new Search(
                query.expression(request.layer().beginnings()),
                caller.projects(),
                request.project(),
                request.domain(),
                Optional.empty(),
                request.intent().stressed(),
                request.layer().onlyStressed(),
                request.limit());
        List<Match> found = memories.find(search);
        if (request.agent().isEmpty()) {
            return found;
        }
        List<Match> diary = memories.find(search.inDiaryOf(request.agent().get()));
        int share = Math.min(diary.size(), Math.max(request.limit() / 3, request.limit() - found.size()));
        List<Match> both = new ArrayList<>(found.subList(0, Math.min(found.size(), request.limit() - share)));
        both.addAll(diary.subList(0, share));
        return both;
    }

    private static List<Section> sections(Intent intent, List<Item> items) {
        return intent.order().stream()
                .map(facet -> new Section(
                        facet,
                        items.stream().filter(item -> item.facet() == facet).toList()))
                .filter(section -> !section.items().isEmpty())
                .toList();
    }

    private static String reason(Memory memory, PackRequest request, SearchQuery query) {
        List<String> words = query.wordsIn(memory.name() + " " + memory.content());
        String fit = words.isEmpty() ? "Fits the goal" : "Mentions " + String.join(", ", words);
        if (memory.agent().isPresent()) {
            return fit + "; from the diary of " + memory.agent().get();
        }
        return request.intent().stressed().contains(memory.facet())
                ? fit + "; " + request.intent().key() + " stresses its facet"
                : fit;
    }
}
