package org.contexttck.harness.catalogue;

import java.util.List;

/**
 * What a protocol's source says, statement by statement, each with the requirements that judge it.
 *
 * @param protocol the folder it stands in
 * @param title of the source
 * @param status what sort of text it is, and how its levels are read
 * @param statements in the order of the source
 */
public record SourceText(String protocol, String title, String status, List<Statement> statements) {

    public SourceText {
        statements = List.copyOf(statements);
    }

    /**
     * Reads {@code features/<protocol>/source.md}.
     *
     * @throws CatalogueException naming the line that is no statement
     */
    public static SourceText read(String protocol, String markdown) {
        return new SourceFile(protocol).read(markdown);
    }

    /** Its sections that state something, in order. */
    public List<String> sections() {
        return statements.stream().map(Statement::section).distinct().toList();
    }

    /** The statements of one section. */
    public List<Statement> in(String section) {
        return statements.stream().filter(it -> it.section().equals(section)).toList();
    }

    /** The statements that a requirement judges. */
    public List<Statement> judgedBy(String requirement) {
        return statements.stream().filter(it -> it.rows().contains(requirement)).toList();
    }
}
