package org.contexttck.harness.catalogue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All requirements and readings. Immutable; the order is that of the files: by protocol, then by id. */
public final class Catalogue {

    private static Optional<Catalogue> bundled = Optional.empty();

    private final Map<String, Requirement> requirements = new LinkedHashMap<>();
    private final Map<String, Reading> readings = new LinkedHashMap<>();
    private final CatalogueDigest digest;

    private final List<ConformanceClass> classes;

    private Catalogue(
            List<Requirement> requirements,
            List<Reading> readings,
            List<ConformanceClass> classes,
            CatalogueDigest digest) {
        requirements.forEach(this::add);
        readings.forEach(this::add);
        this.classes = List.copyOf(classes);
        this.digest = digest;
    }

    /**
     * The catalogue that the kit was built with; read once.
     *
     * @throws CatalogueException if a file of it is broken
     */
    public static synchronized Catalogue bundled() {
        if (bundled.isEmpty()) {
            bundled = Optional.of(read(CatalogueFiles.onClassPath()));
        }
        return bundled.get();
    }

    /**
     * The catalogue in a folder that is laid out like {@code features/}.
     *
     * @throws CatalogueException if there is none, or a file of it is broken
     */
    public static Catalogue over(Path features) {
        return read(CatalogueFiles.below(features));
    }

    /** The requirement with this id. */
    public Optional<Requirement> requirement(String id) {
        return Optional.ofNullable(requirements.get(id));
    }

    /** All requirements. */
    public List<Requirement> all() {
        return List.copyOf(requirements.values());
    }

    /** The requirements of one protocol, such as {@code wire}; none for an unknown one. */
    public List<Requirement> byProtocol(String protocol) {
        return requirements.values().stream()
                .filter(requirement -> requirement.protocol().equals(protocol))
                .toList();
    }

    /** The protocols that have requirements. */
    public List<String> protocols() {
        return requirements.values().stream()
                .map(Requirement::protocol)
                .distinct()
                .toList();
    }

    /** The reading with this id. */
    public Optional<Reading> reading(String id) {
        return Optional.ofNullable(readings.get(id));
    }

    /** All readings. */
    public List<Reading> readings() {
        return List.copyOf(readings.values());
    }

    /** The conformance classes that the requirements make up, by protocol. */
    public List<ConformanceClass> classes() {
        return classes;
    }

    /** SHA-256 over names and contents of the catalogue's files, 64 hexadecimal digits; line ends do not count. */
    public String digest() {
        return digest.text();
    }

    private static Catalogue read(CatalogueFiles files) {
        List<Requirement> requirements = new ArrayList<>();
        List<Reading> readings = new ArrayList<>();
        List<ConformanceClass> classes = new ArrayList<>();
        CatalogueDigest digest = new CatalogueDigest();
        for (String protocol : CatalogueFiles.PROTOCOLS) {
            files.read(protocol + "/requirements.yaml").ifPresent(bytes -> {
                digest.add(RequirementsFile.path(protocol), bytes);
                RequirementsFile file = new RequirementsFile(protocol, bytes);
                requirements.addAll(file.requirements());
                classes.addAll(file.classes());
            });
            files.read(protocol + "/readings.md").ifPresent(bytes -> {
                digest.add(ReadingsFile.path(protocol), bytes);
                readings.addAll(new ReadingsFile(protocol).read(bytes));
            });
        }
        if (requirements.isEmpty()) {
            throw new CatalogueException("features", "no requirements.yaml found");
        }
        return new Catalogue(requirements, readings, classes, digest);
    }

    private void add(Requirement requirement) {
        if (requirements.putIfAbsent(requirement.id(), requirement) != null) {
            throw new CatalogueException(
                    RequirementsFile.path(requirement.protocol()), requirement.id() + ": used twice");
        }
    }

    private void add(Reading reading) {
        if (readings.putIfAbsent(reading.id(), reading) != null) {
            throw new CatalogueException(ReadingsFile.path(reading.protocol()), reading.id() + ": used twice");
        }
    }
}
