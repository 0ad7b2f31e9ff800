package org.contexttck.harness.catalogue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A reference that takes one liberty of a source, and conforms: the other half of the broken variants. What it may not do is
 * fail a row. Listed in {@code features/<protocol>/conforming.yaml}.
 *
 * @param variant name of its liberty in {@code org.contexttck.reference.broken}
 * @param protocol whose liberty it is
 * @param liberty what it does otherwise than the reference, in words
 * @param readings that allow it
 * @param section of the source that allows it, if that needs no reading
 * @param only the rows that it bears on, if it is not to be tried with all rows of its role and protocol
 * @param warns the rows that warn of it, because it does not do what is recommended
 */
public record ConformingVariant(
        String variant,
        String protocol,
        Role role,
        String liberty,
        List<String> readings,
        Optional<String> section,
        List<String> only,
        List<String> warns) {

    public ConformingVariant {
        readings = List.copyOf(readings);
        only = List.copyOf(only);
        warns = List.copyOf(warns);
    }

    /**
     * All that the kit was built with.
     *
     * @param catalogue the rows and readings that they name
     * @throws CatalogueException if a file is broken, or names what does not exist
     */
    public static List<ConformingVariant> bundled(Catalogue catalogue) {
        return read(CatalogueFiles.onClassPath(), catalogue);
    }

    static List<ConformingVariant> read(CatalogueFiles files, Catalogue catalogue) {
        List<ConformingVariant> all = new ArrayList<>();
        for (String protocol : CatalogueFiles.PROTOCOLS) {
            files.read(path(protocol))
                    .map(bytes -> yaml(protocol, bytes))
                    .map(yaml -> Row.of("features/" + path(protocol), yaml))
                    .ifPresent(root -> root.rows("conforming").forEach(row -> all.add(of(protocol, row, catalogue))));
        }
        return List.copyOf(all);
    }

    static String path(String protocol) {
        return protocol + "/conforming.yaml";
    }

    static Object yaml(String protocol, byte[] bytes) {
        return PlainYaml.read("features/" + path(protocol), new String(bytes, StandardCharsets.UTF_8));
    }

    private static ConformingVariant of(String protocol, Row row, Catalogue catalogue) {
        ConformingVariant variant = new ConformingVariant(
                row.text("variant"),
                protocol,
                row.word("role", Role::of, "server, client, intermediary, gateway or participant"),
                row.text("liberty"),
                row.texts("readings"),
                row.optional("section"),
                row.texts("only"),
                row.texts("warns"));
        Row named = row.at("features/" + path(protocol) + ": " + variant.variant());
        if (variant.readings().isEmpty() && variant.section().isEmpty()) {
            throw new CatalogueException(named.where(), "names neither readings nor a section that allow it");
        }
        for (String reading : variant.readings()) {
            named.known("readings", reading, catalogue::reading, "a reading that exists");
        }
        for (String id : variant.only()) {
            named.known("only", id, it -> catalogue.requirement(it).filter(variant::is), "a row of this role");
        }
        for (String id : variant.warns()) {
            named.known("warns", id, it -> catalogue.requirement(it).filter(variant::is), "a row of this role");
        }
        return variant;
    }

    private boolean is(Requirement row) {
        return row.role() == role;
    }
}
