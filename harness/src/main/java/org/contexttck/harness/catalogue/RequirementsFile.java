package org.contexttck.harness.catalogue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Reads {@code features/<protocol>/requirements.yaml}. */
final class RequirementsFile {

    private static final String ROLES = "server, client, intermediary, gateway or participant";

    private final String protocol;
    private final String file;
    private final Row root;

    /** @throws CatalogueException if it is no YAML, or speaks of another protocol */
    RequirementsFile(String protocol, byte[] bytes) {
        this.protocol = protocol;
        this.file = path(protocol);
        this.root = Row.of(file, yaml(protocol, bytes));
        String named = root.text("protocol");
        if (!named.equals(protocol)) {
            throw new CatalogueException(file, "says protocol " + named + ", but stands in the folder of " + protocol);
        }
    }

    static String path(String protocol) {
        return "features/" + protocol + "/requirements.yaml";
    }

    List<Requirement> requirements() {
        return root.rows("requirements").stream().map(this::requirement).toList();
    }

    /** The conformance classes that its rows make up; none in a file that names none. */
    List<ConformanceClass> classes() {
        return root.rows("classes").stream().map(this::conformanceClass).toList();
    }

    private ConformanceClass conformanceClass(Row row) {
        return new ConformanceClass(
                protocol,
                row.word("role", Role::of, ROLES),
                row.text("name"),
                row.text("says"),
                row.optional("only-with").isPresent(),
                RowRanges.ids(row.texts("rows")));
    }

    /** The YAML as maps, lists and texts. */
    static Object yaml(String protocol, byte[] bytes) {
        return PlainYaml.read(path(protocol), new String(bytes, StandardCharsets.UTF_8));
    }

    private Requirement requirement(Row unnamed) {
        String id = unnamed.text("id");
        Row row = unnamed.at(file + ": " + id);
        Optional<String> derivation = row.optional("derivation");
        return new Requirement(
                id,
                protocol,
                row.word("level", Level::of, "MUST, SHOULD or MAY"),
                row.word("basis", Basis::of, "source, derived or advisory"),
                row.word("role", Role::of, ROLES),
                row.text("says"),
                row.text("section"),
                derivation.isPresent() ? derivation : row.optional("why"),
                row.texts("readings"),
                row.texts("seen"),
                claims(row, "claim"),
                claims(row, "unless"),
                row.optional("untested"),
                row.optional("look-at"),
                row.rows("broken").stream().map(RequirementsFile::broken).toList());
    }

    private static List<Claim> claims(Row row, String key) {
        return row.oneOrMore(key).stream()
                .map(path -> row.known(key, path, Claim::of, "a constant of Claim, such as " + Claim.FETCH))
                .toList();
    }

    private static BrokenVariant broken(Row row) {
        return new BrokenVariant(
                row.text("variant"),
                row.optional("expect"),
                row.texts("neighbours"),
                row.optional("silent"),
                row.optional("explored").isPresent());
    }
}
