package org.contexttck.harness.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What goes into an intermediary and what comes out, made by hand. */
class RelaysTest {

    private static final Channel BEHIND = Channel.of(Channel.Kind.BEHIND, "r");
    private static final Channel FRONT = Channel.of(Channel.Kind.FRONT, "r");

    private final Talk talk = new Talk(Role.INTERMEDIARY, Claims.byToolList());

    @Test
    void whatComesOutAsItWentInBreaksNothing() {
        passes(
                "{'content':[],'isError':false,'_meta':{'context':{'lifecycle':'transient'}}}",
                "{'content':[],'_meta':{'context':{'lifecycle':'transient'}}}");

        assertThat(talk.broken()).isEmpty();
        assertThat(talk.seen("TC-X-01")).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'content':[],'_meta':{'context':{'a':1}}} | {'content':[]}                              | TC-X-01 | /_meta/context was lost",
                "{'content':[],'_meta':{'contextHints':[]}}   | {'content':[]}                              | TC-X-02 | /_meta/contextHints was lost",
                "{'content':[],'isError':true}                  | {'content':[]}                              | TC-X-03 | /isError was changed",
                "{'content':[],'_meta':{'x/y':1}}             | {'content':[]}                              | TC-X-04 | /_meta/x~1y was lost",
                "{'content':[]}                                   | {'content':[],'_meta':{'context':{}}}   | TC-X-06 | /_meta/context was added",
                "{'content':[],'n':0.10000000000000001}         | {'content':[],'n':0.1}                    | TC-X-07 | /n was changed",
            })
    void whatIsChangedBreaksTheRowOfItsPart(String before, String after, String row, String what) {
        passes(before, after);

        assertThat(talk.broken())
                .anySatisfy(one -> assertThat(one).startsWith(row).contains(what));
    }

    @Test
    void answersThatAreCrossedAreSeenAsSuch() {
        front(
                Direction.TO_TARGET,
                "{'jsonrpc':'2.0','id':'a','method':'tools/call','params':{'name':'t','arguments':{'n':1}}}");
        front(
                Direction.TO_TARGET,
                "{'jsonrpc':'2.0','id':'b','method':'tools/call','params':{'name':'t','arguments':{'n':2}}}");
        talk.call(BEHIND, "t", "{'n':1}", "{'content':[],'structuredContent':{'is':1}}");
        talk.call(BEHIND, "t", "{'n':2}", "{'content':[],'structuredContent':{'is':2}}");
        front(Direction.FROM_TARGET, "{'jsonrpc':'2.0','id':'a','result':{'content':[],'structuredContent':{'is':2}}}");
        front(Direction.FROM_TARGET, "{'jsonrpc':'2.0','id':'b','result':{'content':[],'structuredContent':{'is':1}}}");

        assertThat(talk.broken()).hasSize(2).allMatch(one -> one.contains("/structuredContent/is was changed"));
    }

    /** Calls that are alike cannot be told apart, so each answer belongs to the one that was given it. */
    @Test
    void answersToCallsThatAreAlikeMayComeInAnyOrder() {
        for (String id : new String[] {"a", "b", "c"}) {
            front(Direction.TO_TARGET, call(id));
        }
        talk.call(BEHIND, "t", "{'n':1}", "{'content':[],'structuredContent':{'is':1}}");
        talk.call(BEHIND, "t", "{'n':1}", "{'content':[],'structuredContent':{'is':2}}");
        front(Direction.FROM_TARGET, "{'jsonrpc':'2.0','id':'b','result':{'content':[],'structuredContent':{'is':2}}}");
        talk.call(BEHIND, "t", "{'n':1}", "{'content':[],'structuredContent':{'is':3}}");
        front(Direction.FROM_TARGET, "{'jsonrpc':'2.0','id':'a','result':{'content':[],'structuredContent':{'is':1}}}");
        front(Direction.FROM_TARGET, "{'jsonrpc':'2.0','id':'c','result':{'content':[],'structuredContent':{'is':3}}}");

        assertThat(talk.broken()).isEmpty();
    }

    @Test
    void amongThemMayBeARefusalInAnotherForm() {
        for (String id : new String[] {"a", "b"}) {
            front(Direction.TO_TARGET, call(id));
        }
        talk.call(BEHIND, "t", "{'n':1}", "{'content':[],'structuredContent':{'is':1}}");
        talk.says(BEHIND, Direction.FROM_TARGET, call("z"));
        talk.says(BEHIND, Direction.TO_TARGET, "{'jsonrpc':'2.0','id':'z','error':{'code':1,'message':'no'}}");
        front(Direction.FROM_TARGET, "{'jsonrpc':'2.0','id':'a','result':{'content':[],'isError':true}}");
        front(Direction.FROM_TARGET, "{'jsonrpc':'2.0','id':'b','result':{'content':[],'structuredContent':{'is':1}}}");

        assertThat(talk.broken()).isEmpty();
    }

    /** A failed result is no other form of the refusal that came before it. */
    @Test
    void amongThemMayBeAFailedResultAsWell() {
        for (String id : new String[] {"a", "b"}) {
            front(Direction.TO_TARGET, call(id));
        }
        talk.says(BEHIND, Direction.FROM_TARGET, call("z"));
        talk.says(BEHIND, Direction.TO_TARGET, "{'jsonrpc':'2.0','id':'z','error':{'code':1,'message':'no'}}");
        talk.call(BEHIND, "t", "{'n':1}", "{'content':[],'structuredContent':{'is':2},'isError':true}");
        front(
                Direction.FROM_TARGET,
                "{'jsonrpc':'2.0','id':'b','result':{'content':[],'structuredContent':{'is':2},'isError':true}}");
        front(
                Direction.FROM_TARGET,
                "{'jsonrpc':'2.0','id':'a','result':{'content':[{'type':'text','text':'no'}],'isError':true}}");

        assertThat(talk.broken()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "'error':{'code':1,'message':'no','data':[1]}                         |",
                "'error':{'code':1,'message':'failed: no.','data':[1]}                |",
                "'error':{'code':1,'message':'no'}                                     | /data was lost",
                "'error':{'code':2,'message':'no','data':[1]}                         | /code was changed: 1 -> 2",
                "'error':{'code':1,'message':'failed','data':[1]}                     | /message was changed",
                "'result':{'isError':true,'content':[{'type':'text','text':'no!'}]} |",
                "'result':{'isError':true,'content':[]}                                 | /message was changed",
            })
    void whatAnErrorSaysArrives(String arrived, String what) {
        front(Direction.TO_TARGET, call("f"));
        talk.says(BEHIND, Direction.FROM_TARGET, call("z"));
        talk.says(
                BEHIND, Direction.TO_TARGET, "{'jsonrpc':'2.0','id':'z','error':{'code':1,'message':'no','data':[1]}}");
        front(Direction.FROM_TARGET, "{'jsonrpc':'2.0','id':'f'," + arrived.strip() + "}");

        assertThat(talk.seen("TC-X-10")).isEqualTo(1);
        if (what == null) {
            assertThat(talk.broken()).isEmpty();
        } else {
            assertThat(talk.broken())
                    .singleElement()
                    .satisfies(one -> assertThat(one).startsWith("TC-X-10").contains(what));
        }
    }

    @Test
    void errorsOfCallsThatAreAlikeMayComeInAnyOrder() {
        for (String id : new String[] {"a", "b"}) {
            front(Direction.TO_TARGET, call(id));
            talk.says(BEHIND, Direction.FROM_TARGET, call(id));
        }
        talk.says(BEHIND, Direction.TO_TARGET, "{'jsonrpc':'2.0','id':'a','error':{'code':1,'message':'no'}}");
        talk.says(BEHIND, Direction.TO_TARGET, "{'jsonrpc':'2.0','id':'b','error':{'code':2,'message':'later'}}");
        front(Direction.FROM_TARGET, "{'jsonrpc':'2.0','id':'b','error':{'code':2,'message':'later'}}");
        front(Direction.FROM_TARGET, "{'jsonrpc':'2.0','id':'a','error':{'code':1,'message':'no'}}");

        assertThat(talk.broken()).isEmpty();
    }

    @Test
    void oneCallReachesTheServerOnce() {
        front(Direction.TO_TARGET, call("a"));
        talk.call(BEHIND, "t", "{'n':1}", "{'content':[],'isError':true}");
        talk.call(BEHIND, "t", "{'n':1}", "{'content':[]}");

        assertThat(talk.broken())
                .singleElement()
                .satisfies(one -> assertThat(one).startsWith("TC-X-11").contains("reached the server more often"));
    }

    @Test
    void asManyCallsAsTheClientMakesMayReachIt() {
        talk.call(BEHIND, "t", "{'n':1}", "{'content':[]}");
        front(Direction.TO_TARGET, call("a"));
        front(Direction.TO_TARGET, call("b"));
        talk.call(BEHIND, "t", "{'n':1}", "{'content':[]}");
        talk.call(BEHIND, "t", "{'n':1}", "{'content':[]}");
        talk.says(BEHIND, Direction.FROM_TARGET, call("never answered"));

        assertThat(talk.broken()).isEmpty();
        assertThat(talk.seen("TC-X-11")).isEqualTo(2);
    }

    private static String call(String id) {
        return "{'jsonrpc':'2.0','id':'" + id + "','method':'tools/call','params':{'name':'t','arguments':{'n':1}}}";
    }

    private void passes(String sent, String received) {
        front(
                Direction.TO_TARGET,
                "{'jsonrpc':'2.0','id':'f','method':'tools/call','params':{'name':'t','arguments':{}}}");
        talk.call(BEHIND, "t", "{}", sent);
        front(Direction.FROM_TARGET, "{'jsonrpc':'2.0','id':'f','result':" + received + "}");
    }

    private void front(Direction direction, String text) {
        talk.says(FRONT, direction, text);
    }
}
