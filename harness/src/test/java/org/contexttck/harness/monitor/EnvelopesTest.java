package org.contexttck.harness.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What participants sent against what others got. */
class EnvelopesTest {

    private static final Channel ANN = new Channel(Channel.Kind.GATEWAY, "room", "ann");
    private static final Channel BEN = new Channel(Channel.Kind.GATEWAY, "room", "ben");
    private static final Channel CEM = new Channel(Channel.Kind.GATEWAY, "room", "cem");

    private final Talk talk = new Talk(Role.GATEWAY, Claims.byToolList());

    @Test
    void whatArrivesAsItWasSentBreaksNothing() {
        joined();
        sent("m1", "'context':{'id':'c1','x':[1,null]},'correlation_id':'c0'", "1");
        got("m1", "'correlation_id':'c0','context':{'x':[1,null],'id':'c1'}", "1");

        assertThat(talk.broken()).isEmpty();
        assertThat(talk.seen("SC-G-01")).isEqualTo(1);
        assertThat(talk.seen("SC-G-05")).isEqualTo(1);
        assertThat(talk.seen("SC-G-06")).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "'context':{'id':'c'}         |                                 | SC-G-01 | /context was lost",
                "'context':{'id':'c','x':1} | 'context':{'id':'c'}      | SC-G-01 | /context/x was lost: 1",
                "'context':{'id':'c','metadata':{'n':9007199254740993}}|'context':{'id':'c','metadata':{'n':9007199254740992}}|SC-G-02|/context/metadata/n was changed",
                "'context':{'id':'c','metadata':{'n':1e400}}|'context':{'id':'c','metadata':{'n':null}}|SC-G-02|/context/metadata/n was changed",
                "'x':1                            | 'context':{},'x':1          | SC-G-03 | /context was added: {}",
                "'correlation_id':'a'           | 'correlation_id':['a']      | SC-G-04 | /correlation_id was changed",
                "'x':1                            |                                 | SC-G-04 | /x was lost: 1",
            })
    void whatIsChangedBreaksTheRowOfItsPlace(String before, String after, String row, String what) {
        joined();
        sent("m1", plain(before), "1");
        got("m1", plain(after), "1");

        assertThat(talk.broken())
                .anySatisfy(one -> assertThat(one).startsWith(row + " ").contains(what));
        assertThat(talk.findings().get(0).fault().exchange()).hasSize(2);
    }

    @Test
    void aGatewayMayFillInWhatItWantsAndPutFromRight() {
        joined();
        sent("m1", "'from':'somebody'", "1");
        got("m1", "'from':'ann','protocol':'p','ts':'now','seq':7", "1");

        assertThat(talk.broken()).isEmpty();
    }

    @Test
    void aLostMessageIsOneThatALaterOneCameInPlaceOf() {
        joined();
        sent("m1", "'context':{'id':'c'}", "1");
        sent("m2", "'context':{'id':'c'}", "2");
        got("m2", "'context':{'id':'c'}", "2");

        assertThat(talk.leaves(BEN).broken())
                .containsExactly(
                        "SC-G-05 reflection of ann, context {\"id\":\"c\"} did not reach ben, which got a later"
                                + " one of the same sender");
    }

    @Test
    void whatMayStillBeOnItsWayIsNotLost() {
        joined();
        sent("m1", "'context':{'id':'c'}", "1");

        assertThat(talk.broken()).isEmpty();
    }

    @Test
    void whatItsSenderWasToldOfIsNotLost() {
        joined();
        sent("m1", "'context':{'id':'c'}", "1");
        talk.says(
                ANN, Direction.FROM_TARGET, "{'kind':'system/error','correlation_id':'m1','payload':{'message':'no'}}");
        sent("m2", "'context':{'id':'c'}", "2");
        got("m2", "'context':{'id':'c'}", "2");

        assertThat(talk.broken()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "'correlation_id':'m1',   | true",
                "'correlation_id':['m1'], | true",
                "'correlation_id':'hello',| false",
                "'correlation_id':'m9',   | true",
                "~~                       | true",
            })
    void anErrorIsAboutTheMessageThatItNames(String names, boolean excused) {
        joined();
        sent("m1", "'context':{'id':'c'}", "1");
        talk.says(ANN, Direction.FROM_TARGET, "{'kind':'system/error'," + names + "'payload':{'message':'no'}}");
        sent("m2", "'context':{'id':'c'}", "2");
        got("m2", "'context':{'id':'c'}", "2");

        assertThat(talk.broken()).hasSize(excused ? 0 : 1);
    }

    @Test
    void anErrorToSomebodyElseExcusesNothing() {
        joined();
        sent("m1", "'context':{'id':'c'}", "1");
        talk.says(BEN, Direction.FROM_TARGET, "{'kind':'system/error','payload':{'message':'no'}}");
        sent("m2", "'context':{'id':'c'}", "2");
        got("m2", "'context':{'id':'c'}", "2");

        assertThat(talk.broken()).hasSize(1);
    }

    /** A gateway may have limits, and what is in quotes has no depth. */
    @ParameterizedTest
    @CsvSource({"49, 1", "50, 0", "200, 0"})
    void whatIsVeryDeepMayBeLost(int levels, int broken) {
        assertThat(lost("{'a':".repeat(levels - 1) + "1" + "}".repeat(levels - 1)))
                .hasSize(broken);
    }

    @Test
    void whatIsVeryLongMayBeLost() {
        assertThat(lost("'" + "[{".repeat(100) + "\\'" + "[".repeat(100) + "'")).hasSize(1);
        assertThat(lost("'" + "x".repeat(500_000) + "'")).hasSize(1);
        assertThat(lost("'" + "x".repeat(530_000) + "'")).isEmpty();
    }

    private static List<String> lost(String payload) {
        EnvelopesTest other = new EnvelopesTest();
        other.joined();
        other.sent("m1", "'context':{'id':'c'}", payload);
        other.sent("m2", "'context':{'id':'c'}", "2");
        other.got("m2", "'context':{'id':'c'}", "2");
        return other.talk.leaves(BEN).broken();
    }

    @Test
    void whatWasSaidBeforeSomebodyCameHasItsContext() {
        joined();
        sent("m1", "'context':{'id':'c','type':'t'}", "1");
        sent("m2", "'context':{'id':'c'}", "2");
        talk.says(CEM, Direction.FROM_TARGET, envelope("m1", "'context':{'id':'c','type':'t'},'replayed':true", "1"));
        talk.says(CEM, Direction.FROM_TARGET, envelope("m2", "'replayed':true", "2"));
        talk.says(CEM, Direction.FROM_TARGET, envelope("m1", "'to':['cem']", "9"));

        assertThat(talk.broken())
                .containsExactly("SC-G-01 reflection of ann, context {\"id\":\"c\"}, at cem: /context was lost:"
                        + " {\"id\":\"c\"}, must arrive as sent");
    }

    @Test
    void whatComesTwiceIsNamed() {
        joined();
        sent("m1", "'context':{'id':'c'}", "1");
        got("m1", "'context':{'id':'c'}", "1");
        got("m1", "'context':{'id':'c'}", "1");

        assertThat(talk.broken())
                .singleElement()
                .asString()
                .startsWith("SC-G-05 ")
                .endsWith("more than once, must once");
    }

    @Test
    void aRepeatedIdIsAnotherMessage() {
        joined();
        sent("m1", "'context':{'id':'c'}", "1");
        sent("m1", "'context':{'id':'c'}", "2");
        got("m1", "'context':{'id':'c'}", "1");
        got("m1", "'context':{'id':'c'}", "2");

        assertThat(talk.broken()).isEmpty();
        assertThat(talk.seen("SC-G-19")).isEqualTo(1);
    }

    /** One of them is lost, and the payload of the other changed: its context is not blamed as well. */
    @Test
    void whatWasSentTwiceUnderOneIdIsToldApartByTheRest() {
        joined();
        sent("m1", "'context':{'id':'c1'}", "1");
        sent("m1", "'context':{'id':'c2'}", "2");
        got("m1", "'context':{'id':'c2'}", "9");

        assertThat(talk.broken())
                .extracting(line -> line.substring(0, line.indexOf(' ')))
                .containsExactly("SC-G-03", "SC-G-19");
    }

    @Test
    void whatOvertakesIsNamed() {
        joined();
        sent("m1", "", "1");
        sent("m2", "", "2");
        got("m2", "", "2");
        got("m1", "", "1");

        assertThat(talk.broken())
                .containsExactly(
                        "SC-G-06 reflection of ann, no context reached ben behind one that the same participant sent later");
    }

    /** Whose of two equal messages under one id came first is told by who signed it. */
    /** With the ids that were sent, and with others of the gateway's own. */
    @ParameterizedTest
    @CsvSource({"m1, m2, m1", "x1, x2, x3"})
    void equalMessagesOfTwoSendersAreNotTakenForEachOther(String first, String second, String third) {
        Channel cem = new Channel(Channel.Kind.GATEWAY, "room", "cem");
        joined();
        talk.says(cem, Direction.TO_TARGET, envelope("m1", "'from':'cem'", "1"));
        sent("m1", "'from':'ann'", "1");
        sent("m2", "'from':'ann'", "2");
        got(first, "'from':'ann'", "1");
        got(second, "'from':'ann'", "2");
        got(third, "'from':'cem'", "1");

        assertThat(talk.broken()).noneMatch(one -> !one.startsWith("SC-G-04"));
    }

    /** A gateway may deliver to all what was put to one; it is not taken for another that says the same. */
    @Test
    void whatIsForSomebodyElseIsNotTakenForAnEqualMessage() {
        joined();
        sent("m1", "'to':['cem']", "1");
        sent("m2", "", "1");
        got("m1", "'to':['cem']", "1");
        got("m2", "", "1");

        assertThat(talk.broken()).isEmpty();
    }

    @Test
    void anEchoIsNoSecondDelivery() {
        joined();
        sent("m1", "'context':{'id':'c'}", "1");
        talk.says(ANN, Direction.FROM_TARGET, envelope("m1", "'context':{'id':'c'}", "1"));

        assertThat(talk.broken()).isEmpty();
    }

    /** Both are there, and ben has heard ann. */
    private void joined() {
        talk.says(ANN, Direction.TO_TARGET, "{'kind':'system/join','payload':{}}");
        talk.says(BEN, Direction.TO_TARGET, "{'kind':'system/join','payload':{}}");
        sent("hello", "", "0");
        got("hello", "", "0");
    }

    private void sent(String id, String members, String payload) {
        talk.says(ANN, Direction.TO_TARGET, envelope(id, members, payload));
    }

    private void got(String id, String members, String payload) {
        talk.says(BEN, Direction.FROM_TARGET, envelope(id, members, payload));
    }

    private static String envelope(String id, String members, String payload) {
        return "{'id':'" + id + "','kind':'reflection'," + members + (members.isEmpty() ? "" : ",") + "'payload':{'n':"
                + payload + "}}";
    }

    private static String plain(String cell) {
        return cell == null ? "" : cell;
    }
}
