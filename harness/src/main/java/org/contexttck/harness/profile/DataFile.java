package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.yaml.snakeyaml.nodes.Node;

/** A file beside a profile, in YAML or JSON, of which only the data are wanted: nothing in it is filled in. */
public final class DataFile {

    private DataFile() {}

    /**
     * Reads it.
     *
     * @param file a file in UTF-8
     * @param empty what an empty file should hold, for the message
     * @throws ProfileException if the file cannot be read or is no YAML; with all problems, in order of their places
     */
    public static JsonNode read(Path file, String empty) throws ProfileException {
        String text = Profiles.text(file);
        if (text.isBlank()) {
            throw problem(file, "the file is empty", "write " + empty);
        }
        Reading reading = new Reading(file.toString(), Optional.empty(), name -> Optional.empty());
        Optional<Node> root = YamlText.read(text, reading);
        reading.throwIfProblems();
        Optional<JsonNode> tree = new YamlJson(reading, false).of(new Value(root.orElseThrow(), "", reading));
        reading.throwIfProblems();
        return tree.orElseThrow();
    }

    /** Says what is wrong with what such a file holds. */
    public static ProfileException problem(Path file, String what, String whatToDo) {
        return new ProfileException(List.of(new ProfileProblem(file.toString(), 0, 0, what, whatToDo)));
    }
}
