package org.contexttck.harness.monitor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.contexttck.harness.verdict.Fault;

/** What the monitors of a session, or of several, have seen, by requirement. Not for several threads at once. */
public final class Findings {

    /** Of one requirement; a target that is wrong in everything it says is wrong in no more than these. */
    private static final int KEPT = 20;

    private final Map<String, int[]> observations = new HashMap<>();
    private final Map<String, List<MonitorFinding>> findings = new TreeMap<>();
    private final Map<String, Map<String, String>> open = new TreeMap<>();
    private final List<String> ownFaults = new ArrayList<>();

    /** Counts one thing that bears on a requirement. */
    public void observed(String requirement) {
        observations.computeIfAbsent(requirement, first -> new int[1])[0]++;
    }

    /** A requirement is broken. */
    public void broke(String requirement, Fault fault) {
        List<MonitorFinding> all = findings.computeIfAbsent(requirement, first -> new ArrayList<>());
        if (all.size() < KEPT) {
            all.add(new MonitorFinding(requirement, fault));
        }
    }

    /** Something stayed open while nothing shows why. @param what names it @param text what was seen, in one line */
    public void unclear(String requirement, String what, String text) {
        open.computeIfAbsent(requirement, first -> new LinkedHashMap<>()).put(what, text);
    }

    /** It was cleared up after all. */
    public void cleared(String requirement, Supplier<String> what) {
        Optional.ofNullable(open.get(requirement)).ifPresent(texts -> texts.remove(what.get()));
    }

    /** Whoever drove the session sent something wrong itself: a fault of the kit, never of the target. */
    public void ownFault(String text) {
        if (ownFaults.size() < KEPT) {
            ownFaults.add(text);
        }
    }

    /** How often something was seen that bears on a requirement. */
    public int observations(String requirement) {
        return observations.getOrDefault(requirement, new int[1])[0];
    }

    /** What breaks a requirement, in the order seen; at most twenty. */
    public List<MonitorFinding> of(String requirement) {
        return List.copyOf(findings.getOrDefault(requirement, List.of()));
    }

    /** Everything that breaks anything, by requirement. */
    public List<MonitorFinding> all() {
        return findings.values().stream().flatMap(List::stream).toList();
    }

    /** What stayed open about a requirement; a line for each. */
    public List<String> unclear(String requirement) {
        return List.copyOf(open.getOrDefault(requirement, Map.of()).values());
    }

    /** What whoever drove the session sent wrongly; at most twenty lines. */
    public List<String> ownFaults() {
        return List.copyOf(ownFaults);
    }

    /** The requirements of which anything was seen. */
    public Set<String> requirements() {
        Set<String> all = new TreeSet<>(observations.keySet());
        all.addAll(findings.keySet());
        all.addAll(open.keySet());
        return all;
    }
}
