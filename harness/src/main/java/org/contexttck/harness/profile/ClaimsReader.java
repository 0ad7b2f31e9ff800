package org.contexttck.harness.profile;

import java.util.Optional;
import java.util.function.Function;

/** Reads {@code claims}. */
final class ClaimsReader {

    private ClaimsReader() {}

    static Claims read(Value value) {
        Members members = value.members("transient-context", "context-saving", "context-pack", "sub-context");
        return new Claims(
                true,
                protocol(
                        members.get("transient-context"),
                        TransientContextReader.standard(),
                        TransientContextReader::read),
                protocol(members.get("context-saving"), ContextSavingReader.standard(), ContextSavingReader::read),
                protocol(members.get("context-pack"), Defaults.contextPack(), ContextPackReader::read),
                protocol(members.get("sub-context"), SubContextClaim.standard(), SubContextReader::read));
    }

    /** Unlike a part of a protocol, a protocol that is left out is not claimed. */
    private static <T> Optional<T> protocol(Optional<Value> value, T standard, Function<Value, T> reader) {
        return value.isEmpty() ? Optional.empty() : Parts.one(value, standard, reader);
    }
}
