package org.contexttck.harness.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaException;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;
import java.util.List;
import java.util.Set;

/**
 * Dialects in which only so many references are followed for one tree: without them a schema costs what its text and the tree
 * cost, with them it may cost more than there is time for. {@link #beginAnew()} before each tree.
 */
final class BoundedReferences {

    /** A tree of a thousand records with twenty references each takes 20,000. */
    private static final int MOST = 100_000;

    private static final Set<String> FOLLOWING = Set.of("$ref", "$dynamicRef", "$recursiveRef");

    private final ThreadLocal<int[]> followed = ThreadLocal.withInitial(() -> new int[1]);

    /** More references than are followed. */
    static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    void beginAnew() {
        followed.get()[0] = 0;
    }

    /** The drafts that schemas of others are written in; the first for those that do not say. */
    List<Dialect> dialects() {
        return List.of(
                bounded(Dialects.getDraft202012()),
                bounded(Dialects.getDraft201909()),
                bounded(Dialects.getDraft7()),
                bounded(Dialects.getDraft6()),
                bounded(Dialects.getDraft4()));
    }

    private Dialect bounded(Dialect dialect) {
        Dialect.Builder builder = Dialect.builder(dialect);
        dialect.getKeywords().forEach((name, keyword) -> {
            if (FOLLOWING.contains(name)) {
                builder.keyword(new Counted(name, keyword));
            }
        });
        return builder.build();
    }

    private void follow() {
        if (++followed.get()[0] > MOST) {
            throw new TooMany();
        }
    }

    private final class Counted implements Keyword {

        private final String name;
        private final Keyword keyword;

        private Counted(String name, Keyword keyword) {
            this.name = name;
            this.keyword = keyword;
        }

        @Override
        public String getValue() {
            return name;
        }

        @Override
        public KeywordValidator newValidator(SchemaLocation at, JsonNode node, Schema parent, SchemaContext context)
                throws SchemaException, Exception {
            KeywordValidator validator = keyword.newValidator(at, node, parent, context);
            return new KeywordValidator() {
                @Override
                public void validate(ExecutionContext execution, JsonNode tree, JsonNode root, NodePath place) {
                    follow();
                    validator.validate(execution, tree, root, place);
                }

                @Override
                public SchemaLocation getSchemaLocation() {
                    return validator.getSchemaLocation();
                }

                @Override
                public String getKeyword() {
                    return validator.getKeyword();
                }

                @Override
                public void preloadSchema() {
                    validator.preloadSchema();
                }
            };
        }
    }
}
