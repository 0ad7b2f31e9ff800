package org.contexttck.harness.profile.yaml;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.contexttck.json.JsonProblem;
import org.contexttck.json.Utf8;
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
        String text = text(file);
        if (text.isBlank()) {
            throw problem(file, "the file is empty", "write " + empty);
        }
        ReadContext reading = new ReadContext(file.toString(), Optional.empty(), name -> Optional.empty());
        Optional<Node> root = YamlNodes.read(text, reading);
        reading.throwIfProblems();
        Optional<JsonNode> tree = new YamlJson(reading, false).of(new Value(root.orElseThrow(), "", reading));
        reading.throwIfProblems();
        return tree.orElseThrow();
    }

    /** Says what is wrong with what such a file holds. */
    public static ProfileException problem(Path file, String what, String whatToDo) {
        return new ProfileException(List.of(new ProfileProblem(file.toString(), 0, 0, what, whatToDo)));
    }

    /** The text of a file in UTF-8. */
    public static String text(Path file) throws ProfileException {
        try {
            return decoded(file, Files.readAllBytes(file));
        } catch (NoSuchFileException missing) {
            throw fault(
                    file,
                    0,
                    0,
                    "not found",
                    "looked for " + file.toAbsolutePath().normalize());
        } catch (IOException fault) {
            String why = Files.isDirectory(file)
                    ? "it is a folder"
                    : fault.getClass().getSimpleName();
            throw fault(file, 0, 0, "cannot be read: " + why, "");
        }
    }

    private static String decoded(Path file, byte[] bytes) throws ProfileException {
        try {
            String text = Utf8.decode(bytes);
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (JsonProblem fault) {
            throw fault(file, (int) fault.line(), (int) fault.column(), "not UTF-8", "save the file as UTF-8");
        }
    }

    private static ProfileException fault(Path file, int line, int column, String what, String whatToDo) {
        return new ProfileException(List.of(new ProfileProblem(file.toString(), line, column, what, whatToDo)));
    }
}
