package org.contexttck.harness.cli;

import java.math.BigDecimal;
import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.contexttck.harness.profile.target.UrlWords;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Turns words of a command line into values, or says in words of the user why they are none. */
final class Converters {

    private Converters() {}

    /** Has a command, and those below it, use them. */
    static CommandLine addedTo(CommandLine command) {
        // Written twice, this one reference would end Java 17 with SIGSEGV while it dumps a class-data archive at exit:
        // it makes a class for each place, and drops both since picocli's interface is of too old a class format.
        ITypeConverter<Integer> whole = Converters::whole;
        return command.registerConverter(Path.class, Converters::path)
                .registerConverter(URI.class, Converters::url)
                .registerConverter(BigDecimal.class, Converters::number)
                .registerConverter(Integer.class, whole)
                .registerConverter(int.class, whole);
    }

    private static Path path(String word) {
        if (word.isBlank()) {
            throw new TypeConversionException("it is empty; name a file or folder, such as . for this one");
        }
        try {
            return Path.of(word);
        } catch (InvalidPathException wrong) {
            throw new TypeConversionException("no file can have this name: " + wrong.getReason());
        }
    }

    private static URI url(String word) {
        try {
            return UrlWords.parse(word);
        } catch (IllegalArgumentException wrong) {
            throw new TypeConversionException(wrong.getMessage());
        }
    }

    private static BigDecimal number(String word) {
        try {
            return new BigDecimal(word);
        } catch (NumberFormatException wrong) {
            throw new TypeConversionException("\"" + word + "\" is no number");
        }
    }

    private static Integer whole(String word) {
        try {
            return Integer.valueOf(word);
        } catch (NumberFormatException wrong) {
            throw new TypeConversionException("\"" + word + "\" is no whole number, or too large");
        }
    }
}
