package org.contexttck.reference.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The requirements one by one, in the words of {@link ClientScript}. */
class CollapseEngineTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "TC-C-01 | H(h1,f>c) T(t1,f,S1) U U N(n1,f)                             | t1=FULL n1=FULL",
                "TC-C-02 | H(h1,f>c) T(t1,f,S1) C(c1,c)                                 | t1=S1 c1=ok",
                "TC-C-03 | H(h1,f>c) I(t1,f,S1) C(c1,c)                                 | t1=S1 c1=ok",
                "TC-C-04 | H(h1,f>c) T(t1,f,S1) F(c1,c)                                 | t1=FULL c1=ok",
                "TC-C-04 | H(h1,f>c) T(t1,f,S1) F(c1,c) C(c2,c)                         | t1=S1 c1=ok c2=ok",
                "TC-C-04 | H(h1,f>c) W(t1,f,S1) T(t2,f,S2) C(c1,c)                      | t1=FULL t2=S2 c1=ok",
                "TC-C-05 | H(h1,f>c) T(t1,f,S1) X(c1,c) O(c2,c)                         | t1=FULL c1=ERROR c2=TIMEOUT",
                "TC-C-05 | H(h1,f>c) T(t1,f,S1) X(c1,c) O(c2,c) C(c3,c)                 | t1=S1 c1=ERROR c2=TIMEOUT c3=ok",
                "TC-C-06 | H(h1,f>c) T(t1,f,S1) T(t2,f,S2) C(c1,c)                      | t1=S1 t2=FULL c1=ok",
                "TC-C-06 | H(h1,f>c) P(t1=f,t2=f) T(t2,f,S2) T(t1,f,S1) C(c1,c)         | t1=S1 t2=FULL c1=ok",
                "TC-C-06 | H(h1,f>c) P(t1=f,t2=f,c1=c) T(t2,f,S2) C(c1,c) T(t1,f,S1)    | t1=FULL t2=S2 c1=ok",
                "TC-C-07 | H(h1,f>c) T(t1,f,S1) C(d1,d)                                 | t1=FULL d1=ok",
                "TC-C-08 | H(h1,f>c,g>d) T(t1,f,S1) T(t2,g,S2) C(d1,d)                  | t1=FULL t2=S2 d1=ok",
                "TC-C-09 | H(h1,f>c,g>c) T(t1,g,S1) T(t2,f,S2) C(c1,c)                  | t1=S1 t2=FULL c1=ok",
                "TC-C-09 | H(h1,f>c,g>c) T(t1,g,S1) T(t2,f,S2) C(c1,c) C(c2,c)          | t1=S1 t2=S2 c1=ok c2=ok",
                "TC-C-10 | H(h1,f>c) H(h2,g>d) H(h3,f>c) T(t1,f,S1) T(t2,f,S2) C(c1,c)  | t1=S1 t2=FULL c1=ok",
                "TC-C-10 | T(t1,f,S1) H(h1,f>c) C(c1,c)                                 | t1=S1 c1=ok",
                "TC-C-11 | H(h1,f>c) C(c1,c) T(t1,f,S1)                                 | c1=ok t1=FULL",
                "TC-C-14 | H(h1,f>c) N(n1,f) C(c1,c) U U U U U U U U                    | n1=FULL c1=ok",
                "TC-C-15 | H(h1,f>c) T(t1,f) C(c1,c) | t1=[result of f, used and put away; it came without a summary] c1=ok",
                "TC-C-17 | H(h1,f>c) T(t1,f,S1) T(t2,f,S2) C(c1,c) R(c1) R(t1)          | t1=S1 t2=FULL c1=ok",
                "TC-C-17 | H(h1,f>c) T(t1,f,S1) O(c1,c) C(c1,c)                         | t1=FULL c1=TIMEOUT",
                "TC-C-18 | H(h1,f>c) P(t1=f,t2=f) T(t1,f,S1) T(t2,f,S2) C(c1,c)         | t1=S1 t2=FULL c1=ok",
                "TC-C-19 | H(h1,f>c) T(t1,f,S1) C(c1,c) S T(t2,f,S2) C(c2,c)            | t1=S1 c1=ok t2=S2 c2=ok",
                "TC-C-19 | H(h1,f>c) T(t1,f,S1) T(t2,f,S2) S C(c2,c)                    | t1=S1 t2=FULL c2=ok",
                "TC-C-21 | T(t1,f,S1) C(c1,c)                                           | t1=FULL c1=ok",
                "TC-C-22 | H(h1,f>b,b>c) T(t1,f,S1) B(b1,b,S2)                          | t1=S1 b1=FULL",
                "TC-C-22 | H(h1,f>b,b>c) T(t1,f,S1) B(b1,b,S2) C(c1,c)                  | t1=S1 b1=S2 c1=ok",
                "TC-C-22 | H(h1,b>b) B(b1,b,S1)                                         | b1=FULL",
                "TC-C-22 | H(h1,b>b) B(b1,b,S1) B(b2,b,S2)                              | b1=S1 b2=FULL",
                "TC-C-23 | H(h1,x/f>c) T(t1,y/f,S1) T(t2,x/f,S2) C(c1,y/c)              | t1=FULL t2=FULL c1=ok",
                "TC-C-23 | H(h1,x/f>c) T(t1,y/f,S1) T(t2,x/f,S2) C(c1,x/c)              | t1=FULL t2=S2 c1=ok",
            })
    void oneByOne(String requirement, String steps, String prompt) {
        assertThat(ClientScript.play(new ClientParts(), false, steps).prompt()).isEqualTo(prompt);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "T(t1,f,S1) T(t2,g,S2) C(c1,c)                | t1=S1 t2=FULL c1=ok",
                "H(h1,f>c) T(t1,f,S1) T(t2,g,S2) C(d1,d)      | t1=FULL t2=S2 d1=ok",
                "H(h1,f>c) T(t1,g,S1) T(t2,f,S2) C(c1,c)      | t1=FULL t2=S2 c1=ok",
                "H(h1,f>c) T(t1,g,S1) C(c1,c)                 | t1=FULL c1=ok",
            })
    void resultsWithoutAPairMayCollapseToo(String steps, String prompt) {
        assertThat(ClientScript.play(new ClientParts(), true, steps).prompt()).isEqualTo(prompt);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'context':{'consumed':'true'}}",
                "{'context':{'consumed':1}}",
                "{'context':{'consumed':null}}",
                "{'context':{'consumed':[true]}}",
                "{'context':{'consumed':false}}",
                "{'context':{'consumed':{}}}",
                "{'context':{}}",
                "{'context':null}",
                "{'context':'consumed'}",
                "{'context':[{'consumed':true}]}",
                "{'consumed':true}",
                "{'Context':{'consumed':true}}",
                "null",
                "'text'",
                "[{'context':{'consumed':true}}]",
            })
    void onlyTrueInItsPlaceConsumes(String meta) {
        String steps = "H(h1,f>c) T(t1,f,S1) M(c1,c," + meta + ")";
        assertThat(ClientScript.play(new ClientParts(), false, steps).prompt()).isEqualTo("t1=FULL c1=FULL");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'context':{'lifecycle':'Transient','summary':'S1'}}",
                "{'context':{'lifecycle':'transient ','summary':'S1'}}",
                "{'context':{'lifecycle':['transient'],'summary':'S1'}}",
                "{'context':{'lifecycle':true,'summary':'S1'}}",
                "{'context':{'lifecycle':null,'summary':'S1'}}",
                "{'context':{'summary':'S1'}}",
                "{'lifecycle':'transient','summary':'S1'}",
                "{'contextHints':'f'}",
                "{'contextHints':{'tool':'f','lifecycle':'transient','consumedBy':'d'}}",
                "{'contextHints':[null,7,{'tool':'f'},{'tool':'g','lifecycle':'transient','consumedBy':''}]}",
            })
    void onlyTheExactMarkIsTracked(String meta) {
        String steps = "H(h1,f>c) M(t1,f," + meta + ") C(c1,c)";
        assertThat(ClientScript.play(new ClientParts(), false, steps).prompt()).isEqualTo("t1=FULL c1=ok");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"''", "'  '", "null", "17", "['S1']", "{'text':'S1'}"})
    void aSummaryThatIsNoneBecomesNeitherNothingNorAWordForIt(String summary) {
        String steps =
                "H(h1,f>c) M(t1,f,{'context':{'lifecycle':'transient','summary':" + summary + "}}) T(t2,f,S2) C(c1,c)";
        assertThat(ClientScript.play(new ClientParts(), false, steps).prompt())
                .isEqualTo("t1=[result of f, used and put away; it came without a summary] t2=FULL c1=ok");
    }

    @Test
    void tellsWhatHasBecomeOfACall() {
        CollapseEngine engine = new CollapseEngine(false);
        engine.called(new ToolCall("s", "get_workflow_step", "h1"));
        assertThat(engine.callState("h1")).isEqualTo(CallState.IN_FLIGHT);
        engine.arrived(
                "h1", json("{'_meta':{'contextHints':[{'tool':'f','lifecycle':'transient','consumedBy':'c'}]}}"));
        assertThat(engine.callState("h1")).isEqualTo(CallState.PLAIN);

        ToolCall fetch = new ToolCall("s", "f", "t1");
        ObjectNode result = json("{'content':[],'_meta':{'context':{'lifecycle':'transient','summary':'S1'}}}");
        engine.called(fetch);
        assertThat(engine.arrived("t1", result)).isEmpty();
        assertThat(engine.callState("t1")).isEqualTo(CallState.WAITING);
        assertThat(engine.waits("t1")).isTrue();
        assertThat(engine.waiting()).containsExactly(fetch);
        assertThat(engine.replacement("t1")).isEmpty();

        engine.called(new ToolCall("s", "c", "c1"));
        assertThat(engine.arrived("c1", json("{'_meta':{'context':{'consumed':true}}}")))
                .contains(fetch);
        assertThat(engine.callState("t1")).isEqualTo(CallState.COLLAPSED);
        assertThat(engine.waits("t1")).isFalse();
        assertThat(engine.triggered("c1")).isTrue();
        assertThat(engine.triggered("t1")).isFalse();
        assertThat(engine.replacement("t1")).contains("S1");
        assertThat(engine.original("c1")).isEmpty();
    }

    @Test
    void anOriginalCannotBeChangedFromOutside() {
        CollapseEngine engine = new CollapseEngine(false);
        engine.called(new ToolCall("s", "f", "t1"));
        ObjectNode result = json("{'content':[],'_meta':{'context':{'lifecycle':'transient'}}}");
        ObjectNode kept = result.deepCopy();
        engine.arrived("t1", result);
        result.removeAll();
        ((ObjectNode) engine.original("t1").orElseThrow()).removeAll();
        assertThat(engine.original("t1")).contains(kept);
    }

    @Test
    void refusesCallsThatItDoesNotKnowOrKnowsAlready() {
        CollapseEngine engine = new CollapseEngine(false);
        engine.called(new ToolCall("s", "f", "t1"));
        assertThatThrownBy(() -> engine.called(new ToolCall("s", "g", "t1")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the conversation has a call t1 already");
        assertThatThrownBy(() -> engine.arrived("t2", Jsons.object()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the conversation has no call t2");
        assertThatThrownBy(() -> engine.failed("t2", Failure.ERROR)).hasMessage("the conversation has no call t2");
    }

    @Test
    void refusesStatesThatAreNone() {
        assertThatThrownBy(() -> new CollapseEngine(false).load(Jsons.object()))
                .hasMessage("this is no saved engine of format 1");
        assertThatThrownBy(() -> new CollapseEngine(false).load(json("{'format':1,'pairs':[{'server':'s'}]}")))
                .hasMessage("a saved engine lacks the text tool in {\"server\":\"s\"}");
        assertThatThrownBy(() -> new CollapseEngine(false)
                        .load(json("{'format':1,'calls':[{'server':'s','tool':'f','id':'t','standing':'GONE'}]}")))
                .hasMessage("a saved call is GONE, which is no standing");
        CollapseEngine used = new CollapseEngine(false);
        used.called(new ToolCall("s", "f", "t1"));
        assertThatThrownBy(() -> used.load(new CollapseEngine(false).save()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("a saved conversation is loaded into a fresh engine");
    }

    @Test
    void savingALoadedEngineGivesTheSame() {
        CollapseEngine engine = new CollapseEngine(false);
        engine.called(new ToolCall("s", "f", "t1"));
        engine.called(new ToolCall("s", "f", "t2"));
        engine.arrived("t2", json("{'content':[],'_meta':{'context':{'lifecycle':'transient','summary':'S'}}}"));
        engine.arrived(
                "t1", json("{'_meta':{'contextHints':[{'tool':'f','lifecycle':'transient','consumedBy':'c'}]}}"));
        ObjectNode saved = engine.save();
        CollapseEngine loaded = new CollapseEngine(false);
        loaded.load(saved);
        assertThat(loaded.save()).isEqualTo(saved);
    }

    private static ObjectNode json(String text) {
        return (ObjectNode) Jsons.read(text.replace('\'', '"')).orElseThrow();
    }
}
