package org.contexttck.reports.certificate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.contexttck.reports.event.ClassGrade;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunFinished;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.grade.ClassGrading;

/** What a report says, held against what its transcripts give when they are graded again. */
public final class Comparison {

    private final Map<String, ScenarioFinished> saidScenarios;
    private final Map<String, ScenarioFinished> givenScenarios;
    private final Map<String, RequirementJudged> said;
    private final Map<String, RequirementJudged> given;
    private final List<Event> saidEvents;
    private final List<Event> givenEvents;

    /**
     * @param said the events of the report
     * @param given those of the transcripts
     */
    public Comparison(List<Event> said, List<Event> given) {
        this.saidEvents = List.copyOf(said);
        this.givenEvents = List.copyOf(given);
        this.saidScenarios = by(said, ScenarioFinished.class, ScenarioFinished::key);
        this.givenScenarios = by(given, ScenarioFinished.class, ScenarioFinished::key);
        this.said = by(said, RequirementJudged.class, RequirementJudged::id);
        this.given = by(given, RequirementJudged.class, RequirementJudged::id);
    }

    /** One line for each verdict that is another, for the one of the whole, and for each class that is not met after all. */
    public List<String> verdicts() {
        List<String> lines = new ArrayList<>();
        Stream.concat(said.keySet().stream(), given.keySet().stream())
                .distinct()
                .forEach(id -> {
                    String is = said.containsKey(id) ? said.get(id).verdict().text() : "nothing";
                    String was = given.containsKey(id) ? given.get(id).verdict().text() : "nothing";
                    if (!is.equals(was)) {
                        lines.add(id + ": the report says " + is + ", the transcripts give " + was + why(id));
                    }
                });
        String is = whole(saidEvents);
        String was = whole(givenEvents);
        if (!is.equals(was)) {
            lines.add("the whole: the report says " + is + ", the transcripts give " + was);
        }
        List<String> met = ClassGrading.met(classes(givenEvents));
        ClassGrading.met(classes(saidEvents)).stream()
                .filter(name -> !met.contains(name))
                .forEach(name -> lines.add(name + ": the report says met, the transcripts do not give that"));
        return lines;
    }

    /** One line for each scenario that ended otherwise or found something else. */
    public List<String> scenarios() {
        return Stream.concat(saidScenarios.keySet().stream(), givenScenarios.keySet().stream())
                .distinct()
                .flatMap(key -> scenario(key).stream())
                .toList();
    }

    /** How many scenarios the report tells of. */
    public int scenarioCount() {
        return saidScenarios.size();
    }

    /** How many requirements the report judges. */
    public int requirementCount() {
        return said.size();
    }

    private List<String> scenario(String key) {
        if (!givenScenarios.containsKey(key)) {
            return List.of(key + ": is in the report, but cannot be run from the transcripts");
        } else if (!saidScenarios.containsKey(key)) {
            return List.of(key + ": is not in the report, but follows from the transcripts");
        }
        ScenarioFinished is = saidScenarios.get(key);
        ScenarioFinished was = givenScenarios.get(key);
        if (is.outcome() != was.outcome()) {
            return List.of(key + ": the report says " + is.outcome().text() + ", the transcripts give "
                    + was.outcome().text() + because(was));
        } else if (is.observations() != was.observations()) {
            return List.of(key + ": the report says " + is.observations() + " observations, the transcripts give "
                    + was.observations());
        }
        List<String> found = is.findings().stream().map(Comparison::text).toList();
        List<String> again = was.findings().stream().map(Comparison::text).toList();
        if (!found.equals(again)) {
            return List.of(key + ": the report finds " + first(found, again) + ", the transcripts show "
                    + first(again, found));
        }
        return is.reason().equals(was.reason())
                ? List.of()
                : List.of(key + ": the report says \"" + is.reason() + "\", the transcripts give \"" + was.reason()
                        + "\"");
    }

    private String why(String id) {
        return givenScenarios.values().stream()
                .filter(scenario -> scenario.requirements().contains(id))
                .map(Comparison::because)
                .filter(text -> !text.isEmpty())
                .findFirst()
                .orElse("");
    }

    private static String because(ScenarioFinished scenario) {
        return scenario.findings().stream()
                .map(Finding::headline)
                .findFirst()
                .or(() -> Stream.of(scenario.reason())
                        .filter(text -> !text.isEmpty())
                        .findFirst())
                .map(text -> " (" + text + ")")
                .orElse("");
    }

    private static String first(List<String> of, List<String> without) {
        return of.stream().filter(one -> !without.contains(one)).findFirst().orElse("nothing else");
    }

    /** Without the messages that show it, whose numbers depend on who was tested at the same time. */
    private static String text(Finding finding) {
        return String.join(
                " | ",
                Stream.of(
                                finding.requirement(),
                                finding.subject(),
                                finding.headline(),
                                finding.expected(),
                                finding.seen(),
                                finding.pointer(),
                                finding.value())
                        .filter(text -> !text.isEmpty())
                        .toList());
    }

    private static String whole(List<Event> events) {
        return events.stream()
                .filter(RunFinished.class::isInstance)
                .map(end -> ((RunFinished) end).verdict().text())
                .reduce((first, last) -> last)
                .orElse("nothing: it did not end");
    }

    private static List<ClassGrade> classes(List<Event> events) {
        return events.stream()
                .filter(RunFinished.class::isInstance)
                .flatMap(end -> ((RunFinished) end).classes().stream())
                .toList();
    }

    private static <E extends Event> Map<String, E> by(List<Event> events, Class<E> type, Function<E, String> key) {
        Map<String, E> all = new LinkedHashMap<>();
        events.stream().filter(type::isInstance).map(type::cast).forEach(event -> all.put(key.apply(event), event));
        return all;
    }
}
