package org.contexttck.harness.explore.server;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.explore.Conversation;
import org.contexttck.harness.explore.Generator;
import org.contexttck.harness.monitor.Setting;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.wire.Unreachable;

/** Draws calls to the claimed tools of a server. */
public final class ServerGenerator implements Generator {

    private static final int MOST_TURNS = 30;
    private static final int USUAL_TURNS = 14;
    private static final int MOST_AT_ONCE = 4;

    /** For each time that an empty list is drawn, one that has items is so many times. */
    private static final int FULL = 7;

    /** Of so many calls one comes from before, one is the last again, and one follows on the last. */
    private static final int WAYS = 8;

    private final ServerTarget target;
    private final Setting setting;
    private final PlainAnswers plain;
    private final List<Sort> sorts;

    private ServerGenerator(ServerTarget target, Setting setting, PlainAnswers plain, List<Sort> sorts) {
        this.target = target;
        this.setting = setting;
        this.plain = plain;
        this.sorts = sorts;
    }

    /**
     * One sort of call.
     *
     * @param weight how often it is drawn beside others, the more the less it costs
     * @param subjects draws what a conversation is about, and gives what draws its calls: from the one before, if any
     */
    private record Sort(int weight, List<String> dimensions, Function<Choices, Function<Choices, Ask>> subjects) {}

    /**
     * Asks a server plainly for all that its lists and texts hold.
     *
     * @return empty if nothing is claimed that can be explored
     * @throws Unreachable if it is not there
     */
    public static Optional<Generator> of(ServerTarget target, Setting setting)
            throws Unreachable, InterruptedException {
        Claims claims = setting.claims().get();
        PlainAnswers plain = claims.contextSaving().isPresent()
                ? PlainAnswers.of(target.shared(), claims.contextSaving().get())
                : PlainAnswers.NONE;
        List<Sort> sorts = new ArrayList<>();
        if (!plain.lists().isEmpty()) {
            List<KnownList> lists = moreOfTheFull(plain.lists());
            sorts.add(new Sort(3, PageAsk.DIMENSIONS, first -> {
                List<KnownList> some = two(first, lists);
                return choices -> PageAsk.draw(choices, some);
            }));
        }
        if (!plain.texts().isEmpty()) {
            sorts.add(new Sort(3, CutAsk.DIMENSIONS, first -> {
                List<KnownText> some = two(first, plain.texts());
                return choices -> CutAsk.draw(choices, some);
            }));
        }
        claims.contextPack()
                .ifPresent(claim ->
                        sorts.add(new Sort(2, PackAsk.DIMENSIONS, first -> choices -> PackAsk.draw(choices, claim))));
        List<LoopAsk> loop = claims.transientContext().map(LoopAsk::all).orElse(List.of());
        if (!loop.isEmpty()) {
            sorts.add(new Sort(2, LoopAsk.DIMENSIONS, first -> choices -> LoopAsk.draw(choices, loop)));
        }
        return sorts.isEmpty() ? Optional.empty() : Optional.of(new ServerGenerator(target, setting, plain, sorts));
    }

    /** There is little to page in an empty list. */
    private static List<KnownList> moreOfTheFull(List<KnownList> all) {
        return all.stream()
                .flatMap(list -> Collections.nCopies(list.items().isEmpty() ? 1 : FULL, list).stream())
                .toList();
    }

    /** A conversation about few things meets the same thing again. */
    private static <T> List<T> two(Choices choices, List<T> all) {
        return List.of(choices.of(all), choices.of(all));
    }

    @Override
    public String name() {
        return "calls";
    }

    @Override
    public List<String> dimensions() {
        List<String> all = new ArrayList<>(CallSequence.DIMENSIONS);
        sorts.forEach(sort -> all.addAll(sort.dimensions()));
        return all;
    }

    @Override
    public Optional<String> changed() throws Unreachable, InterruptedException {
        Connection connection = target.fresh();
        try {
            return plain.changed(connection);
        } finally {
            target.release(connection);
        }
    }

    @Override
    public Conversation draw(Choices choices) {
        List<List<Sort>> focus = new ArrayList<>();
        sorts.forEach(sort -> focus.addAll(Collections.nCopies(sort.weight(), List.of(sort))));
        focus.add(sorts);
        List<Function<Choices, Ask>> about = choices.of(focus).stream()
                .map(one -> one.subjects().apply(choices))
                .toList();
        List<Ask> before = new ArrayList<>();
        List<List<Ask>> turns = choices.some(
                1,
                MOST_TURNS,
                USUAL_TURNS,
                () -> choices.some(1, choices.onceIn(4) ? MOST_AT_ONCE : 1, () -> one(choices, about, before)));
        return new CallSequence(target, setting, turns);
    }

    private static Ask one(Choices choices, List<Function<Choices, Ask>> about, List<Ask> before) {
        Ask ask = drawn(choices, about, before);
        before.add(ask);
        return ask;
    }

    private static Ask drawn(Choices choices, List<Function<Choices, Ask>> about, List<Ask> before) {
        int way = choices.below(WAYS);
        if (before.isEmpty()) {
            return choices.of(about).apply(choices);
        }
        Ask last = before.get(before.size() - 1);
        switch (way) {
            case WAYS - 1:
                return before.get(choices.below(before.size()));
            case WAYS - 2:
                return last;
            case WAYS - 3:
                return last instanceof PageAsk page ? page.next() : last;
            default:
                return choices.of(about).apply(choices);
        }
    }
}
