package org.contexttck.harness.spec;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.contexttck.json.Json;
import org.contexttck.reports.page.Html;

/** The schemas of one folder: what each is for, its members, and a value that it takes beside one that it does not. */
final class SchemaPage {

    private final Spec spec;
    private final String folder;
    private final Prose prose;

    SchemaPage(Spec spec, String folder) {
        this.spec = spec;
        this.folder = folder;
        this.prose = new Prose(spec.anchors());
    }

    void write(Html html) {
        List<SchemaFile> files = SchemaFile.in(spec.sources(), folder);
        html.leaf("h1", "Schemas: " + folder).line();
        html.open("p", "class", "lead").text("JSON Schemas of the draft 2020-12. The files stand in ");
        html.leaf("code", "schemas/" + folder)
                .text(" and can be used without the kit, and so can the vectors beside them.");
        html.close().line();
        html.open("nav", "class", "toc", "aria-label", "Schemas").line();
        files.forEach(
                file -> html.leaf("a", file.name(), "href", "#" + file.name()).line());
        html.close().line();
        files.forEach(file -> file(html, file));
    }

    private void file(Html html, SchemaFile file) {
        html.open("section", "class", "schema", "id", file.name()).line();
        html.open("h2")
                .text(file.title() + " ")
                .leaf("small", file.path())
                .close()
                .line();
        body(html, file, file.schema(), "");
        Iterator<Map.Entry<String, JsonNode>> definitions =
                file.schema().path("$defs").fields();
        while (definitions.hasNext()) {
            Map.Entry<String, JsonNode> one = definitions.next();
            html.open("article", "class", "definition", "id", file.name() + "--" + one.getKey())
                    .line();
            html.open("h3").text(one.getValue().path("title").asText(one.getKey()) + " ");
            html.leaf("small", "#/$defs/" + one.getKey()).close().line();
            body(html, file, one.getValue(), "/$defs/" + one.getKey());
            html.close().line();
        }
        html.open("details").leaf("summary", "the schema itself").open("pre");
        html.block(Json.pretty(file.schema())).close().close().line();
        html.close().line();
    }

    private void body(Html html, SchemaFile file, JsonNode schema, String definition) {
        SchemaTypes types = new SchemaTypes(file, html);
        if (schema.has("description")) {
            html.open("p");
            prose.write(html, schema.path("description").asText());
            html.close().line();
        }
        if (schema.isBoolean()
                || !schema.has("properties")
                || schema.has("oneOf")
                || schema.has("anyOf")
                || schema.has("$ref")) {
            html.open("p", "class", "type").text("Takes: ");
            types.write(schema);
            html.close().line();
        }
        members(html, types, SchemaMember.of(schema));
        new VectorExamples(spec.sources().schemas(), file, html).write(definition);
    }

    private void members(Html html, SchemaTypes types, List<SchemaMember> members) {
        if (members.isEmpty()) {
            return;
        }
        html.open("div", "class", "wide").open("table", "class", "members").line();
        html.open("tr")
                .leaf("th", "Member")
                .leaf("th", "Value")
                .leaf("th", "Meaning")
                .close()
                .line();
        for (SchemaMember one : members) {
            html.open("tr").open("td").leaf("code", one.name());
            if (one.required()) {
                html.text(" ").leaf("span", "required", "class", "required");
            }
            html.close().open("td");
            types.write(one.schema());
            html.close().open("td");
            prose.write(html, one.schema().path("description").asText());
            html.close().close().line();
        }
        html.close().close().line();
    }
}
