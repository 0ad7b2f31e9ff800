package org.contexttck.harness.target;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.JsonProblem;

/**
 * What was asked of a driver.
 *
 * @param verb such as {@code deliver}
 * @param line the whole line, or its beginning
 */
record DriverRequest(long id, String verb, String line) {

    private static final Pattern BEGINNING = Pattern.compile("\\{\"id\":(\\d{1,18}),\"do\":\"([a-z-]+)\"");
    private static final String BEGIN = "begin";

    /** The line of a request. @param members as {@link DriverProcess#ask} takes them */
    static String line(long id, String verb, String members) {
        return "{\"id\":" + id + ",\"do\":\"" + verb + "\"" + members + "}";
    }

    /** Reads a line that the kit has written; empty if it has not. */
    static Optional<DriverRequest> read(String line) {
        Matcher beginning = BEGINNING.matcher(line);
        return beginning.lookingAt()
                ? Optional.of(new DriverRequest(Long.parseLong(beginning.group(1)), beginning.group(2), line))
                : Optional.empty();
    }

    /** The name of the conversation that it begins, of a client; empty if it does not begin one. */
    Optional<String> begun() {
        if (!verb.equals(BEGIN)) {
            return Optional.empty();
        }
        try {
            JsonNode name = Json.read(line).node().path("conversation");
            return Optional.ofNullable(name.textValue());
        } catch (JsonProblem cut) {
            return Optional.empty();
        }
    }
}
