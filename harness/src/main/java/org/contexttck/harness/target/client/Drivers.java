package org.contexttck.harness.target.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.driver.DriverException;
import org.contexttck.harness.target.driver.DriverProcess;
import org.contexttck.harness.target.driver.DriverProtocol;
import org.contexttck.harness.target.driver.DriverStarts;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;

/** Conversations with a client behind a driver, which is started once, and once more whenever it has ended. */
final class Drivers implements ObservedClient {

    private static final String PROMPT = "Please go through the records and note what you find.";
    private static final String SMOKE_TEXT = "the plain result of the smoke exchange";
    private static final String SMOKE = "smoke";
    private static final String SMOKE_FAILED = "driver: the smoke exchange failed: ";

    private final StartCommand start;
    private final LimitsEntry limits;
    private final DriverStarts starts;
    private final Schemas schemas;
    private final ClientPool<Greeted> pool;

    /** A driver that has said hello. */
    private record Greeted(DriverProcess process, String name, String version, Set<String> can)
            implements AutoCloseable {
        @Override
        public void close() {
            process.close();
        }
    }

    Drivers(StartCommand start, LimitsEntry limits, DriverStarts starts, Schemas schemas) {
        this.start = start;
        this.limits = limits;
        this.starts = starts;
        this.schemas = schemas;
        this.pool = new ClientPool<>(it -> it.process().usable());
    }

    @Override
    public DriverSession converse(String scenario) throws Unreachable, InterruptedException {
        return begun(greeted(), scenario);
    }

    @Override
    public DriverSession converseAlone(String name) throws Unreachable, InterruptedException {
        Greeted driver = started();
        return begun(driver, name, it -> driver.close());
    }

    private DriverSession begun(Greeted driver, String scenario) throws Unreachable, InterruptedException {
        return begun(driver, scenario, it -> pool.giveBack(driver));
    }

    private DriverSession begun(Greeted driver, String scenario, Consumer<DriverSession> over)
            throws Unreachable, InterruptedException {
        DriverSession session = new DriverSession(driver.process(), scenario, driver.can(), limits.answer(), over);
        try {
            session.begin(PROMPT);
            return session;
        } catch (DriverException trouble) {
            session.close();
            throw trouble.unreachable(driver.process().stderrTail());
        }
    }

    private Greeted greeted() throws Unreachable, InterruptedException {
        Optional<Greeted> idle = pool.take();
        return idle.isPresent() ? idle.get() : started();
    }

    private Greeted started() throws Unreachable, InterruptedException {
        DriverProcess process =
                new DriverProcess(starts.open(UnaryOperator.identity()), schemas, DriverProtocol.CLIENT);
        boolean greeted = false;
        try {
            JsonNode hello = process.ask("hello", ",\"protocol\":1", limits.connect())
                    .json()
                    .orElseThrow();
            Set<String> can = new HashSet<>();
            hello.path("can").forEach(it -> can.add(it.asText()));
            greeted = true;
            return new Greeted(
                    process, hello.path("name").asText(), hello.path("version").asText(), can);
        } catch (DriverException trouble) {
            throw trouble.unreachable(process.stderrTail());
        } finally {
            if (!greeted) {
                process.close();
            }
        }
    }

    /** The smoke exchange, which any driver passes that is right, whatever the implementation behind it does about context. */
    @Override
    public ReachedClient reach() throws Unreachable, InterruptedException {
        Greeted driver = greeted();
        try (DriverSession session = begun(driver, SMOKE)) {
            var plain = Json.object();
            plain.putArray("content").addObject().put("type", "text").put("text", SMOKE_TEXT);
            Prompt prompt = session.turn(
                    List.of(new ScriptedCall("smoke1", "search_records", Json.object(), new Reply.Result(plain))));
            driver.process().quiet();
            Optional<String> fault = fault(prompt);
            if (fault.isPresent()) {
                throw new Unreachable(
                        SMOKE_FAILED + fault.get(), driver.process().stderrTail());
            }
        } catch (ClientSilent silent) {
            throw silent.unreachable();
        } catch (DriverException trouble) {
            throw trouble.unreachable(driver.process().stderrTail());
        }
        return new ReachedClient("stdio", String.join(" ", start.command()), driver.name(), driver.version(), "");
    }

    private static Optional<String> fault(Prompt prompt) {
        List<PromptMessage> results = prompt.results("smoke1");
        if (results.isEmpty()) {
            return Optional.of(
                    "after calls and deliver, prompt holds no message of role tool with \"callId\":\"smoke1\"");
        } else if (results.size() > 1) {
            return Optional.of("prompt holds " + results.size() + " results for the one call smoke1");
        } else if (!results.get(0).holds(SMOKE_TEXT)) {
            return Optional.of("the result of smoke1 in prompt lacks the text that was delivered for it, \""
                    + SMOKE_TEXT + "\"; it says \"" + OneLine.of(results.get(0).text(), 100) + "\"");
        } else if (!prompt.holds(PROMPT)) {
            return Optional.of("prompt does not hold what the user said, \"" + PROMPT + "\"");
        }
        return Optional.empty();
    }

    /** Time-outs are told to a driver, not waited for. */
    @Override
    public boolean toleratesSilence() {
        return true;
    }

    @Override
    public boolean takesFurtherWords() {
        return true;
    }

    @Override
    public List<String> servers() {
        return List.of(ClientSetup.MAIN, ClientSetup.OTHER);
    }

    @Override
    public void close() {
        pool.close();
    }
}
