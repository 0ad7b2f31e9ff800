package org.contexttck.harness;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the house rules ask of every Java file of the kit. */
class SourcesTest {

    private static final int LONGEST = 400;
    private static final int FULL = 40;
    private static final List<String> MODULES =
            List.of("harness", "reports", "reference-impl", "reports/json", "reports/test-support");
    private static final String BROKEN = "reference" + File.separator + "broken";
    private static final Path REFERENCES = Path.of("..", "reference-impl");
    private static final Pattern REQUIREMENT = Pattern.compile("\\b[A-Z]{1,3}-[A-Z]-\\d{2}\\b");
    private static final Pattern PUBLIC_TYPE = Pattern.compile(
            "public (abstract |final |sealed |non-sealed |strictfp )*(class|record|interface|enum|@interface) .*");

    @Test
    void noClassIsLongerThanFourHundredLines() throws IOException {
        List<String> tooLong = new ArrayList<>();
        for (Path file : javaFiles("src")) {
            int lines = Files.readAllLines(file).size();
            if (lines > LONGEST) {
                tooLong.add(file + " has " + lines + " lines");
            }
        }

        assertThat(tooLong).isEmpty();
    }

    /** A package is read from a list of its types, and a longer list nobody keeps in mind. */
    @Test
    void noPackageHasMoreThanFortyTypes() throws IOException {
        Map<Path, Long> types = javaFiles("src/main/java").stream()
                .filter(it -> !it.endsWith("package-info.java"))
                .collect(groupingBy(Path::getParent, TreeMap::new, counting()));
        List<String> tooFull = types.entrySet().stream()
                .filter(it -> it.getValue() > FULL)
                .map(it -> it.getKey() + " has " + it.getValue() + " types")
                .toList();

        assertThat(tooFull).isEmpty();
    }

    /** Where a name means one thing, whoever reads it in an import, a stack trace or a search need not ask which. */
    @Test
    void noTwoTypesOfTheKitHaveOneName() throws IOException {
        List<Path> types = javaFiles("src/main/java").stream()
                .filter(it -> !it.startsWith(REFERENCES) && !it.endsWith("package-info.java"))
                .toList();

        assertThat(namedAlike(types)).isEmpty();
        assertThat(namedAlike(List.of(Path.of("run", "Plan.java"), Path.of("spec", "Plan.java"), Path.of("Page.java"))))
                .containsOnlyKeys("Plan.java");
    }

    /** Whoever opens a folder wants to know what belongs there before reading what is there. */
    @Test
    void everyPackageSaysWhatItIsFor() throws IOException {
        List<Path> silent = javaFiles("src/main/java").stream()
                .map(Path::getParent)
                .distinct()
                .filter(it -> !Files.exists(it.resolve("package-info.java")))
                .toList();

        assertThat(silent).isEmpty();
    }

    @Test
    void everyPublicTypeSaysWhatItIsFor() throws IOException {
        List<String> silent = new ArrayList<>();
        for (Path file : javaFiles("src/main/java")) {
            silent.addAll(undocumented(file));
        }

        assertThat(silent).isEmpty();
    }

    /** The catalogue says what a mistake of a broken variant breaks; what is said twice drifts apart. */
    @Test
    void noBrokenVariantNamesARequirement() throws IOException {
        List<String> named = new ArrayList<>();
        for (Path file : javaFiles("src/main/java")) {
            if (file.toString().contains(BROKEN)) {
                REQUIREMENT
                        .matcher(Files.readString(file))
                        .results()
                        .forEach(it -> named.add(file + " names " + it.group()));
            }
        }

        assertThat(named).isEmpty();
        assertThat(Path.of("..", "reference-impl", "src/main/java/org/contexttck", BROKEN))
                .isNotEmptyDirectory();
        assertThat("Breaks CS-T-08; neighbours").containsPattern(REQUIREMENT);
    }

    @Test
    void aTypeWithoutJavadocIsFound() throws IOException {
        assertThat(undocumented(List.of("/** For this. */", "@Deprecated", "public final class A {", "}")))
                .isEmpty();
        assertThat(undocumented(List.of("import java.util.List;", "", "public record B(int x) {}")))
                .containsExactly("public record B(int x) {}");
        assertThat(undocumented(List.of("/* Not this. */", "public enum C {}"))).containsExactly("public enum C {}");
    }

    private static Map<String, List<Path>> namedAlike(List<Path> files) {
        Map<String, List<Path>> byName =
                files.stream().collect(groupingBy(it -> it.getFileName().toString(), TreeMap::new, toList()));
        byName.values().removeIf(alike -> alike.size() == 1);
        return byName;
    }

    private static List<String> undocumented(Path file) throws IOException {
        return undocumented(Files.readAllLines(file)).stream()
                .map(it -> file + ": " + it)
                .toList();
    }

    /** Public types at the top level whose line is not preceded, annotations aside, by the end of a Javadoc comment. */
    private static List<String> undocumented(List<String> lines) {
        List<String> found = new ArrayList<>();
        boolean inJavadoc = false;
        boolean documented = false;
        for (String line : lines) {
            String text = line.strip();
            if (text.startsWith("/**")) {
                inJavadoc = true;
            }
            if (inJavadoc) {
                documented = text.endsWith("*/");
                inJavadoc = !documented;
            } else if (PUBLIC_TYPE.matcher(line).matches()) {
                if (!documented) {
                    found.add(text);
                }
                documented = false;
            } else if (!text.isEmpty() && !text.startsWith("@") && line.equals(text) && !text.equals(")")) {
                documented = false;
            }
        }
        return found;
    }

    private static List<Path> javaFiles(String below) throws IOException {
        List<Path> files = new ArrayList<>();
        for (String module : MODULES) {
            try (Stream<Path> all = Files.walk(Path.of("..", module, below))) {
                all.filter(it -> it.toString().endsWith(".java")).forEach(files::add);
            }
        }
        assertThat(files).as("Java files of %s", MODULES).isNotEmpty();
        return files;
    }
}
