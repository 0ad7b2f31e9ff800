package org.contexttck.harness;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Who may use whom in the harness, and which library is seen by which package. */
class ArchitectureTest {

    private static final String BASE = "org.contexttck.harness";
    private static final String JSON = "org.contexttck.json";
    private static final String EVENTS = "org.contexttck.reports.event..";
    private static final Set<String> TELL_EVENTS =
            Set.of("target", "verdict", "monitor", "steps", "cucumber", "journal");
    private static final String GRADING = "org.contexttck.reports.grade..";
    private static final String REPORTS = "org.contexttck.reports..";
    private static final Set<String> WRITE_REPORTS =
            Set.of("journal", "run", "check", "selftest", "junit", "doctor", "spec", "cli");

    /** From the bottom up. What a package may use, that package's own foundations are open to it as well. */
    private static final List<Layer> LAYERS = List.of(
            new Layer("json"),
            new Layer("tokens"),
            new Layer("schema", "json"),
            new Layer("catalogue", "json"),
            new Layer("wire", "json"),
            new Layer("peer", "wire", "json"),
            new Layer("profile", "json", "schema", "catalogue"),
            new Layer("target", "wire", "peer", "profile"),
            new Layer("verdict", "catalogue", "json"),
            new Layer("oracle", "json"),
            new Layer("monitor", "wire", "peer", "profile", "verdict", "oracle"),
            new Layer("explore", "target", "monitor"),
            new Layer("steps", "target", "monitor", "tokens"),
            new Layer("cucumber", "verdict"),
            new Layer("journal", "target", "monitor", "explore"),
            new Layer("doctor", "target", "tokens", "oracle"),
            new Layer("run", "steps", "target", "verdict", "monitor", "explore", "cucumber", "journal", "doctor"),
            new Layer("trace", "monitor"),
            new Layer("check", "run", "trace"),
            new Layer("selftest", "run"),
            new Layer("junit", "run"),
            new Layer("spec", "catalogue", "schema", "monitor"),
            new Layer("cli", "run", "check", "selftest", "doctor", "spec"));

    private static final JavaClasses HARNESS = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(BASE, JSON);

    private static final JavaClasses REPORTED = new ClassFileImporter().importPackages("org.contexttck.reports");

    private record Layer(String name, List<String> uses) {

        Layer(String name, String... uses) {
            this(name, List.of(uses));
        }

        String itself() {
            return (name.equals("json") ? JSON : BASE + "." + name) + "..";
        }

        /** Package patterns of the layer and of everything below it. */
        Stream<String> open() {
            return Stream.concat(
                    Stream.of(itself()),
                    uses.stream().map(ArchitectureTest::layer).flatMap(Layer::open));
        }
    }

    @Test
    void everyPackageIsALayerAndEveryLayerHasClasses() {
        Set<String> expected = LAYERS.stream().map(Layer::name).collect(toCollection(TreeSet::new));

        assertThat(layersWithClasses()).isEqualTo(expected);
    }

    @TestFactory
    Stream<DynamicTest> aLayerUsesOnlyWhatIsBelowIt() {
        return LAYERS.stream().map(it -> DynamicTest.dynamicTest(it.name(), () -> usesOnlyWhatIsBelow(it)));
    }

    private static void usesOnlyWhatIsBelow(Layer layer) {
        List<String> open = new ArrayList<>(layer.open().distinct().toList());
        if (TELL_EVENTS.contains(layer.name())) {
            open.add(EVENTS);
        }
        if (layer.name().equals("verdict")) {
            open.add(GRADING);
        }
        if (WRITE_REPORTS.contains(layer.name())) {
            open.add(REPORTS);
        }
        classes()
                .that()
                .resideInAPackage(layer.itself())
                .should()
                .onlyDependOnClassesThat(describe(
                        "are outside of this project or in " + open,
                        it -> !resideInAPackage("org.contexttck..").test(it)
                                || resideInAnyPackage(open.toArray(String[]::new))
                                        .test(it)))
                .allowEmptyShould(false)
                .check(HARNESS);
    }

    /** Packages that use each other can only be understood together, below a layer as well as between layers. */
    @Test
    void packagesDoNotUseEachOtherInACircle() {
        slices().matching("org.contexttck.(**)").should().beFreeOfCycles().check(HARNESS);
    }

