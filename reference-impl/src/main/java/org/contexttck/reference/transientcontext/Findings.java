package org.contexttck.reference.transientcontext;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.sqlite.JDBC;

/**
 * Keeps findings in an SQLite database, opened when the first finding comes: a server that stores nothing should not wait
 * for it. May be used by several threads.
 */
public final class Findings implements AutoCloseable {

    private final String url;
    private Optional<Connection> open = Optional.empty();

    private Findings(String url) {
        this.url = url;
    }

    /** Findings that last as long as this object. */
    public static Findings inMemory() {
        return new Findings("jdbc:sqlite::memory:");
    }

    /**
     * Findings in a file, which is created if need be.
     *
     * @param file the database; its folder exists, else storing fails
     */
    public static Findings in(Path file) {
        return new Findings("jdbc:sqlite:" + file);
    }

    /**
     * Stores one finding.
     *
     * @return its id, from 1
     * @throws SQLException if it could not be stored; nothing is kept then
     */
    public synchronized long store(String finding, Optional<String> analysis) throws SQLException {
        String sql = "insert into findings (finding, analysis) values (?, ?) returning id";
        try (PreparedStatement insert = connection().prepareStatement(sql)) {
            insert.setString(1, finding);
            insert.setString(2, analysis.orElse(""));
            try (ResultSet id = insert.executeQuery()) {
                id.next();
                return id.getLong(1);
            }
        }
    }

    /**
     * All findings, oldest first.
     *
     * @throws SQLException if they cannot be read
     */
    public synchronized List<String> all() throws SQLException {
        List<String> all = new ArrayList<>();
        try (Statement select = connection().createStatement();
                ResultSet rows = select.executeQuery("select finding from findings order by id")) {
            while (rows.next()) {
                all.add(rows.getString(1));
            }
        }
        return all;
    }

    private Connection connection() throws SQLException {
        if (open.isEmpty()) {
            // the driver manager of the virtual machine knows only drivers that its first user could see
            Connection connection = new JDBC().connect(url, new Properties());
            open = Optional.of(connection);
            try (Statement create = connection.createStatement()) {
                create.execute("create table if not exists findings"
                        + " (id integer primary key, finding text not null, analysis text not null)");
            }
        }
        return open.get();
    }

    @Override
    public synchronized void close() throws SQLException {
        if (open.isPresent()) {
            open.get().close();
            open = Optional.empty();
        }
    }
}
