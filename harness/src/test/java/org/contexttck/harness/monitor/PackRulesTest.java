package org.contexttck.harness.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** Each rule on packs, on both sides of its bound. */
class PackRulesTest {

    private static final String ASK = "{'goal':'Add a cache'}";
    private static final String ITEM = "{'id':'t1','type':'task','name':'A','content':'B','score':0.5,'facet':'tasks',"
            + "'reason':'Open','source':null,'quality':{'origin':'graph','source':null,'url':null,'created_at':null,"
            + "'updated_at':null,'valid_at':null,'project_id':null},'metadata':{},'related':[]}";
    private static final String RELATED =
            "{'id':'%s','type':'task','name':'C','relationship':'NEXT','direction':'outgoing','distance':1}";

    private static ObjectNode pack() {
        return object(
                "{'goal':'Add a cache','intent':'build','query':'cache','domain':null,'project':null,'layer':'recall',"
                        + "'sections':[{'facet':'tasks','title':'Tasks','items':[" + ITEM + "]}],'total_items':1,"
                        + "'usage_hint':'Read it.','markdown':'# Add a cache'}");
    }

    private static ObjectNode object(String text) {
        return (ObjectNode) Json.parse(text.replace('\'', '"'));
    }

    private static ObjectNode section(ObjectNode pack) {
        return (ObjectNode) pack.at("/sections/0");
    }

    private static ObjectNode item(ObjectNode pack) {
        return (ObjectNode) pack.at("/sections/0/items/0");
    }

    private static Talk asked(String arguments, Consumer<ObjectNode> change) {
        return call(new Talk(Role.SERVER, Claims.fromToolList(Set.of("context"))), arguments, change);
    }

    private static Talk call(Talk talk, String arguments, Consumer<ObjectNode> change) {
        ObjectNode pack = pack();
        change.accept(pack);
        String text = Json.write(pack);
        ObjectNode result = Json.object();
        result.putArray("content").addObject().put("type", "text").put("text", text);
        result.set("structuredContent", pack);
        return talk.call("context", arguments, Json.write(result).replace("'", "\\u0027"));
    }

    private static List<String> broken(String arguments, Consumer<ObjectNode> change) {
        return asked(arguments, change).broken().stream()
                .map(line -> line.replaceFirst("^(\\S+) context \\{.*?\\}: (/structuredContent)?", "$1 "))
                .toList();
    }

    private static void add(ObjectNode pack, int items) {
        ArrayNode all = (ArrayNode) section(pack).get("items");
        for (int i = 2; i <= items; i++) {
            all.add(item(pack).deepCopy().put("id", "t" + i));
        }
        pack.put("total_items", items);
    }

    private static void relate(ObjectNode pack, String... ids) {
        for (String id : ids) {
            ((ArrayNode) item(pack).get("related")).add(object(RELATED.formatted(id)));
        }
    }

    @Test
    void aPackThatConformsIsCountedForEachRule() {
        Talk talk = asked("{'goal':'Add a cache','related_limit':1,'limit':3}", pack -> relate(pack, "t9"));

        assertThat(talk.broken()).isEmpty();
        assertThat(List.of(
                        "CP-S-03", "CP-S-04", "CP-S-07", "CP-S-09", "CP-S-10", "CP-S-11", "CP-S-12", "CP-S-13",
                        "CP-S-15", "CP-S-21", "CP-S-35", "CP-S-36"))
                .allMatch(row -> talk.seen(row) > 0);
    }

    @Test
    void shapesAreToldByTheirPart() {
        assertThat(broken(ASK, pack -> pack.put("total_items", "1")))
                .anyMatch(line -> line.startsWith("CP-S-03 ") && line.contains("/total_items"));
        assertThat(broken(ASK, pack -> item(pack).put("name", 1)))
                .anyMatch(line -> line.startsWith("CP-S-12 ") && line.contains("/name"));
        assertThat(broken(ASK, pack -> {
                    relate(pack, "t9");
                    ((ObjectNode) item(pack).at("/related/0")).put("distance", "far");
                }))
                .anyMatch(line -> line.startsWith("CP-S-13 ") && line.contains("/distance"));
    }

