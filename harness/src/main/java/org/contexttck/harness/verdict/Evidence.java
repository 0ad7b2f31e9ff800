package org.contexttck.harness.verdict;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioStep.SeenMessage;
import org.contexttck.reports.grade.Grading;

/**
 * What one scenario saw. Steps write into it; the scenario's outcome is read from it, so that nothing passes without an
 * observation and no finding is lost because an earlier one ended the scenario.
 */
public final class Evidence {

    static final String NOTHING_SEEN = Grading.NOTHING_SEEN;

    private static final int KEPT_FAULTS = 20;
    private static final int SHOWN_REASONS = 3;
    private static final int SHOWN_PLACES = 3;

    private final List<Fault> faults = new ArrayList<>();
    private final Set<String> blocks = new LinkedHashSet<>();
    private final Set<String> gaps = new LinkedHashSet<>();
    private final Set<String> aside = new LinkedHashSet<>();
    private final Set<String> doubts = new LinkedHashSet<>();
    private final Set<String> untried = new LinkedHashSet<>();
    private final Set<String> transcripts = new LinkedHashSet<>();
    private final List<SeenMessage> seen = new ArrayList<>();
    private int placesLeft = SHOWN_PLACES;
    private int observations;
    private int sureFaults;
    private int faultsNotKept;

    /** Counts one thing seen on the wire that bears on the scenario's requirement. */
    public void observed() {
        observed(1);
    }

    /** Counts one. @param shown a finding as it would be about the same thing, with the messages that show it */
    public void observed(Supplier<Fault> shown) {
        observed(1);
        if (placesLeft > 0) {
            placesLeft--;
            shown.get().answer().ifPresent(seen::add);
        }
    }

    /** Where something was seen since this was last asked: of the first few things that the scenario saw. */
    public List<SeenMessage> takeSeen() {
        List<SeenMessage> taken = seen.stream().distinct().toList();
        seen.clear();
        return taken;
    }

    /** Counts several of them; zero and less count nothing. */
    public void observed(int count) {
        observations += Math.max(0, count);
    }

    /** Records that a check did not hold. */
    public void broke(Fault finding) {
        if (doubts.isEmpty()) {
            sureFaults++;
        }
        if (faults.size() < KEPT_FAULTS) {
            faults.add(finding);
        } else {
            faultsNotKept++;
        }
    }

    /** Records that a prerequisite is missing. @param reason one line that names it and, if known, the way out */
    public void blocked(String reason) {
        blocks.add(reason);
    }

    /**
     * Records that something did not come in time, while nothing shows that the target could have sent it. What is missed from
     * here on may be missing for the same reason.
     *
     * @param reason one line that says what did not come, and what was seen
     */
    public void unclear(String reason) {
        doubts.add(reason);
    }

    /** Whether the outcome hangs on something that did not come in time; tried again, it may be another. */
    public boolean isUnclear() {
        return !doubts.isEmpty() && sureFaults == 0;
    }

    /** Records that nothing could be seen of what the scenario is about. */
    public void inconclusive(String reason) {
        gaps.add(reason);
    }

    /** Records that a part of the scenario could not be seen, such as one of several tools; the rest decides, if there is any. */
    public void setAside(String reason) {
        aside.add(reason);
    }

    /** Records that the profile gives nothing to try for a part of the scenario. */
    public void nothingToTry(String reason) {
        untried.add(reason);
    }

    /** Notes the file that holds the messages of this scenario. */
    public void recordedIn(String transcript) {
        transcripts.add(transcript);
    }

    /** How much was recorded until now. */
    public EvidenceMark mark() {
        int unseen = gaps.size() + doubts.size() + aside.size() + untried.size();
        return new EvidenceMark(observations, isUnclear() ? 0 : faults.size() + faultsNotKept, blocks.size(), unseen);
    }

    public int observations() {
        return observations;
    }

    public List<Fault> faults() {
        return isUnclear() ? List.of() : List.copyOf(faults);
    }

    /** The transcript of the first finding, or of the first connection used; empty if there is none. */
    public String transcript() {
        return faults.stream()
                .map(Fault::transcript)
                .filter(file -> !file.isEmpty())
                .findFirst()
                .or(() -> transcripts.stream().findFirst())
                .orElse("");
    }

    /** What the evidence amounts to; never {@link Outcome#ERROR}, which only the runner can know. */
    public Outcome outcome() {
        if (isUnclear()) {
            return Outcome.INCONCLUSIVE;
        }
        if (!faults.isEmpty()) {
            return Outcome.BROKE;
        }
        if (!blocks.isEmpty()) {
            return Outcome.BLOCKED;
        }
        if (!gaps.isEmpty()) {
            return Outcome.INCONCLUSIVE;
        }
        if (observations == 0 && !aside.isEmpty()) {
            return Outcome.INCONCLUSIVE;
        }
        if (observations == 0 && !untried.isEmpty()) {
            return Outcome.SKIPPED;
        }
        return observations > 0 ? Outcome.HELD : Outcome.INCONCLUSIVE;
    }

    /** Why the outcome is what it is, in one line; for a scenario that held, what it had to leave out. */
    public String reason() {
        return switch (outcome()) {
            case BROKE -> faults.get(0).headline() + more(faults.size() + faultsNotKept);
            case BLOCKED -> joined(blocks);
            case INCONCLUSIVE -> isUnclear() ? joined(doubts) : unseen();
            case SKIPPED -> joined(untried);
            case HELD -> joined(aside);
            default -> "";
        };
    }

    private String unseen() {
        Set<String> all = new LinkedHashSet<>(gaps);
        all.addAll(aside);
        return all.isEmpty() ? NOTHING_SEEN : joined(all);
    }

    private static String joined(Set<String> reasons) {
        return reasons.stream().limit(SHOWN_REASONS).collect(Collectors.joining("; "))
                + (reasons.size() > SHOWN_REASONS ? " (and " + (reasons.size() - SHOWN_REASONS) + " more)" : "");
    }

    private static String more(int all) {
        return all > 1 ? " (and " + (all - 1) + " more)" : "";
    }
}
