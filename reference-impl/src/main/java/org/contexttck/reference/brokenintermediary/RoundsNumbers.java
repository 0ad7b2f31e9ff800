package org.contexttck.reference.brokenintermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;

/** Reads every number into a double and writes that (TC-X-07). */
final class RoundsNumbers extends BrokenIntermediary {

    @Override
    void spoil(ObjectNode result) {
        result.properties().forEach(member -> member.setValue(rounded(member.getValue())));
    }

    private JsonNode rounded(JsonNode value) {
        if (value instanceof ObjectNode object) {
            spoil(object);
        } else if (value instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                array.set(i, rounded(array.get(i)));
            }
        } else if (value.isNumber()) {
            BigDecimal exact = new BigDecimal(value.doubleValue());
            return DecimalNode.valueOf(value.isIntegralNumber() ? exact : BigDecimal.valueOf(value.doubleValue()));
        }
        return value;
    }
}
