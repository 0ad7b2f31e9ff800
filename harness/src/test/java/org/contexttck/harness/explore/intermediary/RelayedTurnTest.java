package org.contexttck.harness.explore.intermediary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import org.contexttck.harness.monitor.MonitorFinding;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.target.intermediary.IntermediaryPassage.Passed;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** What is held against an intermediary of the calls that went through it. */
class RelayedTurnTest {

    private static final DrawnCall ONE = call("{'token':'1','n':1.5}", "{'content':[],'_meta':{'context':{'a':1}}}");
    private static final DrawnCall TWO = call("{'token':'2'}", "{'content':[],'isError':true}");
    private static final DrawnCall ONE_AGAIN = call("{'token':'1','n':1.5}", "{'content':[],'structuredContent':{}}");

    @Test
    void whatArrivesAsItWasSentIsRight() throws Exception {
        assertThat(found(passed -> passed, ONE, TWO, ONE_AGAIN)).isEmpty();
    }

    @Test
    void aChangedResultIsToldByItsPart() throws Exception {
        assertThat(found(each("{'content':[{}],'_meta':{'context':{},'more':1}}"), ONE))
                .containsExactly(
                        "TC-X-01 /_meta/context/a was lost: 1, must arrive as sent",
                        "TC-X-03 /content/0 was added: {}, must arrive as sent",
                        "TC-X-04 /_meta/more was added: 1, must arrive as sent");
        assertThat(found(each("{'content':[],'isError':true,'_meta':{'context':{}}}"), TWO))
                .containsExactly("TC-X-06 /_meta/context was added: {}, must arrive as sent");
    }

    @Test
    void anAnswerToAnotherCallIsToldAsOne() throws Exception {
        UnaryOperator<List<Passed>> crossed = passed -> {
            List<Passed> all = new ArrayList<>();
            for (int i = 0; i < passed.size(); i++) {
                all.add(with(
                        passed.get(i),
                        passed.get(i).arrived(),
                        passed.get(passed.size() - 1 - i).through()));
            }
            return all;
        };

        assertThat(found(crossed, ONE, TWO))
                .hasSize(2)
                .allMatch("TC-X-09 got the answer to another call in flight"::equals);
        // of two equal calls nobody can tell which is which
        assertThat(found(crossed, ONE, ONE_AGAIN)).isEmpty();
    }

    /** A refusal may come in another form, so that one answer fits both. */
    @Test
    void ofEqualCallsOneMayBeRefused() throws Exception {
        DrawnCall refused = new DrawnCall(TWO.tool(), TWO.arguments(), false, new Reply.RpcError(1, "no"));
        UnaryOperator<List<Passed>> crossed = passed -> List.of(
                with(passed.get(0), passed.get(0).arrived(), passed.get(1).through()),
                with(passed.get(1), passed.get(1).arrived(), passed.get(0).through()));

        assertThat(found(crossed, refused, TWO)).isEmpty();
        assertThat(found(crossed, TWO, refused)).isEmpty();
    }

    @Test
    void changedArgumentsAreToldAloneWhereSeveralAreInFlight() throws Exception {
        UnaryOperator<List<Passed>> changed = passed -> passed.stream()
                .map(one -> with(one, Optional.of(Json.object().put("n", 1.5)), one.through()))
                .toList();

        assertThat(found(changed, ONE))
                .containsExactly(
                        "TC-X-08 /params/arguments/token was \"1\" when the client sent it, and reached the server as absent");
        assertThat(found(changed, ONE, TWO)).hasSize(2).allMatch(line -> line.startsWith("TC-X-08 "));
    }

    @Test
    void whatWasNotAskedIsNotAnswered() throws Exception {
        UnaryOperator<List<Passed>> cached = passed -> passed.stream()
                .map(one -> new Passed(
                        one.offered(),
                        one.arguments(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        one.through(),
                        0))
                .toList();

        assertThat(found(cached, ONE)).containsExactly("TC-X-08 was answered without asking the server");
        assertThat(found(cached, TWO)).as("it may refuse").isEmpty();
    }

    @Test
    void aCallThatIsMadeAgainIsTold() throws Exception {
        assertThat(found(passed -> passed.stream().map(one -> times(one, 2)).toList(), ONE))
                .containsExactly("TC-X-11 reached the server 2 times");
        // the second of two equal calls may be taken for the first again
        assertThat(found(passed -> List.of(times(passed.get(0), 2), times(passed.get(1), 0)), ONE, ONE_AGAIN))
                .isEmpty();
    }

    @Test
    void aCallThatIsNotAnsweredIsHeldAgainstOneThatCouldHave() throws Exception {
        Answer.Meanwhile pinged = new Answer.Meanwhile(true, "while it answered ping after 3 ms");
        String silent = "no answer in 20 s, while it answered ping after 3 ms";

        assertThat(found(unanswered(pinged, true), ONE))
                .containsExactly("TC-X-03 the whole result was lost: " + silent);
        assertThat(found(unanswered(pinged, false), ONE))
                .containsExactly("TC-X-08 never reached the server: " + silent);
        assertThatThrownBy(() -> found(unanswered(Answer.Meanwhile.UNKNOWN, true), ONE))
                .isInstanceOf(Unreachable.class)
                .hasMessageEndingWith("no answer in 20 s");
    }

    private static UnaryOperator<List<Passed>> unanswered(Answer.Meanwhile meanwhile, boolean arrived) {
        Answer.Silent silent = new Answer.Silent(Duration.ofSeconds(20), meanwhile);
        return passed -> passed.stream()
                .map(one -> new Passed(
                        one.offered(),
                        one.arguments(),
                        one.arrived().filter(any -> arrived),
                        one.direct(),
                        one.sent().filter(any -> arrived),
                        new Answer(one.through().request(), Optional.empty(), silent, Duration.ofSeconds(20)),
                        arrived ? 1 : 0))
                .toList();
    }

    private static Passed times(Passed one, int times) {
        return new Passed(
                one.offered(), one.arguments(), one.arrived(), one.direct(), one.sent(), one.through(), times);
    }

    private static UnaryOperator<List<Passed>> each(String result) {
        CopyingIntermediary other = new CopyingIntermediary(passed -> passed);
        return passed -> passed.stream()
                .map(one -> with(
                        one,
                        one.arrived(),
                        other.pass("search_records", Json.object(), List.of(new Reply.Result(json(result))))
                                .get(0)
                                .through()))
                .toList();
    }

    private static Passed with(Passed one, Optional<ObjectNode> arrived, Answer through) {
        return new Passed(one.offered(), one.arguments(), arrived, Optional.empty(), one.sent(), through, one.times());
    }

    private static DrawnCall call(String arguments, String result) {
        return new DrawnCall("search_records", json(arguments), false, new Reply.Result(json(result)));
    }

    private static ObjectNode json(String text) {
        return (ObjectNode) Json.parse(text.replace('\'', '"'));
    }

    /** Each with its row, and without the call. */
    private static List<String> found(UnaryOperator<List<Passed>> wrong, DrawnCall... calls) throws Exception {
        RelayTalk talk = new RelayTalk(
                new CopyingIntermediary(wrong),
                () -> "run",
                new AtomicBoolean(),
                List.of(new RelayTalk.Turn(List.of(calls), false)));
        return talk.hold(false).all().stream().map(RelayedTurnTest::line).toList();
    }

    private static String line(MonitorFinding finding) {
        return finding.requirement() + " "
                + finding.fault().headline().replaceFirst("^search_records \\([^)]*\\): ", "");
    }
}
