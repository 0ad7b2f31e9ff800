package org.contexttck.harness.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** Turns the validator's errors into violations that read well. */
final class Violations {

    private static final int LONGEST_VALUE = 60;

    private Violations() {}

    static Violation of(Error error) {
        return new Violation(
                pointer(error.getInstanceLocation()),
                error.getKeyword(),
                Line.of(sentence(error) + value(error)),
                place(error.getSchemaLocation().toString()));
    }

    /** Built step by step, because the validator's own text form of a path is not a JSON Pointer when a name has odd characters. */
    private static String pointer(NodePath path) {
        List<String> steps = new ArrayList<>();
        for (int i = 0; i < path.getNameCount(); i++) {
            steps.add(String.valueOf(path.getElement(i)));
        }
        return new Pointer(steps).toString();
    }

    private static String sentence(Error error) {
        if (error.getKeyword().equals("pattern")
                && error.getArguments().length > 0
                && "\\S".equals(error.getArguments()[0])) {
            return "must not be blank";
        }
        return error.getMessage();
    }

    private static String value(Error error) {
        JsonNode node = error.getInstanceNode();
        if (node == null || node.isContainerNode() || node.isNull() || node.isMissingNode()) {
            return "";
        }
        String text = Json.write(node);
        return ", but is " + (text.length() <= LONGEST_VALUE ? text : text.substring(0, LONGEST_VALUE) + "…");
    }

    private static String place(String location) {
        return location.startsWith(SchemaDocuments.BASE) ? location.substring(SchemaDocuments.BASE.length()) : location;
    }
}