    @Test
    void stepsOfOneProtocolDoNotSeeThoseOfAnother() {
        slices().matching(BASE + ".steps.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(alwaysTrue(), resideInAPackage(BASE + ".steps.shared.."))
                .check(HARNESS);
    }

    /** Grading again must not be able to depend on anything that was alive, so what is alive knows nothing of it. */
    @Test
    void onlyARunKnowsOfItsJournal() {
        noClasses()
                .that(describe(
                        "are not in journal or run",
                        it -> !resideInAnyPackage(BASE + ".journal..", BASE + ".run..")
                                .test(it)))
                .should()
                .dependOnClassesThat(resideInAPackage(BASE + ".journal.."))
                .check(HARNESS);
    }

    @Test
    void onlyJsonCreatesAnObjectMapper() {
        for (JavaClasses all : List.of(HARNESS, REPORTED)) {
            noClasses()
                    .that()
                    .resideOutsideOfPackage(JSON + "..")
                    .should()
                    .accessTargetWhere(
                            describe("an ObjectMapper or a builder of one is created", it -> createsAMapper(it)))
                    .check(all);
        }
    }

    /** Others may take the reports without the kit. */
    @Test
    void reportsUseNothingOfTheKitButItsJson() {
        noClasses()
                .should()
                .dependOnClassesThat(describe(
                        "belong to the kit and are not its JSON",
                        it -> resideInAPackage("org.contexttck..").test(it)
                                && !resideInAnyPackage(REPORTS, JSON + "..").test(it)))
                .check(REPORTED);
    }

    private static boolean createsAMapper(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getName();
        boolean mapper = access.getTargetOwner().isAssignableTo("com.fasterxml.jackson.databind.ObjectMapper");
        boolean builder = owner.startsWith("com.fasterxml.jackson.") && owner.endsWith("Mapper$Builder");
        return builder || mapper && Set.of("<init>", "builder").contains(access.getName());
    }

    @Test
    void theMcpSdkAndItsCompanyStayInTheReferences() {
        noClasses()
                .should()
                .dependOnClassesThat(resideInAnyPackage(
                        "io.modelcontextprotocol..",
                        "reactor..",
                        "org.reactivestreams..",
                        "org.eclipse.jetty..",
                        "jakarta.servlet..",
                        "org.contexttck.reference.."))
                .check(HARNESS);
    }

    @TestFactory
    Stream<DynamicTest> aLibraryIsSeenByItsPackageOnly() {
        return Stream.of(
                seenOnlyBy("io.cucumber.core..", "cucumber"),
                seenOnlyBy("picocli..", "cli"),
                seenOnlyBy("org.commonmark..", "spec"),
                seenOnlyBy("io.cucumber.gherkin..", "spec"),
                seenOnlyBy("com.networknt..", "schema"),
                seenOnlyBy("com.knuddels..", "tokens"),
                seenOnlyBy("org.yaml.snakeyaml..", "profile", "catalogue"));
    }

    private static DynamicTest seenOnlyBy(String library, String... layers) {
        String[] homes = Stream.of(layers).map(it -> layer(it).itself()).toArray(String[]::new);
        return DynamicTest.dynamicTest(library, () -> {
            noClasses()
                    .that(describe(
                            "are not in " + List.of(homes),
                            it -> !resideInAnyPackage(homes).test(it)))
                    .should()
                    .dependOnClassesThat(resideInAPackage(library))
                    .check(HARNESS);
            assertThat(HARNESS.that(resideInAnyPackage(homes)))
                    .as("somebody in %s uses %s", List.of(homes), library)
                    .anyMatch(it -> it.getDirectDependenciesFromSelf().stream()
                            .anyMatch(use -> resideInAPackage(library).test(use.getTargetClass())));
        });
    }

    private static Set<String> layersWithClasses() {
        return HARNESS.stream()
                .map(it -> LAYERS.stream()
                        .filter(layer -> resideInAPackage(layer.itself()).test(it))
                        .findFirst()
                        .map(Layer::name)
                        .orElse(it.getPackageName()))
                .collect(toCollection(TreeSet::new));
    }

    private static Layer layer(String name) {
        return LAYERS.stream()
                .filter(it -> it.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no layer is called " + name));
    }
}
