package org.contexttck.reference.brokenparticipant;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.participant.Habits;
import org.contexttck.reference.variant.VariantClasses;

/** Finds the broken variants of the participant among the classes of this package. */
public final class ParticipantVariants {

    private static final VariantClasses<BrokenParticipant> CLASSES = new VariantClasses<>(BrokenParticipant.class);

    private ParticipantVariants() {}

    /**
     * The variant with this name.
     *
     * @param name simple name of its class, such as {@code FoldsCaseOfIds}
     * @return fresh habits, for one participant; empty if there is no such variant
     */
    public static Optional<Habits> named(String name) {
        return CLASSES.named(name).map(Habits.class::cast);
    }

    /**
     * All names, in alphabetical order.
     *
     * @throws IOException if the class path cannot be read
     */
    public static List<String> names() throws IOException {
        return CLASSES.names();
    }
}
