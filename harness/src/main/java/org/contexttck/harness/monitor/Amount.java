package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.harness.oracle.WholeNumber;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.json.Json;

/** Whole numbers among arguments and infos. */
final class Amount {

    private Amount() {}

    /** Whether an argument is left out, or one that the parameter takes. @param schema of all parameters */
    static boolean absentOrWhole(Optional<JsonNode> value, String parameter, SchemaCheck schema) {
        if (value.filter(it -> !it.isMissingNode()).isEmpty()) {
            return true;
        }
        ObjectNode arguments = Json.object();
        arguments.set(parameter, value.get());
        return schema.validate(arguments).isEmpty()
                && WholeNumber.of(value.get()).isPresent();
    }
}
