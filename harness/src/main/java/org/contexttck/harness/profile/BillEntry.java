package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.contexttck.harness.profile.yaml.Key;

/**
 * What may be called to see what a server costs, beside the calls of claims that read and what the server itself calls safe.
 *
 * @param calls made once each
 */
public record BillEntry(List<NamedCall> calls) {

    /** A call of a tool that reads. */
    public record NamedCall(
            @Key(required = true, advice = "the name of a tool that only reads")
            String tool,

            @Key(standard = "{}") ObjectNode arguments) {}

    /** Nothing is named. */
    public static final BillEntry NONE = new BillEntry(List.of());

    public BillEntry {
        calls = List.copyOf(calls);
    }
}
