package org.contexttck.harness.target.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.contexttck.harness.peer.fixture.FixtureOptions;
import org.contexttck.harness.peer.fixture.FixtureServer;
import org.contexttck.harness.peer.fixture.FixtureTurn;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.peer.fixture.ServedCall;
import org.contexttck.harness.profile.target.IntermediaryEntry;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Deadline;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.mcp.McpClient;
import org.contexttck.harness.wire.mcp.ToolList;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;

/** An intermediary between a server of the kit, which speaks one revision, and a client of the kit. */
final class LivePassage implements IntermediaryPassage {

    private static final String BEHIND = "behind-";
    private static final String FRONT = "front-";
    private static final String DIRECT = "direct-";
    private static final long FIRST_PAUSE_MILLIS = 50;
    private static final long LONGEST_PAUSE_MILLIS = 2_000;

    /** Once may have been a slow machine. */
    private static final int ONE_BY_ONE = 2;

    private final Revision behind;
    private final List<AutoCloseable> opened = new ArrayList<>();
    private IntermediaryTraffic server;
    private IntermediaryTraffic client;
    private FixtureServer fixture;
    private McpClient direct;
    private McpClient front;
    private String transcript;
    private IntermediaryTools tools;
    private Listings listings;
    private int calls;
    private int inVain;

    private LivePassage(Revision behind) {
        this.behind = behind;
    }

    /**
     * Starts the server, then the intermediary, then the client.
     *
     * @param revision of the server behind
     * @throws Unreachable with one line if the intermediary cannot be started or opened, or lists no tool of the server
     */
    static LivePassage open(
            IntermediaryEntry entry, Revision revision, Limits limits, Launcher launcher, ConnectionLog log)
            throws Unreachable, InterruptedException {
        LivePassage passage = new LivePassage(revision);
        boolean open = false;
        try {
            passage.start(entry, limits, launcher, log);
            open = true;
            return passage;
        } finally {
            if (!open) {
                passage.close();
            }
        }
    }

    private void start(IntermediaryEntry entry, Limits limits, Launcher launcher, ConnectionLog log)
            throws Unreachable, InterruptedException {
        server =
                new IntermediaryTraffic(opened(log, BEHIND, Channel.Kind.BEHIND).listener());
        fixture = keep(fixture(FixtureOptions.defaults()
                .alsoTools("list_entries", "build_log", "context")
                .speaking(behind, alsoSpoken())));
        direct = keep(McpClient.open(
                new Endpoint.Http(fixture.url(), Map.of()),
                Optional.of(behind),
                limits,
                opened(log, DIRECT, Channel.Kind.DIRECT).listener()));
        ConnectionLog.Opened recorded = opened(log, FRONT, Channel.Kind.FRONT);
        transcript = recorded.transcript();
        client = new IntermediaryTraffic(recorded.listener());
        IntermediaryFront program = keep(program(entry, launcher));
        program.noteStderr(recorded.listener());
        front = keep(McpClient.open(program.endpoint(), entry.revision().flatMap(Revision::of), limits, client));
        tools = compared(limits.connect());
        if (fixture.tools().stream().allMatch(tool -> tools.offered(tool).isEmpty())) {
            throw new Unreachable(
                    "the intermediary lists no tool of the server behind it; it lists "
                            + (tools.listed().isEmpty() ? "none" : String.join(", ", tools.listed())),
                    program.stderrTail());
        }
    }

    private ConnectionLog.Opened opened(ConnectionLog log, String begin, Channel.Kind kind) {
        return log.open(begin + behind.text(), Channel.of(kind, behind.text()));
    }

    private IntermediaryFront program(IntermediaryEntry entry, Launcher launcher)
            throws Unreachable, InterruptedException {
        try {
            return IntermediaryFront.start(entry, fixture.url(), launcher);
        } catch (Unreachable why) {
            client.note("intermediary: not started: " + why.getMessage(), why.stderrTail());
            throw why;
        }
    }

    private FixtureServer fixture(FixtureOptions options) throws Unreachable {
        try {
            return FixtureServer.start(options, server);
        } catch (IOException noPort) {
            throw new Unreachable("the kit's own server could not be started: " + noPort.getMessage(), "");
        }
    }

    /** A server of the older era speaks its older revisions as well, so that a client that asks for one gets it. */
    private Revision[] alsoSpoken() {
        return Arrays.stream(Revision.values())
                .filter(one -> !behind.stateless() && one.compareTo(behind) < 0)
                .toArray(Revision[]::new);
    }

