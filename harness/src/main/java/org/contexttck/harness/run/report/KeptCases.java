package org.contexttck.harness.run.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.explore.CaseCode;
import org.contexttck.harness.explore.KeptCase;
import org.contexttck.harness.profile.yaml.DataFile;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.run.FileError;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.json.Json;
import org.contexttck.reports.event.EventLogReader;
import org.contexttck.reports.event.ScenarioFinished;

/** A file of cases that exploration found, to be held again by later runs. */
public final class KeptCases {

    private static final String SCHEMA = "kit/kept-cases.schema.json";
    private static final String EMPTY = "cases: []";
    private static final String HINT = "schemas/" + SCHEMA + " says what may be there";

    private static final String BEHIND_WAY = ": ";

    private final List<Entry> entries = new ArrayList<>();

    private record Entry(String requirement, KeptCase kept) {}

    private KeptCases() {}

    /**
     * Reads a file.
     *
     * @throws ProfileException if there is no such file, or it holds something else
     */
    public static KeptCases read(Path file) throws ProfileException {
        JsonNode tree = DataFile.read(file, EMPTY);
        Optional<String> problem = Schemas.bundled().schema(SCHEMA).validate(tree).stream()
                .findFirst()
                .map(Violation::line);
        if (problem.isPresent()) {
            throw DataFile.problem(file, problem.get(), HINT);
        }
        KeptCases cases = new KeptCases();
        for (JsonNode one : tree.path("cases")) {
            String code = one.path("case").asText();
            try {
                CaseCode.parse(code);
            } catch (IllegalArgumentException wrong) {
                throw DataFile.problem(file, wrong.getMessage(), HINT);
            }
            cases.entries.add(new Entry(
                    one.path("requirement").asText(),
                    new KeptCase(code, one.path("steps").asText())));
        }
        return cases;
    }

    /** As {@link #read}; nothing if the file is still to be written. */
    public static KeptCases readIfThere(Path file) throws ProfileException {
        return Files.exists(file) ? read(file) : new KeptCases();
    }

    /** In the order of the file. */
    public List<KeptCase> all() {
        return entries.stream().map(Entry::kept).toList();
    }

    /**
     * The same and what a run has found beside it.
     *
     * @param report the folder that it was reported to
     * @throws IOException if its log of events cannot be read
     */
    public KeptCases and(Path report) throws IOException {
        KeptCases both = new KeptCases();
        both.entries.addAll(entries);
        EventLogReader.read(report.resolve(ReportFolder.EVENTS)).stream()
                .filter(ScenarioFinished.class::isInstance)
                .map(ScenarioFinished.class::cast)
                .filter(found -> !found.caseCode().isEmpty())
                .map(found -> new Entry(found.requirements().get(0), new KeptCase(found.caseCode(), steps(found))))
                .filter(entry -> !both.entries.contains(entry))
                .forEach(both.entries::add);
        return both;
    }

    private static String steps(ScenarioFinished found) {
        return found.name().substring(found.name().indexOf(BEHIND_WAY) + BEHIND_WAY.length());
    }

    /** @throws IOException if it cannot be written; its message is one line with the file and the reason */
    public void write(Path file) throws IOException {
        ObjectNode tree = Json.object();
        ArrayNode cases = tree.putArray("cases");
        entries.forEach(one -> cases.addObject()
                .put("requirement", one.requirement())
                .put("case", one.kept().code())
                .put("steps", one.kept().steps()));
        try {
            Files.writeString(file, tree.toPrettyString() + "\n");
        } catch (IOException failure) {
            throw FileError.writing(file, failure);
        }
    }
}
