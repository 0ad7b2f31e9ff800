package org.contexttck.harness.target.driver;

import java.util.Map;

/**
 * Which lines a driver speaks.
 *
 * @param subject what it drives, in one word
 * @param schema the schema of its lines, below {@code schemas/}
 * @param refusal the definition in it of an answer that says why not
 * @param answers the definition in it of the answer to a request, by its verb; {@code done} for the others
 */
public record DriverProtocol(String subject, String schema, String refusal, Map<String, String> answers) {

    /** schemas/kit/driver.md. */
    public static final DriverProtocol CLIENT = new DriverProtocol(
            "client",
            "kit/driver.schema.json",
            "error",
            Map.of("hello", "hello-answer", "prompt", "prompt-answer", "save", "save-answer", "view", "view-answer"));

    /** schemas/kit/participant-driver.md. */
    public static final DriverProtocol PARTICIPANT = new DriverProtocol(
            "participant",
            "kit/participant-driver.schema.json",
            "failed",
            Map.of(
                    "hello",
                    "hello-answer",
                    "receive",
                    "receive-answer",
                    "send",
                    "send-answer",
                    "new-ids",
                    "new-ids-answer",
                    "filter",
                    "filter-answer",
                    "contexts",
                    "contexts-answer"));

    public DriverProtocol {
        answers = Map.copyOf(answers);
    }

    /** The path of the definition of an answer. */
    String answer(String verb, boolean refused) {
        return schema + "#/$defs/" + (refused ? refusal : answers.getOrDefault(verb, "done"));
    }

    /** Such as {@code driver.schema.json}. */
    String schemaName() {
        return schema.substring(schema.lastIndexOf('/') + 1);
    }
}
