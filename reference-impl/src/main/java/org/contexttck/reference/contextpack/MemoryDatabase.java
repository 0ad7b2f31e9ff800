package org.contexttck.reference.contextpack;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.sqlite.JDBC;

/**
 * The SQLite database behind the tools, in memory. It is opened and filled with the example when it is first used: a server
 * that is never asked for a pack should not wait for it. May be used by several threads.
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

    private Optional<Connection> open = Optional.empty();

    /** Runs some work, all of it or, if it throws, nothing of it, with nobody else at work. */
    synchronized <T> T run(Work<T> work) throws SQLException {
        Connection connection = connection();
        try {
            T done = work.with(connection);
            connection.commit();
            return done;
        } catch (SQLException e) {
            connection.rollback();
            throw e;
        }
    }

    private Connection connection() throws SQLException {
        if (open.isEmpty()) {
            // the driver manager of the virtual machine knows only drivers that its first user could see
            Connection connection = new JDBC().connect("jdbc:sqlite::memory:", new Properties());
            connection.setAutoCommit(false);
            try (Statement create = connection.createStatement()) {
                for (String table : TABLES) {
                    create.execute(table);
                }
            }
            open = Optional.of(connection);
            fill();
        }
        return open.get();
    }

    private void fill() throws SQLException {
        try {
            Example.fill(new Memories(this));
        } catch (SQLException e) {
            // half an example would be taken for a whole one by the next call
            close();
            throw e;
        }
    }

    /** Forgets everything. */
    @Override
    public synchronized void close() {
        try {
            if (open.isPresent()) {
                open.get().close();
            }
        } catch (SQLException e) {
            throw new IllegalStateException("a database in memory always closes", e);
        } finally {
            open = Optional.empty();
        }
    }
}
