package org.contexttck.harness.target.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.target.driver.DriverException;
import org.contexttck.harness.target.driver.DriverProcess;
import org.contexttck.harness.wire.Message;
import org.contexttck.json.Json;

/** A conversation with a client behind a driver. */
final class DriverSession implements ClientSession, ClientMemory, ClientView {

    private static final String END_OF_TURN = "Done.";
    private static final String RESUME = "resume";
    private static final String VIEW = "view";

    private final DriverProcess driver;
    private final String scenario;
    private final Set<String> can;
    private final Duration patience;
    private final Consumer<DriverSession> over;
    private final Map<Prompt, Long> recorded = new IdentityHashMap<>();
    private Optional<Prompt> last = Optional.empty();
    private long prompts;
    private boolean closed;

    /** What is asked of a driver; the first thing that goes wrong ends it. */
    private interface Asking<T> {
        T ask() throws DriverException, InterruptedException;
    }

    /** @param can what the driver said at hello; @param over hears the end of the conversation */
    DriverSession(
            DriverProcess driver, String scenario, Set<String> can, Duration patience, Consumer<DriverSession> over) {
        this.driver = driver;
        this.scenario = scenario;
        this.can = Set.copyOf(can);
        this.patience = patience;
        this.over = over;
    }

    DriverProcess driver() {
        return driver;
    }

    /** Begins the conversation. @param prompt what the user says first; empty for nothing */
    void begin(String prompt) throws DriverException, InterruptedException {
        ask("begin", DriverRequests.member("conversation", scenario));
        if (!prompt.isEmpty()) {
            ask("user", DriverRequests.member("text", prompt));
        }
    }

    @Override
    public ClientWay way() {
        return ClientWay.DRIVER;
    }

    @Override
    public Prompt turn(List<ScriptedCall> calls) throws ClientSilent, InterruptedException {
        return asked(() -> {
            ask("calls", DriverRequests.calls(calls));
            for (String delivery : DriverRequests.deliveries(calls)) {
                ask("deliver", delivery);
            }
            return promptNow();
        });
    }

    @Override
    public Prompt redeliver(ScriptedCall call) throws ClientSilent, InterruptedException {
        return asked(() -> {
            for (String delivery : DriverRequests.of(call)) {
                ask("deliver", delivery);
            }
            return promptNow();
        });
    }

    @Override
    public Prompt userSays(String text) throws ClientSilent, InterruptedException {
        return asked(() -> {
            ask("assistant", DriverRequests.member("text", END_OF_TURN));
            ask("user", DriverRequests.member("text", text));
            return promptNow();
        });
    }

    private Prompt promptNow() throws DriverException, InterruptedException {
        Message answer = ask("prompt", "");
        Prompt prompt = DriverAnswers.prompt(++prompts, json(answer));
        recorded.put(prompt, answer.order());
        last = Optional.of(prompt);
        return prompt;
    }

    /** Everything can be told to a driver. */
    @Override
    public Optional<String> notAsScripted(ScriptedCall call) {
        return Optional.empty();
    }

    @Override
    public Prompt prompt() {
        return last.orElseThrow(() -> new IllegalStateException("no request before the first turn"));
    }

    @Override
    public Optional<ClientMemory> memory() {
        return can.contains(RESUME) ? Optional.of(this) : Optional.empty();
    }

    @Override
    public Optional<ClientView> view() {
        return can.contains(VIEW) ? Optional.of(this) : Optional.empty();
    }

    @Override
    public Message saved() throws ClientSilent, InterruptedException {
        return asked(() -> ask("save", ""));
    }

    @Override
    public void load(JsonNode state) throws ClientSilent, InterruptedException {
        asked(() -> {
            begin("");
            return ask("load", ",\"state\":" + Json.write(state));
        });
    }

    @Override
    public Message shown() throws ClientSilent, InterruptedException {
        return asked(() -> ask("view", ""));
    }

    @Override
    public void expand(String callId) throws ClientSilent, InterruptedException {
        asked(() -> ask("expand", DriverRequests.member("callId", callId)));
    }

    @Override
    public void setShowHints(boolean show) throws ClientSilent, InterruptedException {
        asked(() -> ask("display", ",\"showHints\":" + show));
    }

    @Override
    public String transcript() {
        return driver.transcript();
    }

    @Override
    public long recordedAs(Prompt prompt) {
        return recorded.getOrDefault(prompt, 0L);
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            over.accept(this);
        }
    }

    private Message ask(String verb, String members) throws DriverException, InterruptedException {
        return driver.ask(verb, members, patience);
    }

    private static ClientSilent.How how(DriverException trouble) {
        if (trouble.refusal() || trouble.ended()) {
            return ClientSilent.How.GAVE_UP;
        }
        return trouble.isUnclear() ? ClientSilent.How.UNCLEAR : ClientSilent.How.OTHERWISE;
    }

    private static JsonNode json(Message answer) {
        return answer.json().orElseThrow();
    }

    private <T> T asked(Asking<T> asking) throws ClientSilent, InterruptedException {
        try {
            return asking.ask();
        } catch (DriverException trouble) {
            throw new ClientSilent(trouble.getMessage(), driver.stderrTail(), how(trouble));
        }
    }
}
