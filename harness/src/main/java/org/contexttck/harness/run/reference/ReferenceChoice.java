package org.contexttck.harness.run.reference;

import java.util.ArrayList;
import java.util.List;

/**
 * Which of the reference implementations is run.
 *
 * @param kind whether it is sound
 * @param name of the variant or the null peer; empty for the reference itself
 * @param options put behind the arguments of whichever of the reference implementations is run
 */
public record ReferenceChoice(Kind kind, String name, List<String> options) {

    public ReferenceChoice {
        options = List.copyOf(options);
    }

    /** What is the matter with it. */
    public enum Kind {
        /** Nothing: it conforms. */
        REFERENCE,
        /** It has one fault. */
        BROKEN,
        /** It does one thing otherwise, and conforms. */
        LIBERTY,
        /** It does nothing useful. */
        NULL_PEER
    }

    /** The conforming one. */
    public static ReferenceChoice reference() {
        return new ReferenceChoice(Kind.REFERENCE, "", List.of());
    }

    /** One with a fault, by the name in the catalogue. */
    public static ReferenceChoice broken(String variant) {
        return new ReferenceChoice(Kind.BROKEN, variant, List.of());
    }

    /** One that takes a liberty, by the name in {@code conforming.yaml}. */
    public static ReferenceChoice liberty(String variant) {
        return new ReferenceChoice(Kind.LIBERTY, variant, List.of());
    }

    /** One that does nothing useful, by its name. */
    public static ReferenceChoice nullPeer(String name) {
        return new ReferenceChoice(Kind.NULL_PEER, name, List.of());
    }

    /** The same with these options. */
    public ReferenceChoice with(String... more) {
        return new ReferenceChoice(kind, name, List.of(more));
    }

    /** The arguments that start it, given those that start the reference, of which the first says which one. */
    List<String> arguments(List<String> reference) {
        List<String> arguments = new ArrayList<>(reference);
        switch (kind) {
            case REFERENCE -> {}
            case BROKEN, LIBERTY -> arguments.addAll(List.of("--variant", name));
            case NULL_PEER -> {
                arguments.remove(0);
                arguments.addAll(0, List.of("null-peer", name));
            }
        }
        arguments.addAll(options);
        return arguments;
    }
}
