package org.contexttck.reports;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.contexttck.reports.text.JsonText;

/** The kit's own schemas, as the tests use them. */
public final class Kits {

    private static final String BASE = "https://contexttck.org/schemas/";
    private static final SchemaRegistry REGISTRY = SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            b -> b.schemaRegistryConfig(SchemaRegistryConfig.builder()
                            .formatAssertionsEnabled(true)
                            .locale(Locale.ROOT)
                            .build())
                    .schemas((String iri) -> text(iri.substring(BASE.length()))));

    private Kits() {}

    public static List<String> errors(String schema, JsonNode node) {
        Schema loaded =
                REGISTRY.getSchema(SchemaLocation.of(schema.startsWith(BASE) ? schema : BASE + "kit/" + schema));
        return loaded.validate(node).stream().map(Error::toString).toList();
    }

    public static JsonNode json(String name) {
        return JsonText.read(text("kit/" + name));
    }

    private static String text(String path) {
        try (InputStream in = Kits.class.getResourceAsStream("/schemas/" + path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(path, e);
        }
    }
}
