package org.contexttck.harness.target.client;

import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.profile.target.ClientEntry;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;

/** Conversations with a client that is started, once for each or for one after another, and observed by its model. */
final class ModelClients implements ObservedClient {

    private static final String PROMPT = "Please go through the records and note what you find. This is conversation ";

    private static final int WORD = 8;

    private final ClientSetup setup;
    private final RunningClients clients;
    private final SeededRandom random;
    private final Consumer<String> people;

    /** One person can hold one conversation. */
    private final Semaphore person = new Semaphore(1);

    /**
     * Clients that are seen in one way.
     *
     * @param random makes up what tells conversations apart
     * @param people hears, a line at a time, what somebody is to do whose client dials in
     */
    ModelClients(ClientSetup setup, SeededRandom random, Consumer<String> people) {
        this.setup = setup;
        this.clients = new RunningClients(setup);
        this.random = random;
        this.people = people;
    }

    @Override
    public ModelSession converse(String scenario) throws Unreachable, InterruptedException {
        return converse(scenario, false);
    }

    @Override
    public ModelSession converseAlone(String name) throws Unreachable, InterruptedException {
        return converse(name, true);
    }

    private ModelSession converse(String scenario, boolean alone) throws Unreachable, InterruptedException {
        boolean dialIn = setup.entry().start().isEmpty();
        if (dialIn) {
            person.acquire();
        }
        boolean begun = false;
        try {
            ModelSession session = begin(dialIn, alone, scenario);
            begun = true;
            return session;
        } finally {
            if (dialIn && !begun) {
                person.release();
            }
        }
    }

    private ModelSession begin(boolean dialIn, boolean alone, String scenario)
            throws Unreachable, InterruptedException {
        String purpose = "conversation of " + scenario + " by " + setup.way().text();
        String prompt = PROMPT + random.letters(purpose, WORD) + ".";
        RunningClients.Taken taken = alone ? clients.once(prompt) : clients.take(prompt);
        RunningClient running = taken.running();
        if (taken.again()) {
            running.model().newConversation();
            setup.entry().newConversation().ifPresent(running::say);
        }
        if (dialIn) {
            if (!taken.again()) {
                running.addresses().forEach(people);
            }
            people.accept(scenario + ": begin a new conversation and say: " + prompt);
        } else {
            running.sayIfLines(prompt);
        }
        ModelSession.Opening opening = new ModelSession.Opening(prompt, taken.again(), people);
        return new ModelSession(running, opening, this::over);
    }

    private void over(ModelSession session) {
        clients.giveBack(session.running());
        if (setup.entry().start().isEmpty()) {
            person.release();
        }
    }

    @Override
    public ReachedClient reach() throws Unreachable, InterruptedException {
        try (ModelSession session = converse("Trying whether the client can be tested")) {
            var plain = Json.object();
            plain.putArray("content").addObject().put("type", "text").put("text", "a plain result");
            ScriptedCall call = new ScriptedCall(
                    "try1", "search_records", Json.object().put("query", "anything"), new Reply.Result(plain));
            session.turn(List.of(call));
            return session.running().reached();
        } catch (ClientSilent silent) {
            throw silent.unreachable();
        }
    }

    @Override
    public boolean toleratesSilence() {
        return setup.entry().toolTimeout().isPresent();
    }

    /** A line on its stdin, or somebody who types it. */
    @Override
    public boolean takesFurtherWords() {
        return setup.entry().start().isEmpty() || setup.entry().prompts() == ClientEntry.Prompts.LINES;
    }

    @Override
    public List<String> servers() {
        return setup.servers();
    }

    @Override
    public void close() {
        clients.close();
    }
}
