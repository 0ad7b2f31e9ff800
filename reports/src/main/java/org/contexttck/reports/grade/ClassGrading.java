package org.contexttck.reports.grade;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.reports.event.ClassGrade;
import org.contexttck.reports.event.ClassState;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.Verdict;

/** The rules by which the verdicts on rows become those on conformance classes. */
public final class ClassGrading {

    private static final Set<Verdict> SHORT =
            Set.of(Verdict.FAILED, Verdict.BLOCKED, Verdict.INCONCLUSIVE, Verdict.ERROR);
    /** The wire is a part of every protocol, and nobody looks for it by name. */
    private static final String WIRE = "wire";

    private ClassGrading() {}

    /**
     * Grades the classes of which a row was judged; what they were graded before does not count.
     *
     * @param whole whether the run tried all that the implementation claims
     */
    public static List<ClassGrade> of(
            Collection<ClassGrade> classes, Collection<RequirementJudged> judged, boolean whole) {
        Map<String, Verdict> verdicts = new LinkedHashMap<>();
        judged.forEach(one -> verdicts.put(one.id(), one.verdict()));
        return classes.stream()
                .filter(one -> one.requirements().stream().anyMatch(verdicts::containsKey))
                .map(one -> of(one, verdicts, whole))
                .toList();
    }

    private static ClassGrade of(ClassGrade one, Map<String, Verdict> verdicts, boolean whole) {
        List<String> lacking = one.requirements().stream()
                .filter(id -> SHORT.contains(verdicts.getOrDefault(id, Verdict.NOT_CLAIMED)))
                .toList();
        boolean passed = one.requirements().stream().anyMatch(id -> verdicts.get(id) == Verdict.PASSED);
        ClassState state = !whole
                ? ClassState.UNJUDGED
                : !lacking.isEmpty() ? ClassState.NOT_MET : passed ? ClassState.MET : untouched(one, verdicts);
        return new ClassGrade(one.protocol(), one.role(), one.name(), state, one.requirements(), lacking);
    }

    /** Nothing of it passed, and nothing fell short of a MUST. */
    private static ClassState untouched(ClassGrade one, Map<String, Verdict> verdicts) {
        return one.requirements().stream().anyMatch(id -> verdicts.get(id) == Verdict.WARNED)
                ? ClassState.NOT_MET
                : ClassState.NOT_CLAIMED;
    }

    /** The whole names of the classes that are met, such as {@code transient-context client display}. */
    public static List<String> met(Collection<ClassGrade> classes) {
        return classes.stream().filter(ClassGrade::met).map(ClassGrade::text).toList();
    }

    /**
     * The classes that are met as a sentence has them, the wire left out. A protocol or a role is named only where several
     * are claimed, such as {@code core, consumption} or {@code transient-context core; context-saving pagination, commands}.
     *
     * @return empty if none is met
     */
    public static String words(Collection<ClassGrade> classes) {
        return words(classes, false);
    }

    /** The same where implementations of several protocols stand beside each other: each protocol is named. */
    public static String wordsByProtocol(Collection<ClassGrade> classes) {
        return words(classes, true);
    }

    private static String words(Collection<ClassGrade> classes, boolean named) {
        List<ClassGrade> own = classes.stream()
                .filter(one -> !one.protocol().equals(WIRE) && one.state() != ClassState.NOT_CLAIMED)
                .toList();
        boolean protocols = named || several(own.stream().map(ClassGrade::protocol));
        boolean roles = several(own.stream().map(ClassGrade::role));
        Map<String, Set<String>> names = new LinkedHashMap<>();
        own.stream().filter(ClassGrade::met).forEach(one -> {
            String of = ((protocols ? one.protocol() + " " : "") + (roles ? one.role() + " " : ""));
            names.computeIfAbsent(of, key -> new LinkedHashSet<>()).add(one.name());
        });
        return names.entrySet().stream()
                .map(entry -> entry.getKey() + String.join(", ", entry.getValue()))
                .collect(Collectors.joining("; "));
    }

    private static boolean several(Stream<String> names) {
        return names.distinct().count() > 1;
    }
}