    @Test
    void whatWasAskedForIsEchoed() {
        assertThat(broken("{'goal':' Add a cache '}", pack -> {})).isEmpty();
        assertThat(broken("{'goal':'Add a cach'}", pack -> {})).anyMatch(line -> line.startsWith("CP-S-04 /goal"));
        assertThat(broken("{'goal':'Add a cache','layer':'wake'}", pack -> {}))
                .anyMatch(line -> line.startsWith("CP-S-04 /layer"));
        assertThat(broken("{'goal':'Add a cache','layer':'bottom'}", pack -> {}))
                .as("it is not listed, and may be replaced")
                .isEmpty();
        assertThat(broken(ASK, pack -> pack.put("intent", "anything")))
                .anyMatch(line -> line.startsWith("CP-S-21 /intent"));
        assertThat(broken("{'goal':'Add a cache','project':'p'}", pack -> {}))
                .anyMatch(line -> line.startsWith("CP-S-06 /project"));
        assertThat(broken("{'goal':'Add a cache','project':' '}", pack -> {})).isEmpty();
        assertThat(broken(ASK, pack -> pack.put("markdown", "# Add A\n_Cache_")))
                .isEmpty();
        assertThat(broken(ASK, pack -> pack.put("markdown", "# Add it"))).anyMatch(line -> line.startsWith("CP-S-15 "));
    }

    @Test
    void aProjectDoesNotStayForTheCallsBehind() {
        assertThat(echoes("null", "'p'", "'p'")).containsExactly("CP-S-06");
        assertThat(echoes("'q'", "'p'", "'q'"))
                .as("one that is taken for granted")
                .isEmpty();
        assertThat(echoes("null", "'p'", "'q'"))
                .as("one that nobody gave is found in another way")
                .isEmpty();
    }

    /** The rows broken by packs that tell of these projects, of which the second alone was asked for one. */
    private static List<String> echoes(String first, String second, String third) {
        Talk talk = new Talk(Role.SERVER, Claims.fromToolList(Set.of("context")));
        call(
                talk,
                ASK,
                pack -> pack.set("project", object("{'it':" + first + "}").get("it")));
        call(
                talk,
                "{'goal':'Add a cache','project':" + second + "}",
                pack -> pack.put("project", second.replace("'", "")));
        call(
                talk,
                ASK,
                pack -> pack.set("project", object("{'it':" + third + "}").get("it")));
        return talk.broken().stream().map(line -> line.split(" ")[0]).distinct().toList();
    }

    @Test
    void aPackHasAsManyItemsAsItMayAndSays() {
        assertThat(broken(ASK, pack -> add(pack, 12))).isEmpty();
        assertThat(broken(ASK, pack -> pack.put("total_items", 2)))
                .hasSize(1)
                .allMatch(it -> it.startsWith("CP-S-09 "));
        assertThat(broken("{'goal':'Add a cache','limit':3}", pack -> add(pack, 3)))
                .isEmpty();
        assertThat(broken("{'goal':'Add a cache','limit':3}", pack -> add(pack, 4)))
                .containsExactly("CP-S-07 the pack has 4 items, must have at most 3");
        assertThat(broken("{'goal':'Add a cache','limit':0}", pack -> add(pack, 2)))
                .containsExactly("CP-S-07 the pack has 2 items, must have at most 1");
        assertThat(broken("{'goal':'Add a cache','limit':'3'}", pack -> add(pack, 4)))
                .isEmpty();
    }

