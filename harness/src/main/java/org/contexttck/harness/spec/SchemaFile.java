package org.contexttck.harness.spec;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.json.Json;

/**
 * A schema of the kit with the vectors beside it.
 *
 * @param folder below {@code schemas/}
 * @param name of the file, without its ending
 */
public record SchemaFile(String folder, String name, JsonNode schema, JsonNode vectors) {

    private static final String BASE = "https://contexttck.org/schemas/";
    private static final String END = ".schema.json";

    /** The schemas of a folder below {@code schemas/}. */
    public static List<SchemaFile> in(SpecSources sources, String folder) {
        List<SchemaFile> all = new ArrayList<>();
        for (String path : sources.files("schemas/" + folder, END)) {
            String name = path.substring(path.lastIndexOf('/') + 1).replace(END, "");
            JsonNode vectors = sources.text(path.replace(END, ".vectors.json"))
                    .map(Json::parse)
                    .orElse(Json.array());
            all.add(new SchemaFile(folder, name, Json.parse(sources.text(path).orElseThrow()), vectors));
        }
        return all;
    }

    /** The folders that hold schemas, below {@code schemas/}: protocols first, in the order given. */
    static List<String> folders(SpecSources sources) {
        List<String> found = new ArrayList<>();
        for (String path : sources.folders("schemas")) {
            if (!sources.files(path, END).isEmpty()) {
                found.add(path.substring("schemas/".length()));
            }
            for (String inner : sources.folders(path)) {
                found.add(inner.substring("schemas/".length()));
            }
        }
        return found;
    }

    public String path() {
        return folder + "/" + name + END;
    }

    String title() {
        return schema.path("title").asText(name);
    }

    /** Where a reference leads in the site, seen from this file. */
    String href(String written) {
        String reference = relative(written);
        String[] parts = reference.split("#", 2);
        String definition =
                parts.length < 2 ? "" : parts[1].replaceFirst("^/\\$defs/", "").replaceFirst("/.*", "");
        String target = parts[0].isEmpty() ? name : last(parts[0]).replace(END, "");
        String in = folder;
        String rest = parts[0];
        while (rest.startsWith("../")) {
            in = in.contains("/") ? in.substring(0, in.lastIndexOf('/')) : "";
            rest = rest.substring("../".length());
        }
        if (rest.contains("/")) {
            in = (in.isEmpty() ? "" : in + "/") + rest.substring(0, rest.lastIndexOf('/'));
        }
        return PageNames.schemas(in) + "#" + target + (definition.isEmpty() ? "" : "--" + definition);
    }

    /** A reference by address as one that is seen from this file. */
    String relative(String reference) {
        if (!reference.startsWith(BASE)) {
            return reference;
        }
        String up = "../".repeat((int) folder.chars().filter(it -> it == '/').count() + 1);
        return (up + reference.substring(BASE.length())).replace(up + folder + "/", "");
    }

    private static String last(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
