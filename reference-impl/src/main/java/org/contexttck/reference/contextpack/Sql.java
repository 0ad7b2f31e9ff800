package org.contexttck.reference.contextpack;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** A statement put together piece by piece, with its values kept apart from its text. */
final class Sql {

    private final StringBuilder text;
    private final List<Object> values = new ArrayList<>();

    Sql(String text) {
        this.text = new StringBuilder(text);
    }

    /** Adds a piece with a {@code ?} for each of its values. */
    Sql add(String piece, Object... itsValues) {
        text.append(piece);
        values.addAll(Arrays.asList(itsValues));
        return this;
    }

    /** Adds {@code in (...)}. */
    Sql in(Collection<String> members) {
        text.append(" in (")
                .append(String.join(", ", Collections.nCopies(members.size(), "?")))
                .append(")");
        values.addAll(members);
        return this;
    }

    PreparedStatement prepare(Connection connection) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(text.toString());
        for (int i = 0; i < values.size(); i++) {
            statement.setObject(i + 1, values.get(i));
        }
        return statement;
    }
}
