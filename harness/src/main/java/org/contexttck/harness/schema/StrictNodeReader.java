package org.contexttck.harness.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.serialization.NodeReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/** Makes the validator read its schemas with the kit's own reader, so that numbers in them are exact too. */
final class StrictNodeReader implements NodeReader {

    @Override
    public JsonNode readTree(String content, InputFormat format) throws IOException {
        return read(content.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public JsonNode readTree(InputStream content, InputFormat format) throws IOException {
        return read(content.readAllBytes());
    }

    private static JsonNode read(byte[] bytes) throws IOException {
        try {
            return ExactBounds.in(Json.read(bytes).node());
        } catch (JsonProblem problem) {
            throw new IOException(problem.describe(), problem);
        }
    }
}
