package org.contexttck.json;

import com.fasterxml.jackson.databind.node.DecimalNode;
import java.math.BigDecimal;

/** A number whose text differs from what BigDecimal would print, such as {@code 1e400} or {@code -0}; keeps that text. */
final class NumberAsGiven extends DecimalNode {

    private static final long serialVersionUID = 1L;

    private final String text;

    NumberAsGiven(BigDecimal value, String text) {
        super(value);
        this.text = text;
    }

    @Override
    public String asText() {
        return text;
    }

    // Equal by value, like every DecimalNode: the spelling is for writing back only.
    @Override
    public boolean equals(Object other) {
        return super.equals(other);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }
}
