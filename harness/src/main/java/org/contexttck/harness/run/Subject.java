package org.contexttck.harness.run;

import java.util.ArrayList;
import java.util.List;

/**
 * Which of the reference implementations is run.
 *
 * @param kind whether it is sound
 * @param name of the variant or the null peer; empty for the reference itself
 */
public record Subject(Kind kind, String name) {

    /** What is the matter with it. */
    public enum Kind {
        /** Nothing: it conforms. */
        REFERENCE,
        /** It has one fault. */
        BROKEN,
        /** It does nothing useful. */
        NULL_PEER
    }

    /** The conforming one. */
    public static Subject reference() {
        return new Subject(Kind.REFERENCE, "");
    }

    /** One with a fault, by the name in the catalogue. */
    public static Subject broken(String variant) {
        return new Subject(Kind.BROKEN, variant);
    }

    /** One that does nothing useful, by its name. */
    public static Subject nullPeer(String name) {
        return new Subject(Kind.NULL_PEER, name);
    }

    /** The arguments that start it, given those that start the reference, of which the first says which one. */
    List<String> arguments(List<String> reference) {
        List<String> arguments = new ArrayList<>(reference);
        switch (kind) {
            case REFERENCE -> {}
            case BROKEN -> arguments.addAll(List.of("--broken", name));
            case NULL_PEER -> {
                arguments.remove(0);
                arguments.addAll(0, List.of("null-peer", name));
            }
        }
        return arguments;
    }
}
