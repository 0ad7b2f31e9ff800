package org.contexttck.harness.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.monitor.participant.ParticipantEnvelopes;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a participant sends, in a room and to its driver. */
class ParticipantEnvelopesTest {

    private static final Channel ROOM = Channel.of(Channel.Kind.PARTICIPANT, "live-1");
    private static final Channel DRIVER = Channel.of(Channel.Kind.PARTICIPANT_DRIVER, "participant-1");
    private static final String WHOLE = "'protocol':'mcpp/v0.1','id':'m1','ts':'2025-08-31T12:00:00Z'";

    private final Talk talk = new Talk(Role.PARTICIPANT, Claims.byToolList());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "'from':'ann','kind':'chat','payload':{}                                       |",
                "'from':'ann','kind':'chat','payload':{},'context':null,'to':[],'correlation_id':['a'] |",
                "'from':'ann','kind':'chat','payload':{},'context':'a/b'                       |",
                "'from':'ann','kind':'chat','payload':{},'context':{'id':'c','parent':'d','x':1} |",
                "'from':'ben','kind':'chat','payload':{}   | SC-P-14 chat m1: /from is \"ben\", must be \"ann\"",
                "'from':'ann','kind':'chat'                | SC-P-14 chat m1: must be complete: required property 'payload' not found",
                "'from':'ann','kind':'chat','payload':{},'context':{'id':''} | SC-P-17 chat m1: /context/id must be at least 1 characters long",
                "'from':'ann','kind':'chat','payload':{},'context':{'id':'c','parent':'c'} | SC-P-04 chat m1: /context/parent is \"c\", must be another context",
            })
    void isJudgedInARoom(String members, String finding) {
        talk.says(ROOM, Direction.FROM_TARGET, "{'kind':'hello'}");
        talk.says(ROOM, Direction.FROM_TARGET, "{'kind':'system/join','payload':{'participant':'ann'}}");
        talk.says(ROOM, Direction.TO_TARGET, "{'kind':'chat'}");
        talk.says(ROOM, Direction.FROM_TARGET, "{" + WHOLE + "," + members + "}");

        if (finding == null) {
            assertThat(talk.broken()).isEmpty();
        } else {
            assertThat(talk.broken()).singleElement().asString().startsWith(finding);
        }
        assertThat(talk.seen("SC-P-14")).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{'type':'join','participantId':'ann'}", "[]"})
    void isJudgedAsWhoWasWelcomedHoweverItJoins(String join) {
        talk.says(ROOM, Direction.FROM_TARGET, join);
        talk.says(ROOM, Direction.TO_TARGET, "{'kind':'system/welcome','to':['ann'],'payload':{'you':{'id':'ann'}}}");
        talk.says(ROOM, Direction.FROM_TARGET, "{" + WHOLE + ",'from':'ben','kind':'chat','payload':{}}");

        assertThat(talk.broken())
                .singleElement()
                .asString()
                .startsWith("SC-P-14 chat m1: /from is \"ben\", must be \"ann\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "'in':'inner', | 'context':{'id':'c2','type':'reasoning','parent':'c1'} |",
                "'in':'outer', | 'context':{'id':'c3'}                            | SC-P-03 chat m1: /context/id is \"c3\", must be \"c1\", as before in \"outer\"",
                "'in':'inner', | 'context':{'id':'c2','type':'reasoning'}         | SC-P-04 chat m1: /context/parent is absent, must be \"c1\"",
                "'in':'inner', | 'context':{'id':'c2','type':'r','parent':'c1'}   | SC-P-15 chat m1: /context/type is \"r\", must be \"reasoning\"",
                "'in':'outer', | 'context':{'id':'c1','parent':'c0'}               | SC-P-04 chat m1: /context/parent is \"c0\", must be absent, since it is inside no other",
                "'in':'outer', | 'context':{'id':'c1','parent':''}                 | SC-P-04 chat m1: /context/parent is \"\", must be absent",
                "''            | 'context':{'id':'c1'}                            | SC-P-03 chat m1: /context is {\"id\":\"c1\"}, must be absent",
                "''            | 'to':['ghost']                                   | SC-P-15 chat m1: /to is [\"ghost\"], must be absent",
            })
    void isJudgedByWhatWasAskedFor(String in, String members, String finding) {
        asks("{'id':1,'do':'begin','participant':'ann'}", "{'re':1}");
        asks("{'id':2,'do':'open','as':'outer'}", "{'re':2}");
        asks("{'id':3,'do':'open','as':'inner','type':'reasoning','within':'outer'}", "{'re':3}");
        sends(4, "'in':'outer',", "'context':{'id':'c1'}");
        sends(5, in.equals("''") ? "" : in, members);

        if (finding == null) {
            assertThat(talk.broken()).isEmpty();
        } else {
            assertThat(talk.broken()).singleElement().asString().startsWith(finding);
        }
    }

    @Test
    void typeAndParentMayBeLeftOutOnceTheyWereSaidAndDoNotChange() {
        asks("{'id':1,'do':'begin','participant':'ann'}", "{'re':1}");
        asks("{'id':2,'do':'open','as':'outer'}", "{'re':2}");
        asks("{'id':3,'do':'open','as':'inner','type':'reasoning','within':'outer'}", "{'re':3}");
        sends(4, "'in':'outer',", "'context':{'id':'c1'}");
        sends(5, "'in':'inner',", "'context':{'id':'c2','type':'reasoning','parent':'c1'}");
        sends(6, "'in':'inner',", "'context':{'id':'c2'}");
        assertThat(talk.broken()).isEmpty();

        sends(7, "'in':'inner',", "'context':{'id':'c2','type':'workflow','parent':'c3'}");

        assertThat(talk.broken())
                .map(Object::toString)
                .map(line -> line.substring(0, 7))
                .containsExactlyInAnyOrder("SC-P-04", "SC-P-15");
    }

    @Test
    void whatWasOpenedAnewCountsAnew() {
        asks("{'id':1,'do':'begin','participant':'ann'}", "{'re':1}");
        asks("{'id':2,'do':'open','as':'outer','type':'reasoning'}", "{'re':2}");
        sends(3, "'in':'outer',", "'context':{'id':'c1','type':'reasoning'}");
        asks("{'id':4,'do':'begin','participant':'ann'}", "{'re':4}");
        sends(5, "'in':'outer',", "'context':{'id':'c2'}");
        asks("{'id':6,'do':'open','as':'outer'}", "{'re':6}");
        sends(7, "'in':'outer',", "'context':{'id':'c3'}");

        assertThat(talk.broken()).isEmpty();
        assertThat(talk.seen("SC-P-15")).isEqualTo(10);
    }

    /** As it is in a run, where nobody reads the kit's own requests again. */
    @Test
    void requestsThatAreRecordedAsTextCountToo() {
        ParticipantEnvelopes envelopes = new ParticipantEnvelopes(Schemas.bundled());
        String request = "{\"id\":1,\"do\":\"send\",\"kind\":\"chat\",\"payload\":{}}";
        envelopes.accept(
                DRIVER,
                new Message(1, Direction.TO_TARGET, request, Optional.empty(), List.of(), TransportFacts.NONE, 0));
        String answer = "{\"re\":1,\"envelope\":{\"kind\":\"note\",\"payload\":{}}}";

        assertThat(envelopes.accept(
                        DRIVER, Message.read(2, Direction.FROM_TARGET, answer, TransportFacts.NONE, 0, 100)))
                .filteredOn(look ->
                        look.requirement().equals("SC-P-15") && !look.faults().isEmpty())
                .hasSize(1);
    }

    private void sends(int id, String in, String members) {
        asks(
                "{'id':" + id + ",'do':'send'," + in + "'kind':'chat','payload':{'n':1}}",
                "{'re':" + id + ",'envelope':{" + WHOLE + ",'from':'ann','kind':'chat','payload':{'n':1.0}," + members
                        + "}}");
    }

    private void asks(String request, String answer) {
        talk.says(DRIVER, Direction.TO_TARGET, request);
        talk.says(DRIVER, Direction.FROM_TARGET, answer);
    }
}
