package org.contexttck.reference.contextsaving;

import java.util.Map;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;
import org.contexttck.reference.tool.InputSchema;

/** What the tools whose output can be cut have in common. */
final class CutOutput {

    private CutOutput() {}

    static InputSchema declare(InputSchema schema) {
        return schema.count("head", "Return only the first N lines. Takes priority over tail.")
                .count("tail", "Return only the last N lines.")
                .count(
                        "max_bytes",
                        "Maximum size in bytes, applied after head or tail. Cuts between lines if possible.");
    }

    static OutputLimiter limiter(Arguments arguments) throws BadArgument {
        return new OutputLimiter(TextLimits.read(arguments.values()));
    }

    /** Adds {@code truncated} and the info if, and only if, something was cut (CS-T-11). */
    static void describe(LimitedText text, String infoName, Map<String, Object> result) {
        text.info().ifPresent(info -> {
            result.put("truncated", true);
            result.put(infoName, info.toMap());
        });
    }
}
