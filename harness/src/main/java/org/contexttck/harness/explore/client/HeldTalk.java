package org.contexttck.harness.explore.client;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.target.client.ClientMemory;
import org.contexttck.harness.target.client.ClientSession;
import org.contexttck.harness.target.client.ClientSilent;
import org.contexttck.harness.target.client.ClientWay;
import org.contexttck.harness.wire.Unreachable;

/** A conversation while it is held. */
final class HeldTalk {

    /** Hosts limit how many rounds of tools there are without a word of the user. */
    private static final int MOST_ROUNDS = 50;

    private final ClientSession session;
    private final ClientTalk talk;
    private final int scene;
    private final Findings findings = new Findings();
    private final TalkJudge judge;
    private final Set<String> ids = new HashSet<>();
    private Optional<SentCall> last = Optional.empty();
    private int rounds;
    private int turns;
    private int said;
    private boolean loaded;

    HeldTalk(ClientSession session, ClientTalk talk, int scene) {
        this.session = session;
        this.talk = talk;
        this.scene = scene;
        this.judge = new TalkJudge(session, findings, talk.unscoped());
    }

    /**
     * Holds it, as far as the client goes: hosts limit how many rounds there are, some end with the first call that fails,
     * and some offer no tools of a second server that are named like those of the first.
     *
     * @throws Unreachable if the client said nothing
     */
    Findings hold() throws Unreachable, InterruptedException {
        Occasion occasion = new Occasion(List.of(), false, false, "the beginning");
        try {
            for (TalkStep step : talk.happening()) {
                boolean goesOn = true;
                if (step instanceof TalkStep.Calls calls) {
                    for (int i = 0; goesOn && i < calls.times(); i++) {
                        List<SentCall> turn = sent(calls, i);
                        if (!hasRoom()) {
                            return findings;
                        }
                        occasion = Occasion.of(turn, loaded);
                        goesOn = judge.saw(made(turn), occasion);
                        loaded = false;
                    }
                } else {
                    occasion = new Occasion(List.of(), loaded, step instanceof TalkStep.Again, words(step));
                    goesOn = other(step, occasion);
                }
                if (!goesOn) {
                    return findings;
                }
            }
        } catch (ClientSilent silent) {
            if (silent.how() != ClientSilent.How.GAVE_UP && silent.how() != ClientSilent.How.NOT_OFFERED) {
                throw silent.unreachable();
            }
        }
        return findings;
    }

    private static String words(TalkStep step) {
        return step instanceof TalkStep.Again again
                ? PlannedCall.name(again.number()) + " came once more"
                : "words of the user";
    }

    /** Lets the user say something before there are more rounds of tools than hosts allow. */
    private boolean hasRoom() throws ClientSilent, InterruptedException {
        rounds++;
        if (rounds <= MOST_ROUNDS || session.way() == ClientWay.DRIVER) {
            return true;
        }
        return talk.target().takesFurtherWords() && says();
    }

    private boolean says() throws ClientSilent, InterruptedException {
        String text = "Go on, please; this is word " + ++said + " of talk " + scene + ".";
        rounds = 0;
        judge.said(text);
        Occasion occasion = new Occasion(List.of(), loaded, false, "words of the user");
        loaded = false;
        return judge.saw(session.userSays(text), occasion);
    }

    private boolean other(TalkStep step, Occasion occasion) throws ClientSilent, InterruptedException {
        if (step instanceof TalkStep.Words) {
            return says();
        } else if (step instanceof TalkStep.Loaded) {
            Optional<ClientMemory> memory = session.memory();
            if (memory.isPresent()) {
                memory.get().load(memory.get().save());
                loaded = true;
            }
            return true;
        }
        int number = ((TalkStep.Again) step).number();
        Optional<SentCall> call = judge.calls().stream()
                .filter(one -> one.name().equals(PlannedCall.name(number)))
                .findFirst();
        if (call.isEmpty()) {
            return true;
        }
        loaded = false;
        return judge.saw(session.redeliver(call.get().scripted()), occasion);
    }

    private List<SentCall> sent(TalkStep.Calls calls, int time) {
        turns++;
        List<SentCall> turn = new ArrayList<>();
        Set<String> alike = new HashSet<>();
        for (int i = 0; i < calls.calls().size(); i++) {
            PlannedCall planned = calls.calls().get(i);
            boolean own = planned.sameArguments() && !alike.add(planned.tool());
            SentCall call = planned.sent(
                    calls.first() + time * calls.calls().size() + i,
                    scene,
                    last,
                    ids,
                    own,
                    talk.scenes().isSequential(session.way()) ? 0 : late(planned, calls.calls()),
                    turns);
            ids.add(call.callId());
            turn.add(call);
            last = call.marks().marked() ? Optional.of(call) : last;
        }
        return turn;
    }

    /** After how many others of its server a call is answered, so that they do not wait for each other. */
    private static int late(PlannedCall call, List<PlannedCall> turn) {
        return call.after() == 0
                ? 0
                : turn.stream()
                        .filter(one -> one.server().equals(call.server()))
                        .sorted(Comparator.comparingInt(PlannedCall::after))
                        .toList()
                        .indexOf(call);
    }

    private Prompt made(List<SentCall> turn) throws ClientSilent, InterruptedException {
        Prompt prompt = session.turn(turn.stream().map(SentCall::scripted).toList());
        boolean delayed = turn.stream()
                .map(SentCall::scripted)
                .filter(call -> call.reply() instanceof Reply.Delayed)
                .anyMatch(call -> session.notAsScripted(call).isPresent());
        if (delayed) {
            talk.scenes().callsOneAfterTheOther(session.way());
        }
        return prompt;
    }
}
