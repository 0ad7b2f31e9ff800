package org.contexttck.harness.steps.client;

import static java.util.stream.Collectors.toCollection;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.contexttck.harness.cucumber.CaseResult;
import org.contexttck.harness.cucumber.FeatureRun;
import org.contexttck.harness.steps.shared.Measurements;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.reports.event.Outcome;

/** The scenarios about clients, run against one client. */
record FeatureTrial(List<CaseResult> finished, List<Measurements.Series> measured) {

    private static final List<Outcome> WORST_FIRST =
            List.of(Outcome.ERROR, Outcome.BROKE, Outcome.BLOCKED, Outcome.INCONCLUSIVE, Outcome.HELD, Outcome.SKIPPED);

    /** All rows that apply to a client that does not collapse what no hint has paired. */
    static FeatureTrial of(SmallClient client) {
        return of(client, "not @TC-C-20");
    }

    static FeatureTrial of(SmallClient client, String tags) {
        List<CaseResult> finished = Collections.synchronizedList(new ArrayList<>());
        Measurements measured = new Measurements(false);
        new FeatureRun(List.of(ClientUnderTest.in(client), SeededRandom.fresh(), measured))
                .run("classpath:features/transient-context", clients(tags), 1, name -> {}, finished::add);
        return new FeatureTrial(List.copyOf(finished), measured.series());
    }

    private static String clients(String tags) {
        StringBuilder all = new StringBuilder();
        for (int row = 1; row <= 32; row++) {
            all.append(row > 1 ? " or " : "")
                    .append("@TC-C-")
                    .append(row < 10 ? "0" : "")
                    .append(row);
        }
        return "(" + all + ") and (" + tags + ")";
    }

    /** What is not as it should be, for a client that is right. */
    List<String> problems() {
        return finished.stream()
                .filter(one -> outcome(one) != Outcome.HELD)
                .map(one -> one.name() + ": "
                        + one.fault()
                                .map(Throwable::toString)
                                .orElse(one.evidence().reason()))
                .toList();
    }

    /** The rows whose worst scenario ended so. */
    Set<String> rows(Outcome wanted) {
        Map<String, Outcome> worst = new TreeMap<>();
        for (CaseResult one : finished) {
            ids(one).forEach(id -> worst.merge(id, outcome(one), FeatureTrial::worse));
        }
        return worst.keySet().stream().filter(id -> worst.get(id) == wanted).collect(toCollection(TreeSet::new));
    }

    /** The headlines of what broke a row. */
    List<String> reasons(String row) {
        return finished.stream()
                .filter(one -> ids(one).contains(row))
                .flatMap(one -> one.evidence().faults().stream())
                .map(fault -> fault.headline())
                .toList();
    }

    private static List<String> ids(CaseResult one) {
        return one.tags().stream()
                .filter(tag -> tag.startsWith("@TC-"))
                .map(tag -> tag.substring(1))
                .toList();
    }

    private static Outcome outcome(CaseResult one) {
        return one.fault().isPresent() ? Outcome.ERROR : one.evidence().outcome();
    }

    private static Outcome worse(Outcome one, Outcome other) {
        return WORST_FIRST.indexOf(one) < WORST_FIRST.indexOf(other) ? one : other;
    }
}
