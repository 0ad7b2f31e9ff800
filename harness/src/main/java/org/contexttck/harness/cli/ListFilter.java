package org.contexttck.harness.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Level;
import org.contexttck.harness.catalogue.NearWords;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Which requirements are meant. */
final class ListFilter {

    @Option(
            names = "--role",
            paramLabel = "ROLE",
            completionCandidates = Roles.class,
            converter = Roles.class,
            description = "Only those that bind it: ${COMPLETION-CANDIDATES}.")
    private String role = "";

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            completionCandidates = Levels.class,
            converter = Levels.class,
            description = "Only those of it: ${COMPLETION-CANDIDATES}.")
    private String level = "";

    @Option(
            names = "--protocol",
            paramLabel = "NAME",
            completionCandidates = Protocols.class,
            converter = Protocols.class,
            description = "Only those of it: ${COMPLETION-CANDIDATES}.")
    private String protocol = "";

    boolean takes(Requirement one) {
        return (role.isEmpty() || one.role().text().equals(role))
                && (level.isEmpty() || one.level().name().equals(level))
                && (protocol.isEmpty() || one.protocol().equals(protocol));
    }

    /** What is asked for, as it was given. */
    List<String> words() {
        List<String> words = new ArrayList<>();
        Stream.of("--role " + role, "--level " + level, "--protocol " + protocol)
                .filter(it -> !it.endsWith(" "))
                .forEach(words::add);
        return words;
    }

    /** Words of which one has to be given; capitals do not matter. */
    private abstract static class Choice implements Iterable<String>, ITypeConverter<String> {

        private final Supplier<List<String>> words;

        /** @param words asked for only when they are needed: the command line is built for every command */
        Choice(Supplier<List<String>> words) {
            this.words = words;
        }

        @Override
        public Iterator<String> iterator() {
            return words.get().iterator();
        }

        @Override
        public String convert(String value) {
            return words.get().stream()
                    .filter(it -> it.toLowerCase(Locale.ROOT).equals(value.toLowerCase(Locale.ROOT)))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException(
                            "\"" + value + "\" is not known; " + NearWords.meantOr("known are", value, words.get())));
        }
    }

    /** Whom requirements bind. */
    static final class Roles extends Choice {
        Roles() {
            super(() -> Arrays.stream(Role.values()).map(Role::text).toList());
        }
    }

    /** How much. */
    static final class Levels extends Choice {
        Levels() {
            super(() -> Arrays.stream(Level.values()).map(Level::name).toList());
        }
    }

    /** What about. */
    static final class Protocols extends Choice {
        Protocols() {
            super(() -> Catalogue.bundled().protocols());
        }
    }
}
