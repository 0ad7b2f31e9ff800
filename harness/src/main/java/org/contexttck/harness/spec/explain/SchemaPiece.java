package org.contexttck.harness.spec.explain;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.spec.SchemaFile;
import org.contexttck.harness.spec.SchemaMember;
import org.contexttck.harness.spec.SpecSources;
import org.contexttck.json.Json;

/**
 * What a schema says of one member.
 *
 * @param path of the schema, such as {@code schemas/transient-context/context-meta.schema.json}
 * @param member with those that it stands in before it
 * @param takes what its value must be, as the schema writes it, shortened
 */
record SchemaPiece(String path, String member, String takes) {

    private static final int MOST = 3;
    private static final int LONGEST = 120;
    private static final Pattern QUOTED = Pattern.compile("`([A-Za-z_][A-Za-z_0-9.]*)`");

    /**
     * The members that a requirement is about: those that the pointers of its failures lead to, then those that its own words
     * name. Few, the most likely first; none if its protocol has no schemas.
     */
    static List<SchemaPiece> bearingOn(Requirement requirement, Collection<String> pointers, SpecSources sources) {
        List<SchemaFile> files = SchemaFile.in(sources, requirement.protocol());
        List<SchemaPiece> found = new ArrayList<>();
        for (String name : names(requirement, pointers)) {
            for (SchemaFile file : files) {
                add(found, file, file.schema(), name);
                Iterator<JsonNode> definitions = file.schema().path("$defs").elements();
                while (definitions.hasNext()) {
                    add(found, file, definitions.next(), name);
                }
            }
        }
        return found.stream()
                .collect(Collectors.toMap(
                        it -> it.path() + it.member(), it -> it, SchemaPiece::moreSpecific, LinkedHashMap::new))
                .values()
                .stream()
                .limit(MOST)
                .toList();
    }

    /** A schema may name a member twice, such as once in general and once for a special case. */
    private static SchemaPiece moreSpecific(SchemaPiece one, SchemaPiece other) {
        return other.takes().length() > one.takes().length() ? other : one;
    }

    private static void add(List<SchemaPiece> found, SchemaFile file, JsonNode schema, String name) {
        SchemaMember.of(schema).stream()
                .filter(it -> it.name().equals(name) || it.name().endsWith("." + name))
                .filter(it -> it.schema().isObject())
                .forEach(it -> found.add(new SchemaPiece("schemas/" + file.path(), it.name(), takes(it))));
    }

    private static Set<String> names(Requirement requirement, Collection<String> pointers) {
        Set<String> names = new LinkedHashSet<>();
        for (String pointer : pointers) {
            String last = pointer.replaceFirst("(/[0-9]+)+$", "");
            names.add(last.substring(last.lastIndexOf('/') + 1));
        }
        for (String text : List.of(requirement.says(), requirement.lookAt().orElse(""))) {
            Matcher quoted = QUOTED.matcher(text);
            while (quoted.find()) {
                names.add(quoted.group(1));
            }
        }
        names.remove("");
        return names;
    }

    private static String takes(SchemaMember member) {
        ObjectNode schema = member.schema().deepCopy();
        schema.remove(List.of("description", "title", "properties", "examples"));
        String text = schema.isEmpty() ? "an object" : Json.write(schema);
        String shown = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
        return shown + (member.required() ? ", required" : "");
    }
}
