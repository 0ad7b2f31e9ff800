package org.contexttck.harness.explore.participant;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** What is held against the contexts that a participant shows, and what is not. */
class ShownGroupsTest {

    private static final long IDLE = 100;

    private final List<HeardMessage> history = new ArrayList<>();

    @Test
    void whatWasHeardIsRight() {
        heard("m1", "'context':{'id':'c1'}", 0);
        heard("m2", "'context':{'id':'c2','parent':'c1'}", 10);
        heard("m3", "'context':null", 20);

        assertThat(wrong(20, "{'id':'c1','depth':1,'messages':['m1'],'concluded':false}", CHILD))
                .isEmpty();
        assertThat(wrong(20, "{'id':'c1','depth':1,'messages':['m1','m3'],'concluded':false}", CHILD))
                .containsExactly("SC-P-10 context \"c1\" messages are m1 m3, must be m1");
        assertThat(wrong(20, CHILD))
                .contains("SC-P-10 context \"c1\" is not listed, must be from its first message on");
    }

    private static final String CHILD = "{'id':'c2','depth':2,'parent':'c1','messages':['m2'],'concluded':false}";

    @Test
    void aContextBeginsAnewAfterTheIdleTime() {
        heard("m1", "'context':{'id':'c1'}", 0);
        heard("m2", "'context':{'id':'c1'}", 100);

        assertThat(wrong(100, "{'id':'c1','depth':1,'messages':['m2'],'concluded':false}"))
                .isEmpty();
        assertThat(wrong(100, "{'id':'c1','depth':1,'messages':['m1','m2'],'concluded':false}"))
                .hasSize(1);
        assertThat(wrong(200, "{'id':'c1','depth':1,'messages':['m2'],'concluded':true}"))
                .isEmpty();
    }

    /** That references count is a recommendation. */
    @Test
    void whoeverForgetsReferencesIsToldSoAndNoMore() {
        heard("m1", "'context':{'id':'c1'}", 0);
        heard("m2", "'correlation_id':'c1'", 50);
        heard("m3", "'context':{'id':'c1'}", 120);

        assertThat(wrong(120, "{'id':'c1','depth':1,'messages':['m1','m3'],'concluded':false}"))
                .isEmpty();
        assertThat(wrong(120, "{'id':'c1','depth':1,'messages':['m3'],'concluded':false}"))
                .containsExactly("SC-P-16 context \"c1\" messages are m3, must be m1 m3");
    }

    @Test
    void aReferenceDoesNotBeginAnything() {
        heard("m1", "'context':{'id':'c1'}", 0);
        heard("m2", "'correlation_id':'c1'", 150);

        assertThat(wrong(150, "{'id':'c1','depth':1,'messages':['m1'],'concluded':true}"))
                .isEmpty();
        assertThat(wrong(150, "{'id':'c1','depth':1,'messages':['m1'],'concluded':false}"))
                .containsExactly("SC-P-10 context \"c1\" concluded is false, must be true");
    }

    @Test
    void aCircleIsCutAnywhereAndWhatIsBelowItStaysThere() {
        heard("m1", "'context':{'id':'a','parent':'b'}", 0);
        heard("m2", "'context':{'id':'b','parent':'a'}", 0);
        heard("m3", "'context':{'id':'c','parent':'a'}", 0);
        String below = "{'id':'c','depth':2,'parent':'a','messages':['m3'],'concluded':false}";
        String a = "{'id':'a','depth':1,'messages':['m1'],'concluded':false}";
        String b = "{'id':'b','depth':1,'messages':['m2'],'concluded':false}";

        assertThat(wrong(0, a, "{'id':'b','depth':2,'parent':'a','messages':['m2'],'concluded':false}", below))
                .isEmpty();
        assertThat(wrong(0, a, b, below)).isEmpty();
        assertThat(wrong(0, a, b, "{'id':'c','depth':1,'messages':['m3'],'concluded':false}"))
                .containsExactly("SC-P-10 context \"c\" parent is absent, must be \"a\"");
        assertThat(wrong(0, a, below))
                .containsExactly("SC-P-11 context \"b\" is not listed, must be from its first message on");
    }

    /** Which of several parents counts is nowhere said. */
    @Test
    void oneOfSeveralParentsIsEnough() {
        heard("m1", "'context':{'id':'a'}", 0);
        heard("m2", "'context':{'id':'b'}", 0);
        heard("m3", "'context':{'id':'c','parent':'a'}", 0);
        heard("m4", "'context':{'id':'c','parent':'b'}", 0);
        String a = "{'id':'a','depth':1,'messages':['m1'],'concluded':false}";
        String b = "{'id':'b','depth':1,'messages':['m2'],'concluded':false}";

        for (String parent : List.of("a", "b")) {
            assertThat(wrong(
                            0,
                            a,
                            b,
                            "{'id':'c','depth':2,'parent':'" + parent + "','messages':['m3','m4'],'concluded':false}"))
                    .isEmpty();
        }
        assertThat(wrong(0, a, b, "{'id':'c','depth':1,'messages':['m3','m4'],'concluded':false}"))
                .containsExactly("SC-P-10 context \"c\" parent is absent, must be \"a\" or \"b\"");
    }

    @Test
    void twoIdsInOneGroupAreNamed() {
        heard("m1", "'context':{'id':'1'}", 0);
        heard("m2", "'context':{'id':'01'}", 0);

        assertThat(wrong(0, "{'id':'1','depth':1,'messages':['m1','m2'],'concluded':false}"))
                .isNotEmpty()
                .allMatch("SC-P-13 contexts \"1\" and \"01\" are in the same group, must be two"::equals);
    }

    private void heard(String id, String members, long at) {
        String envelope = "{'id':'" + id + "','kind':'chat'," + members + "}";
        history.add(HeardMessage.of(json(envelope), id, at));
    }

    private List<String> wrong(long now, String... groups) {
        JsonNode shown = json("[" + String.join(",", groups) + "]");
        return new ShownGroups(history, now, IDLE, true)
                .wrong(shown).stream()
                        .map(one -> one.requirement() + " " + one.headline())
                        .toList();
    }

    private static JsonNode json(String text) {
        return Json.parse(text.replace('\'', '"'));
    }
}
