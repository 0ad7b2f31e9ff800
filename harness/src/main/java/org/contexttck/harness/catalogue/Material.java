package org.contexttck.harness.catalogue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What the rules look at. Unlike in a {@link Catalogue}, ids may occur twice. */
record Material(
        List<Requirement> requirements,
        List<Reading> readings,
        List<SourceText> sources,
        Set<String> fieldCases,
        List<ScenarioTag> scenarios,
        List<ConformanceClass> classes) {

    Material {
        requirements = List.copyOf(requirements);
        readings = List.copyOf(readings);
        sources = List.copyOf(sources);
        scenarios = List.copyOf(scenarios);
        classes = List.copyOf(classes);
    }

    Map<String, Requirement> byId() {
        return requirements.stream()
                .collect(Collectors.toMap(Requirement::id, Function.identity(), (first, second) -> first));
    }

    /** How a problem of this row begins. */
    static String place(Requirement row) {
        return RequirementsFile.path(row.protocol()) + ": " + row.id() + ": ";
    }

    static String place(Reading reading) {
        return ReadingsFile.path(reading.protocol()) + ": " + reading.id() + ": ";
    }
}