    @Test
    void nothingIsThereTwice() {
        assertThat(broken(ASK, pack -> {
                    ((ArrayNode) pack.get("sections")).add(section(pack).deepCopy());
                    ((ObjectNode) pack.at("/sections/1/items/0")).put("id", "t2");
                    pack.put("total_items", 2);
                }))
                .singleElement()
                .asString()
                .startsWith("CP-S-10 /sections/1/facet");
        assertThat(broken(ASK, pack -> {
                    add(pack, 2);
                    ((ObjectNode) pack.at("/sections/0/items/1")).put("id", "t1");
                }))
                .singleElement()
                .asString()
                .startsWith("CP-S-11 /sections/0/items/1/id");
        assertThat(broken(ASK, pack -> relate(pack, "t8", "t9"))).isEmpty();
        assertThat(broken(ASK, pack -> relate(pack, "t8", "t9", "t9")))
                .singleElement()
                .asString()
                .startsWith("CP-S-11 /sections/0/items/0/related/2 ");
        assertThat(broken(ASK, pack -> relate(pack, "t8", "t1")))
                .singleElement()
                .asString()
                .startsWith("CP-S-11 /sections/0/items/0/related/1/id ");
    }

    @Test
    void itemsStandUnderTheirFacetAndSayWhy() {
        assertThat(broken(ASK, pack -> item(pack).put("facet", "decisions")))
                .singleElement()
                .asString()
                .startsWith("CP-S-10 /sections/0/items/0/facet");
        assertThat(broken(ASK, pack -> item(pack).put("reason", " ")))
                .filteredOn(line -> line.startsWith("CP-S-12 "))
                .singleElement()
                .asString()
                .startsWith("CP-S-12 /sections/0/items/0/reason");
    }

    @Test
    void relatedItemsAreAsManyAsAskedFor() {
        assertThat(broken("{'goal':'Add a cache','related_limit':1}", pack -> relate(pack, "t9")))
                .isEmpty();
        assertThat(broken("{'goal':'Add a cache','related_limit':1}", pack -> relate(pack, "t8", "t9")))
                .singleElement()
                .asString()
                .startsWith("CP-S-13 /sections/0/items/0/related is ");
        assertThat(broken("{'goal':'Add a cache','include_related':false}", pack -> relate(pack, "t9")))
                .singleElement()
                .asString()
                .startsWith("CP-S-14 ");
        assertThat(broken("{'goal':'Add a cache','include_related':true}", pack -> relate(pack, "t9")))
                .isEmpty();
    }

    @Test
    void anEmptyPackHasAQueryIfTheGoalHasWords() {
        assertThat(empty("Новый кэш")).singleElement().asString().startsWith("CP-S-43 /query");
        assertThat(empty("12345678")).hasSize(1);
        assertThat(empty("1234567")).isEmpty();
        assertThat(empty("🔑🔄🔑🔄🔑🔄🔑🔄")).as("signs are no words").isEmpty();
    }

    private static List<String> empty(String goal) {
        return broken("{'goal':'" + goal + "'}", pack -> {
            pack.put("goal", goal).put("query", "").put("markdown", "# " + goal).put("total_items", 0);
            ((ArrayNode) pack.get("sections")).removeAll();
        });
    }

    @Test
    void aPackWithItemsSaysSomethingEverywhere() {
        assertThat(broken(ASK, pack -> pack.put("query", " ")))
                .singleElement()
                .asString()
                .startsWith("CP-S-35 /query");
        assertThat(broken(ASK, pack -> pack.put("usage_hint", "")))
                .singleElement()
                .asString()
                .startsWith("CP-S-35 /usage_hint");
        assertThat(broken(ASK, pack -> section(pack).put("title", "\t")))
                .singleElement()
                .asString()
                .startsWith("CP-S-35 /sections/0/title");
        assertThat(broken(ASK, pack -> item(pack).put("score", 0)))
                .singleElement()
                .asString()
                .startsWith("CP-S-36 ");
        assertThat(broken(ASK, pack -> {
                    add(pack, 2);
                    item(pack).put("score", 0);
                }))
                .isEmpty();
    }
}