    /** Some connect to their servers only after they have begun to serve. */
    private IntermediaryTools compared(Duration patience) throws Unreachable, InterruptedException {
        List<ObjectNode> original = direct.listTools().tools();
        Deadline deadline = Deadline.in(patience);
        for (long pause = FIRST_PAUSE_MILLIS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS)) {
            ToolList list = front.listTools();
            listings = new Listings(original, list.tools());
            IntermediaryTools found = IntermediaryTools.between(original, list.tools());
            boolean whole = fixture.tools().stream()
                    .allMatch(tool -> found.offered(tool).isPresent());
            if (whole || deadline.passed() || !front.alive()) {
                if (!whole && list.last().outcome() instanceof Answer.Silent) {
                    throw Unreachable.unanswered(
                            "what it offers is not known: tools/list: "
                                    + list.last().describe(),
                            front.stderrTail());
                }
                return found;
            }
            Thread.sleep(pause);
        }
    }

    @Override
    public Revision behind() {
        return behind;
    }

    @Override
    public Revision front() {
        return front.revision();
    }

    @Override
    public IntermediaryTools tools() {
        return tools;
    }

    @Override
    public Listings listings() {
        return listings;
    }

    @Override
    public Optional<ObjectNode> opening() {
        return front.opening();
    }

    @Override
    public String transcript() {
        return transcript;
    }

    @Override
    public synchronized List<Passed> pass(String tool, ObjectNode arguments, List<Reply> replies)
            throws InterruptedException {
        Optional<String> offered = tools.offered(tool);
        if (offered.isEmpty()) {
            return List.of();
        }
        server.forget();
        client.forget();
        List<ScriptedCall> script = new ArrayList<>();
        List<Answer> plain = new ArrayList<>();
        for (Reply reply : replies) {
            ObjectNode own = arguments.deepCopy().put("token", "t" + (++calls));
            boolean waits = script.isEmpty() && replies.size() > 1;
            fixture.turn(List.of(new ScriptedCall("c" + calls, tool, own, reply)));
            plain.add(direct.callTool(tool, own));
            script.add(new ScriptedCall(
                    "c" + calls, tool, own, waits ? new Reply.Delayed(reply, replies.size() - 1) : reply));
        }
        FixtureTurn turn = fixture.turn(script);
        List<Answer> through = script.size() == 1
                ? List.of(front.callTool(offered.get(), script.get(0).arguments()))
                : made(script, Set.of(), turn);
        List<Passed> passed = new ArrayList<>();
        for (int i = 0; i < script.size(); i++) {
            passed.add(passed(script.get(i), turn, Optional.of(plain.get(i)), through.get(i)));
        }
        return passed;
    }

    @Override
    public synchronized List<Passed> passAtOnce(List<PassedCall> asked) throws InterruptedException {
        server.forget();
        client.forget();
        List<ScriptedCall> script = new ArrayList<>();
        Set<ScriptedCall> progress = new HashSet<>();
        boolean oneByOne = inVain >= ONE_BY_ONE;
        for (PassedCall call : asked) {
            Reply reply = oneByOne && call.reply() instanceof Reply.Delayed delayed ? delayed.reply() : call.reply();
            ScriptedCall scripted = new ScriptedCall("c" + (++calls), call.tool(), call.arguments(), reply);
            script.add(scripted);
            if (call.progress()) {
                progress.add(scripted);
            }
        }
        FixtureTurn turn = oneByOne ? fixture.turn(script) : fixture.turnTogether(script);
        List<Answer> through = made(script, progress, turn);
        // what makes its calls one after the other would have each of them wait in vain
        if (!oneByOne && script.size() > 1 && turn.missing().isEmpty()) {
            inVain = turn.served().stream().allMatch(ServedCall::asScripted) ? 0 : inVain + 1;
        }
        List<Passed> passed = new ArrayList<>();
        for (int i = 0; i < script.size(); i++) {
            passed.add(passed(script.get(i), turn, Optional.empty(), through.get(i)));
        }
        return passed;
    }

    /** In flight side by side, each made when the one before has arrived, so that their order is the same each time. */
    private List<Answer> made(List<ScriptedCall> script, Set<ScriptedCall> progress, FixtureTurn turn)
            throws InterruptedException {
        List<CompletableFuture<Answer>> inFlight = new ArrayList<>();
        for (ScriptedCall call : script) {
            ObjectNode params = params(tools.offered(call.tool()).orElseThrow(), call.arguments());
            if (progress.contains(call)) {
                params.putObject("_meta").put("progressToken", "progress of " + call.callId());
            }
            CompletableFuture<Answer> answer = front.send("tools/call", params);
            inFlight.add(answer);
            Deadline deadline = Deadline.in(fixture.patience());
            while (script.size() - turn.missing().size() < inFlight.size()
                    && !answer.isDone()
                    && inVain < ONE_BY_ONE
                    && !deadline.passed()) {
                Thread.sleep(1);
            }
        }
        return inFlight.stream().map(CompletableFuture::join).toList();
    }

    private Passed passed(ScriptedCall call, FixtureTurn turn, Optional<Answer> plain, Answer through) {
        List<ServedCall> all = turn.served().stream()
                .filter(one -> one.call().callId().equals(call.callId()))
                .toList();
        Optional<ServedCall> served = all.stream().reduce((first, last) -> last);
        return new Passed(
                tools.offered(call.tool()).orElseThrow(),
                call.arguments(),
                served.map(ServedCall::arguments).filter(JsonNode::isObject).map(ObjectNode.class::cast),
                plain,
                served.flatMap(one -> one.answers().stream().findFirst().flatMap(server::message)),
                through,
                all.size());
    }

    private static ObjectNode params(String tool, ObjectNode arguments) {
        ObjectNode params = Json.object().put("name", tool);
        params.set("arguments", arguments);
        return params;
    }

    @Override
    public List<Excerpt> exchange(long... orders) {
        return client.recent().excerpt(orders);
    }

    private <T extends AutoCloseable> T keep(T resource) {
        opened.add(resource);
        return resource;
    }

    @Override
    public void close() {
        Collections.reverse(opened);
        for (AutoCloseable resource : opened) {
            try {
                resource.close();
            } catch (Exception impossible) {
                throw new IllegalStateException(impossible);
            }
        }
        opened.clear();
    }
}
