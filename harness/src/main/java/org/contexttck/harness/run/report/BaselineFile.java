package org.contexttck.harness.run.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contexttck.harness.profile.yaml.DataFile;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.run.FileError;
import org.contexttck.json.Json;
import org.contexttck.reports.baseline.Baseline;
import org.contexttck.reports.baseline.KnownFailure;

/** A baseline as a file: YAML, or JSON if its name says so. */
final class BaselineFile {

    private BaselineFile() {}

    /** @throws ProfileException if there is no such file, or it is no baseline */
    static Baseline read(Path file) throws ProfileException {
        try {
            return Baseline.read(DataFile.read(file, "known: []"));
        } catch (IllegalArgumentException wrong) {
            throw DataFile.problem(file, wrong.getMessage(), "schemas/kit/baseline.schema.json says what may be there");
        }
    }

    /** @throws IOException if it cannot be written; its message is one line with the file and the reason */
    static void write(Path file, Baseline baseline, String implementation) throws IOException {
        String text = file.toString().endsWith(".json") ? json(baseline.known()) : baseline.write(implementation);
        try {
            Files.writeString(file, text);
        } catch (IOException failure) {
            throw FileError.writing(file, failure);
        }
    }

    private static String json(List<KnownFailure> known) {
        ArrayNode entries = Json.array();
        for (KnownFailure one : known) {
            ObjectNode entry = entries.addObject().put("requirement", one.requirement());
            put(entry, "scenario", one.scenario());
            put(entry, "tool", one.tool());
            entry.put("reason", one.reason());
            put(entry, "expires", one.expires().map(Object::toString).orElse(""));
            if (one.flaky()) {
                entry.put("flaky", true);
            }
        }
        ObjectNode root = Json.object();
        root.set("known", entries);
        return root.toPrettyString() + "\n";
    }

    private static void put(ObjectNode entry, String name, String value) {
        if (!value.isEmpty()) {
            entry.put(name, value);
        }
    }
}
