package org.contexttck.harness.explore;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.monitor.MonitorFinding;
import org.contexttck.harness.wire.Unreachable;

/**
 * Draws conversations and holds them. What one of them shows to be wrong is looked for once more, then made as simple as it can
 * be; and the exploration goes on. The same thing wrong with the same subject is told once.
 */
public final class Explorer {

    /** How often one case is drawn otherwise. */
    private static final int MOST_TRIES = 1_000;

    /** How many of these are held. */
    private static final int MOST_HELD = 70;

    /** What is seen now and then only is looked for so often. */
    private static final int MOST_VAIN = 3;

    /** Each may be a process that is started. */
    private static final int MOST_ALONE = 300;

    private static final long SEED_STEP = 1_000_003;

    private final Generator generator;
    private final Set<String> wanted;
    private final Map<String, Integer> dimensions = new LinkedHashMap<>();
    private final Map<String, Integer> observations = new TreeMap<>();
    private final List<ExploredCase> cases = new ArrayList<>();
    private final List<String> unsteady = new ArrayList<>();
    private final List<String> outdated = new ArrayList<>();
    private final Set<Kind> known = new HashSet<>();
    private final Map<Kind, Integer> vain = new HashMap<>();
    private int alone;

    /** @param wanted the requirements that count; when there is a case for each, nothing is left to be found */
    public Explorer(Generator generator, Set<String> wanted) {
        this.generator = generator;
        this.wanted = Set.copyOf(wanted);
        generator.dimensions().forEach(one -> dimensions.put(one, 0));
    }

    /** What is told once. */
    private record Kind(String requirement, String subject) {

        static Kind of(MonitorFinding finding) {
            return new Kind(finding.requirement(), finding.fault().subject());
        }
    }

    /** A conversation that shows something, and how it was drawn. */
    private record Shown(Choices choices, Conversation conversation, MonitorFinding finding) {}

    /** Holds again those kept cases that are of this generator, then draws others. */
    public Explored explore(Exploration exploration) throws InterruptedException {
        int held = 0;
        try {
            for (KeptCase kept : exploration.kept()) {
                holdAgain(kept);
            }
            while (!everythingIsFound()
                    && exploration.goesOn((int) (held * generator.cost()))
                    && hasTime(exploration)) {
                Choices choices = Choices.random(exploration.seed() * SEED_STEP + held);
                Conversation conversation = generator.draw(choices);
                conversation.dimensions().forEach(one -> dimensions.merge(one, 1, Integer::sum));
                held++;
                for (MonitorFinding finding : seen(conversation.hold(false)).all()) {
                    Kind kind = Kind.of(finding);
                    if (wanted.contains(kind.requirement())
                            && !known.contains(kind)
                            && vain.getOrDefault(kind, 0) < MOST_VAIN) {
                        investigate(exploration, choices, finding);
                    }
                }
            }
            return explored(held, Optional.empty());
        } catch (Unreachable gone) {
            return explored(held, Optional.of(gone.getMessage()));
        }
    }

    private boolean hasTime(Exploration exploration) {
        return generator.cost() <= 1 || exploration.hasTime();
    }

    private boolean everythingIsFound() {
        return cases.stream()
                .map(one -> one.finding().requirement())
                .collect(Collectors.toSet())
                .containsAll(wanted);
    }

    private Explored explored(int held, Optional<String> stopped) {
        return new Explored(held, dimensions, observations, cases, unsteady, outdated, stopped);
    }

    private Findings seen(Findings findings) {
        findings.requirements().forEach(one -> observations.merge(one, findings.observations(one), Integer::sum));
        return findings;
    }

    private void holdAgain(KeptCase kept) throws Unreachable, InterruptedException {
        CaseCode code = CaseCode.parse(kept.code());
        if (!code.generator().equals(generator.name())) {
            return;
        }
        Choices choices = Choices.again(code.choices());
        Conversation conversation = generator.draw(choices);
        if (!kept.isDrawnAs(conversation.steps())) {
            outdated.add(kept.code());
            return;
        }
        for (MonitorFinding finding : seen(conversation.hold(true)).all()) {
            if (!known.contains(Kind.of(finding))) {
                confirmed(choices, finding)
                        .ifPresent(again -> cases.add(new ExploredCase(code, conversation.steps(), again.finding())));
            }
        }
    }

    private void investigate(Exploration exploration, Choices choices, MonitorFinding finding)
            throws Unreachable, InterruptedException {
        Optional<Shown> again = confirmed(choices, finding);
        if (again.isPresent()) {
            Shown simplest = simplest(exploration, again.get());
            cases.add(new ExploredCase(
                    new CaseCode(generator.name(), simplest.choices().made()),
                    simplest.conversation().steps(),
                    simplest.finding()));
        }
    }

    /** Whoever is wrong by chance, or by what was said much earlier, is not blamed for a conversation that shows nothing. */
    private Optional<Shown> confirmed(Choices choices, MonitorFinding finding)
            throws Unreachable, InterruptedException {
        Kind kind = Kind.of(finding);
        Optional<Shown> again = shown(choices.made(), kind);
        Optional<String> changed = again.isEmpty() ? Optional.empty() : generator.changed();
        if (again.isPresent() && changed.isEmpty()) {
            known.add(kind);
            return again;
        }
        if (vain.merge(kind, 1, Integer::sum) == 1) {
            unsteady.add(finding.requirement() + ": " + finding.fault().headline()
                    + changed.map(what -> " (" + what + ")").orElse(""));
        }
        return Optional.empty();
    }

    private Shown simplest(Exploration exploration, Shown start) throws InterruptedException {
        Kind kind = Kind.of(start.finding());
        Map<List<String>, Optional<Shown>> held = new HashMap<>();
        held.put(start.conversation().steps(), Optional.of(start));
        Map<Choices, Shown> drawn = new HashMap<>(Map.of(start.choices(), start));
        Shrinker shrinker = new Shrinker(
                choices -> {
                    Choices other = Choices.again(choices);
                    List<String> steps = generator.draw(other).steps();
                    if (!held.containsKey(steps)) {
                        boolean enough = held.size() > MOST_HELD
                                || alone > MOST_ALONE
                                || generator.isSlow() && !exploration.hasTime();
                        held.put(steps, enough ? Optional.empty() : quietly(choices, kind));
                    }
                    held.get(steps).ifPresent(one -> drawn.put(other, one));
                    return held.get(steps).map(one -> other);
                },
                MOST_TRIES);
        Choices best = shrinker.shrink(start.choices());
        return new Shown(best, drawn.get(best).conversation(), drawn.get(best).finding());
    }

    private Optional<Shown> quietly(List<Integer> choices, Kind kind) throws InterruptedException {
        try {
            return shown(choices, kind);
        } catch (Unreachable gone) {
            return Optional.empty();
        }
    }

    /** What these choices show of a kind, said alone. */
    private Optional<Shown> shown(List<Integer> choices, Kind kind) throws Unreachable, InterruptedException {
        alone++;
        Choices again = Choices.again(choices);
        Conversation conversation = generator.draw(again);
        return conversation.hold(true).all().stream()
                .filter(one -> Kind.of(one).equals(kind))
                .findFirst()
                .map(one -> new Shown(again, conversation, one));
    }
}
