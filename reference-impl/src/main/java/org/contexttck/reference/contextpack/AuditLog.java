package org.contexttck.reference.contextpack;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Notes every pack that was compiled. It keeps the length of the goal, not its text: goals can be confidential. */
final class AuditLog {

    private final MemoryDatabase database;

    AuditLog(MemoryDatabase database) {
        this.database = database;
    }

    /** Leaves one entry. */
    void compiled(Caller caller, PackRequest request, int items) throws SQLException {
        Sql sql = new Sql("insert into audit (at, organization, action, intent, layer, project, goal_length, items)")
                .add(" values (?, ?, 'context.compile'", Instant.now().toString(), caller.organization())
                .add(", ?, ?", request.intent().key(), request.layer().key())
                .add(
                        ", ?, ?, ?)",
                        request.project().orElse(null),
                        request.goal().length(),
                        items);
        database.run(connection -> {
            try (PreparedStatement insert = sql.prepare(connection)) {
                return insert.executeUpdate();
            }
        });
    }

    /** How many entries an organisation has. */
    int count(String organization) throws SQLException {
        Sql sql = new Sql("select count(*) from audit").add(" where organization = ?", organization);
        return database.run(connection -> {
            try (PreparedStatement select = sql.prepare(connection);
                    ResultSet row = select.executeQuery()) {
                row.next();
                return row.getInt(1);
            }
        });
    }

    /** The entries of an organisation, newest first. */
    List<Map<String, Object>> entries(String organization, int limit) throws SQLException {
        Sql sql = new Sql("select * from audit")
                .add(" where organization = ? order by number desc limit ?", organization, limit);
        return database.run(connection -> entries(connection, sql));
    }

    private static List<Map<String, Object>> entries(Connection connection, Sql sql) throws SQLException {
        List<Map<String, Object>> entries = new ArrayList<>();
        try (PreparedStatement select = sql.prepare(connection);
                ResultSet rows = select.executeQuery()) {
            while (rows.next()) {
                Map<String, Object> entry = new LinkedHashMap<>();
                entry.put("id", rows.getLong("number"));
                for (String column : List.of("at", "organization", "action", "intent", "layer", "project")) {
                    entry.put(column, rows.getString(column));
                }
                entry.put("goal_length", rows.getInt("goal_length"));
                entry.put("items", rows.getInt("items"));
                entries.add(entry);
            }
        }
        return entries;
    }
}
