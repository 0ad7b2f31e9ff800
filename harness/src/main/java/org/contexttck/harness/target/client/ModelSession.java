package org.contexttck.harness.target.client;

import java.time.Duration;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.harness.peer.fixture.FixtureTurn;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.peer.model.ModelRequest;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.peer.model.ToolNotOffered;
import org.contexttck.harness.profile.target.ClientEntry;
import org.contexttck.harness.wire.Deadline;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.Patience;
import org.contexttck.harness.wire.ProcessActivity;

/** A conversation with a client that is observed by the model which the kit plays for it. */
final class ModelSession implements ClientSession {

    private static final String END_OF_TURN = "Done.";
    private static final Duration STEP = Duration.ofMillis(100);
    private static final Duration IN_FLIGHT = Duration.ofMillis(200);
    private static final Duration FOR_PEOPLE = Duration.ofMinutes(10);
    private static final int SHOWN = 200;

    private final RunningClient running;
    private final ClientEntry entry;
    private final Opening opening;
    private final Consumer<ModelSession> over;
    private final HeldRequests held;
    private final Map<Prompt, Long> recorded = new IdentityHashMap<>();
    private final List<FixtureTurn> turns = new ArrayList<>();
    private Optional<Prompt> last = Optional.empty();
    private boolean closed;
    private boolean plainNames;
    private int rounds;

    /**
     * How a conversation begins.
     *
     * @param prompt what the user says first
     * @param again whether the client has held a conversation before
     * @param people hears what somebody is to do who stands in for the user
     */
    record Opening(String prompt, boolean again, Consumer<String> people) {}

    /** @param over hears the end of the conversation */
    ModelSession(RunningClient running, Opening opening, Consumer<ModelSession> over) {
        this.running = running;
        this.entry = running.setup().entry();
        this.opening = opening;
        this.over = over;
        this.held = new HeldRequests(running.model());
    }

    RunningClient running() {
        return running;
    }

    @Override
    public ClientWay way() {
        return running.setup().way();
    }

    @Override
    public Prompt turn(List<ScriptedCall> calls) throws ClientSilent, InterruptedException {
        opened();
        turns.clear();
        rounds++;
        for (String server : running.servers().keySet()) {
            List<ScriptedCall> own =
                    calls.stream().filter(it -> server(it).equals(server)).toList();
            if (!own.isEmpty()) {
                turns.add(running.servers().get(server).turn(own));
            }
        }
        Prompt asked = prompt();
        call(calls);
        Duration patience = running.setup().limits().answer();
        boolean silence = calls.stream().anyMatch(it -> it.reply() instanceof Reply.Silence);
        Prompt next = next(
                silence ? patience.plus(entry.toolTimeout().orElse(Duration.ZERO)) : patience,
                Awaited.results(running, turns, calls, rounds),
                request -> !repeats(request, asked, turns, calls));
        List<ScriptedCall> missing = Awaited.missing(turns);
        if (!missing.isEmpty()) {
            throw silent("the client asked the model again without having called " + Awaited.uncalled(missing)
                    + Awaited.beside(running) + "; " + answered(next, missing.get(0)));
        }
        return next;
    }

    /** Whether a client has not heard the model's calls and so asks once more; it then gets the same again. */
    private boolean repeats(ModelRequest request, Prompt asked, List<FixtureTurn> turns, List<ScriptedCall> calls) {
        if (!request.prompt().messages().equals(asked.messages())
                || Awaited.missing(turns).isEmpty()) {
            return false;
        }
        try {
            request.call(calls.stream().map(this::inFull).toList());
        } catch (ToolNotOffered changedItsTools) {
            return false;
        }
        return true;
    }

    /** Hosts put a server's name before the tools of every server, or of those only that come later and share names. */
    private void call(List<ScriptedCall> calls) throws ClientSilent, InterruptedException {
        try {
            held.call(calls.stream().map(this::inFull).toList());
        } catch (ToolNotOffered underFullNames) {
            plainNames = true;
            try {
                held.call(calls);
            } catch (ToolNotOffered none) {
                boolean elsewhere =
                        calls.stream().anyMatch(call -> !server(call).equals(ClientSetup.MAIN));
                throw silent(
                        underFullNames.getMessage(),
                        elsewhere ? ClientSilent.How.NOT_OFFERED : ClientSilent.How.OTHERWISE);
            }
        }
    }

    /** With the server's name before the tool's where that is needed to tell them apart. */
    private ScriptedCall inFull(ScriptedCall call) {
        boolean plain = call.tool().indexOf('/') < 0;
        return plain && !plainNames && running.servers().size() > 1
                ? new ScriptedCall(call.callId(), server(call) + "/" + call.tool(), call.arguments(), call.reply())
                : call;
    }

    private static String server(ScriptedCall call) {
        int slash = call.tool().indexOf('/');
        return slash < 0 ? ClientSetup.MAIN : call.tool().substring(0, slash);
    }

    private static String answered(Prompt prompt, ScriptedCall call) {
        List<String> texts =
                prompt.results(call.callId()).stream().map(PromptMessage::text).toList();
        if (texts.isEmpty()) {
            return "it gave no result for it";
        }
        String text = OneLine.of(texts.get(0), SHOWN);
        return "it gave the result \"" + text + "\" for it";
    }

