package org.contexttck.harness.profile.claim;

import java.util.Optional;
import org.contexttck.harness.profile.yaml.Binder;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.Scalars;
import org.contexttck.harness.profile.yaml.Value;
import org.contexttck.json.Pointer;

/** Where the text is in the result of a tool that cuts text. */
public sealed interface TextLocator {

    /**
     * A value in {@code structuredContent}, or else in the JSON of the first text block.
     *
     * @param pointer to that value
     */
    record ByPointer(Pointer pointer) implements TextLocator {}

    /**
     * A text block as it is.
     *
     * @param index which of the text blocks, from 0
     * @param cut where the text is in the JSON that the first text block holds instead once something was cut; empty if
     *     the block is plain text then too
     */
    record Block(
            @Key(name = "block", required = true, advice = "the number of the text block, from 0")
            int index,

            Optional<Pointer> cut)
            implements TextLocator {}

    /** The place in words, for messages. */
    default String words() {
        return this instanceof Block block
                ? "text block " + block.index()
                : ((ByPointer) this).pointer().toString();
    }

    /** Whether info and flag may stand in JSON that a text block holds; otherwise that JSON is the text itself. */
    default boolean infoInText() {
        return !(this instanceof Block block) || block.cut().isPresent();
    }

    /** Reads either. */
    static Optional<TextLocator> read(Value value) {
        return value.kind() == NodeKind.OBJECT
                ? Optional.of(Binder.read(value, Block.class))
                : Scalars.pointer(value).map(ByPointer::new);
    }
}
