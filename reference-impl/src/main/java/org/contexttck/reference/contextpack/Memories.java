package org.contexttck.reference.contextpack;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Finds memories, follows their links, and takes new ones in. */
final class Memories {

    private final MemoryDatabase database;

    Memories(MemoryDatabase database) {
        this.database = database;
    }

    /** What fits, best first. */
    List<Match> find(Search search) throws SQLException {
        return database.run(connection -> {
            List<Match> matches = new ArrayList<>();
            try (PreparedStatement select = search.sql().prepare(connection);
                    ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    matches.add(new Match(rows.getString("id"), memory(rows), finite(rows.getDouble("score"))));
                }
            }
            return matches;
        });
    }

    /**
     * The memories one hop away from one of them.
     *
     * @param projects the only projects that may show up
     * @param diaryOf the agent whose diary may show up
     * @param limit how many at most
     */
    List<Neighbor> neighbors(String id, Collection<String> projects, Optional<String> diaryOf, int limit)
            throws SQLException {
        Sql sql = new Sql("select id, type, name, relationship, outgoing from (")
                .add("select target as other, relationship, 1 as outgoing from links where source = ?", id)
                .add(" union all select source, relationship, 0 from links where target = ?", id)
                .add(") join memories on id = other where (project is null or project")
                .in(projects)
                .add(") and (agent is null or agent = ?) order by number limit ?", diaryOf.orElse(""), limit);
        return database.run(connection -> {
            List<Neighbor> neighbors = new ArrayList<>();
            try (PreparedStatement select = sql.prepare(connection);
                    ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    neighbors.add(new Neighbor(
                            rows.getString("id"),
                            rows.getString("type"),
                            rows.getString("name"),
                            rows.getString("relationship"),
                            rows.getBoolean("outgoing")));
                }
            }
            return neighbors;
        });
    }

    /** Whether there is such a memory in the open or in one of these projects. */
    boolean knows(String id, Collection<String> projects) throws SQLException {
        Sql sql = new Sql("select 1 from memories")
                .add(" where id = ?", id)
                .add(" and (project is null or project")
                .in(projects)
                .add(")");
        return database.run(connection -> {
            try (PreparedStatement select = sql.prepare(connection);
                    ResultSet rows = select.executeQuery()) {
                return rows.next();
            }
        });
    }

    /**
     * Stores a memory and its links to others.
     *
     * @param related ids of memories that it leads to
     * @return its id
     */
    String add(Memory memory, List<String> related) throws SQLException {
        return database.run(connection -> {
            String id = insert(connection, memory);
            for (String target : related) {
                link(connection, id, target, "relates to");
            }
            return id;
        });
    }

    /** Links two memories. */
    void link(String source, String target, String relationship) throws SQLException {
        database.run(connection -> link(connection, source, target, relationship));
    }

    private static String insert(Connection connection, Memory memory) throws SQLException {
        Provenance provenance = memory.provenance();
        Sql sql = new Sql("insert into memories (type, facet, name, content, domain, agent, origin, source, url,"
                        + " created_at, updated_at, valid_at, project) values")
                .add(" (?, ?, ?, ?", memory.type(), memory.facet().key(), memory.name(), memory.content())
                .add(", ?, ?", memory.domain().orElse(null), memory.agent().orElse(null))
                .add(
                        ", ?, ?",
                        provenance.origin().orElse(null),
                        provenance.source().orElse(null))
                .add(
                        ", ?, ?",
                        provenance.url().orElse(null),
                        provenance.createdAt().orElse(null))
                .add(
                        ", ?, ?",
                        provenance.updatedAt().orElse(null),
                        provenance.validAt().orElse(null))
                .add(", ?) returning id", provenance.project().orElse(null));
        try (PreparedStatement insert = sql.prepare(connection);
                ResultSet row = insert.executeQuery()) {
            row.next();
            return row.getString(1);
        }
    }

    private static int link(Connection connection, String source, String target, String relationship)
            throws SQLException {
        Sql sql = new Sql("insert into links (source, target, relationship)")
                .add(" values (?, ?, ?)", source, target, relationship);
        try (PreparedStatement insert = sql.prepare(connection)) {
            return insert.executeUpdate();
        }
    }

    private static Memory memory(ResultSet row) throws SQLException {
        return new Memory(
                row.getString("type"),
                Facet.of(row.getString("facet")),
                row.getString("name"),
                row.getString("content"),
                text(row, "domain"),
                text(row, "agent"),
                new Provenance(
                        text(row, "origin"),
                        text(row, "source"),
                        text(row, "url"),
                        text(row, "created_at"),
                        text(row, "updated_at"),
                        text(row, "valid_at"),
                        text(row, "project")));
    }

    private static Optional<String> text(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getString(column));
    }

    /** JSON has no way to write infinity or NaN. */
    private static double finite(double score) {
        return Double.isFinite(score) ? score : 0;
    }
}
