package org.contexttck.harness.profile.claim;

import java.util.Optional;
import java.util.regex.Pattern;
import org.contexttck.harness.profile.yaml.Binder;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.Scalars;
import org.contexttck.harness.profile.yaml.Value;
import org.contexttck.json.Pointer;

/** Where the records are in the result of a fetching tool. */
public sealed interface RecordLocator {

    /**
     * In an array of {@code structuredContent}, or else of the JSON in the first text block.
     *
     * @param pointer to that array
     */
    record ByPointer(Pointer pointer) implements RecordLocator {}

    /**
     * In the text blocks.
     *
     * @param pattern matches once for each record; its one group is the text that identifies the record
     */
    record ByPattern(
            @Key(required = true, advice = "a regular expression with one group")
            Pattern pattern) implements RecordLocator {}

    /** Reads either. */
    static Optional<RecordLocator> read(Value value) {
        return value.kind() == NodeKind.OBJECT
                ? Optional.of(Binder.read(value, ByPattern.class))
                : Scalars.pointer(value).map(ByPointer::new);
    }
}