    @Override
    public Prompt userSays(String text) throws ClientSilent, InterruptedException {
        opened();
        boolean people = entry.start().isEmpty();
        if (!people && entry.prompts() == ClientEntry.Prompts.ONE) {
            throw silent("the client takes only one prompt of the user (client.prompts of the profile is one)");
        }
        rounds = 0;
        held.say(END_OF_TURN);
        if (people) {
            opening.people().accept("now say: " + text);
        }
        running.say(text);
        Duration patience = people ? FOR_PEOPLE : running.setup().limits().answer();
        return next(patience, Awaited.afterPrompt(), request -> request.prompt().holds(text));
    }

    @Override
    public Prompt redeliver(ScriptedCall call) throws ClientSilent {
        throw silent("a result can be delivered once more only through the driver");
    }

    @Override
    public Optional<String> notAsScripted(ScriptedCall call) {
        return turns.stream()
                .flatMap(turn -> turn.served().stream())
                .filter(served -> served.call() == call && !served.asScripted())
                .findFirst()
                .map(served -> call.reply() instanceof Reply.Twice
                        ? call.tool() + " could not be answered twice: the client takes no event stream"
                        : call.tool()
                                + " could not be answered after the others: the client did not call them meanwhile");
    }

    @Override
    public Prompt prompt() {
        return last.orElseThrow(() -> new IllegalStateException("no request before the first turn"));
    }

    @Override
    public Optional<ClientMemory> memory() {
        return Optional.empty();
    }

    @Override
    public Optional<ClientView> view() {
        return Optional.empty();
    }

    @Override
    public String transcript() {
        return running.transcript();
    }

    @Override
    public long recordedAs(Prompt prompt) {
        return recorded.getOrDefault(prompt, 0L);
    }

    /** Lets the client finish its turn, so that it can end by itself or take part in another conversation. */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        try {
            if (held.first().isEmpty()) {
                running.spoil();
            }
            held.say(END_OF_TURN);
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        } finally {
            running.ends();
            over.accept(this);
        }
    }

    /** Waits for the client to begin, the first time. */
    private void opened() throws ClientSilent, InterruptedException {
        if (last.isPresent()) {
            if (held.first().isEmpty()) {
                throw silent("the conversation is over");
            }
            return;
        }
        boolean people = entry.start().isEmpty();
        Duration patience = people ? FOR_PEOPLE : running.setup().limits().connect();
        Prompt first = next(
                patience,
                Awaited.first(running),
                request -> !opening.again() || people || request.prompt().holds(opening.prompt()));
        ModelRequest request = held.first().orElseThrow();
        String expected = way().model();
        String seen = ServiceName.of(request);
        if (!seen.equals(expected)) {
            throw silent("the client is to ask the model by " + expected + ", but asks by " + seen
                    + " (client.model of the profile says by which it can)");
        }
        long old = first.messages().stream()
                .filter(it ->
                        it.role().equals(PromptMessage.TOOL) || !it.calls().isEmpty())
                .count();
        if (old > 0) {
            throw silent("no fresh conversation was begun: the first request already holds " + old
                    + " messages with tool calls and results"
                    + entry.newConversation()
                            .map(line -> " (the line was " + line + ")")
                            .orElse(""));
        }
    }

    /** Whether a request belongs to the conversation; one that does not and has no answer yet stands beside it. */
    private interface Belongs {
        boolean test(ModelRequest request);
    }

    private Prompt next(Duration time, Awaited awaited, Belongs belongs) throws ClientSilent, InterruptedException {
        long progress = awaited.progress();
        Deadline deadline = Deadline.in(time);
        Patience patience = new Patience(time);
        while (true) {
            Optional<String> ended = running.ended();
            Optional<ModelRequest> request = running.model().next(ended.isPresent() ? IN_FLIGHT : STEP);
            if (request.filter(belongs::test).isPresent()) {
                return taken(request.get());
            }
            request.ifPresent(HeldRequests::aside);
            if (ended.isPresent() && request.isEmpty()) {
                throw ended(awaited, ended.get());
            } else if (awaited.progress() != progress) {
                progress = awaited.progress();
                deadline = Deadline.in(time);
                patience = new Patience(time);
            } else if (deadline.passed()) {
                Optional<ProcessActivity> seen = running.activity();
                Optional<Duration> more = patience.more(seen);
                if (more.isEmpty()) {
                    throw silent(awaited, patience.waited(), seen);
                }
                deadline = Deadline.in(more.get());
            }
        }
    }

    private Prompt taken(ModelRequest request) {
        held.hold(request);
        last = Optional.of(request.prompt());
        recorded.put(request.prompt(), request.recorded());
        return request.prompt();
    }

    private ClientSilent silent(Awaited awaited, Duration waited, Optional<ProcessActivity> seen) {
        running.spoil("client: silent");
        String how = "in " + OneLine.of(waited)
                + seen.map(it -> ", while its process was " + it.text()).orElse("");
        boolean unclear = !seen.map(ProcessActivity::idle).orElse(true);
        return new ClientSilent(
                awaited.instead(false, how),
                running.stderrTail(),
                unclear ? ClientSilent.How.UNCLEAR : ClientSilent.How.OTHERWISE);
    }

    private ClientSilent ended(Awaited awaited, String how) {
        running.spoil("client: ended: " + how);
        return new ClientSilent(
                awaited.instead(true, how),
                running.stderrTail(),
                awaited.couldGoOn() ? ClientSilent.How.GAVE_UP : ClientSilent.How.OTHERWISE);
    }

    private ClientSilent silent(String why) {
        return silent(why, ClientSilent.How.OTHERWISE);
    }

    private ClientSilent silent(String why, ClientSilent.How how) {
        running.spoil("client: wrong");
        return new ClientSilent(why, running.stderrTail(), how);
    }
}
