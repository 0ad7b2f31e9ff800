package org.contexttck.reference.contextpack;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.sqlite.JDBC;

/**
 * The SQLite database behind the tools, in memory or in a file. It is opened when it is first used, since a server that is never
 * asked for a pack should not wait for it, and a new one is filled with the example. May be used by several threads.
 */
public final class MemoryDatabase implements AutoCloseable {

    private static final List<String> TABLES = List.of(
            "create table memories (number integer primary key,"
                    + " id text generated always as (printf('mem_%04d', number)) virtual,"
                    + " type text not null, facet text not null, name text not null, content text not null,"
                    + " domain text, agent text, origin text, source text, url text,"
                    + " created_at text, updated_at text, valid_at text, project text)",
            "create unique index memory_ids on memories (id)",
            "create virtual table memory_words using fts5 (name, content, content = 'memories',"
                    + " content_rowid = 'number', tokenize = 'unicode61')",
            "create trigger memory_added after insert on memories begin"
                    + " insert into memory_words (rowid, name, content) values (new.number, new.name, new.content); end",
            "create table links (source text not null, target text not null, relationship text not null)",
            "create index links_by_source on links (source)",
            "create index links_by_target on links (target)",
            "create table audit (number integer primary key, at text not null, organization text not null,"
                    + " action text not null, intent text not null, layer text not null, project text,"
                    + " goal_length integer not null, items integer not null)");

    /** Something done with the connection. */
    interface Work<T> {
        T with(Connection connection) throws SQLException;
    }

    private final String url;
    private boolean filling;
    private Optional<Connection> open = Optional.empty();

    private MemoryDatabase(String url) {
        this.url = url;
    }

    /** One that lasts as long as this object. */
    public static MemoryDatabase inMemory() {
        return new MemoryDatabase("jdbc:sqlite::memory:");
    }

    /**
     * One in a file, which is created if need be.
     *
     * @param file the database; its folder exists, else every call fails
     */
    public static MemoryDatabase in(Path file) {
        return new MemoryDatabase("jdbc:sqlite:" + file);
    }

    /** Runs some work, all of it or, if it throws, nothing of it, with nobody else at work. */
    synchronized <T> T run(Work<T> work) throws SQLException {
        Connection connection = connection();
        try {
            T done = work.with(connection);
            if (!filling) {
                connection.commit();
            }
            return done;
        } catch (SQLException e) {
            connection.rollback();
            throw e;
        }
    }

    private Connection connection() throws SQLException {
        if (open.isEmpty()) {
            // the driver manager of the virtual machine knows only drivers that its first user could see
            Connection connection = new JDBC().connect(url, new Properties());
            connection.setAutoCommit(false);
            open = Optional.of(connection);
            if (isNew(connection)) {
                fill(connection);
            }
        }
        return open.get();
    }

    private static boolean isNew(Connection connection) throws SQLException {
        try (Statement look = connection.createStatement();
                ResultSet found = look.executeQuery("select 1 from sqlite_master where name = 'memories'")) {
            return !found.next();
        }
    }

    /** The example is there as a whole or not at all: a table whose example is half would be taken for a whole one. */
    private void fill(Connection connection) throws SQLException {
        filling = true;
        try (Statement create = connection.createStatement()) {
            for (String table : TABLES) {
                create.execute(table);
            }
            Example.fill(new Memories(this));
            connection.commit();
        } catch (SQLException e) {
            connection.rollback();
            close();
            throw e;
        } finally {
            filling = false;
        }
    }

    /** Forgets what is in memory; a file keeps what is in it. */
    @Override
    public synchronized void close() {
        try {
            if (open.isPresent()) {
                open.get().close();
            }
        } catch (SQLException e) {
            throw new IllegalStateException("the database did not close", e);
        } finally {
            open = Optional.empty();
        }
    }
}
