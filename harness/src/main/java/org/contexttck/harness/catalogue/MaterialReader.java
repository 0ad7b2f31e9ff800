package org.contexttck.harness.catalogue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Collects what the rules look at from a folder laid out like {@code features/}. */
final class MaterialReader {

    private static final Pattern CASE = Pattern.compile("(?m)^\\| (FC-[0-9]{2}) \\|");

    private final Path features;
    private final CatalogueFiles files;

    MaterialReader(Path features) {
        this.features = features;
        this.files = CatalogueFiles.below(features);
    }

    Material read() {
        List<Requirement> requirements = new ArrayList<>();
        List<Reading> readings = new ArrayList<>();
        List<SourceText> sources = new ArrayList<>();
        List<ConformanceClass> classes = new ArrayList<>();
        for (String protocol : CatalogueFiles.PROTOCOLS) {
            files.read(protocol + "/requirements.yaml").ifPresent(bytes -> {
                RequirementsFile file = new RequirementsFile(protocol, bytes);
                requirements.addAll(file.requirements());
                classes.addAll(file.classes());
            });
            files.read(protocol + "/readings.md")
                    .ifPresent(bytes -> readings.addAll(new ReadingsFile(protocol).read(bytes)));
            files.read(protocol + "/source.md")
                    .ifPresent(
                            bytes -> sources.add(SourceText.read(protocol, new String(bytes, StandardCharsets.UTF_8))));
        }
        return new Material(requirements, readings, sources, fieldCases(), scenarios(), classes);
    }

    private Set<String> fieldCases() {
        Set<String> cases = new TreeSet<>();
        files.read("field-cases.md").map(bytes -> new String(bytes, StandardCharsets.UTF_8)).stream()
                .flatMap(text -> CASE.matcher(text).results())
                .forEach(found -> cases.add(found.group(1)));
        return cases;
    }

    private List<ScenarioTag> scenarios() {
        List<ScenarioTag> scenarios = new ArrayList<>();
        for (String protocol : CatalogueFiles.PROTOCOLS) {
            for (Path file : featureFiles(features.resolve(protocol))) {
                String name = "features/" + features.relativize(file).toString().replace('\\', '/');
                try {
                    scenarios.addAll(FeatureTags.read(name, Files.readAllLines(file)));
                } catch (IOException problem) {
                    throw new CatalogueException(name, "cannot be read: " + problem.getMessage(), problem);
                }
            }
        }
        return scenarios;
    }

    private static List<Path> featureFiles(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(file -> file.toString().endsWith(".feature"))
                    .sorted()
                    .toList();
        } catch (IOException problem) {
            throw new CatalogueException(folder.toString(), "cannot be listed: " + problem.getMessage(), problem);
        }
    }
}
