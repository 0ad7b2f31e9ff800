package org.contexttck.reference.client;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.contexttck.reference.command.Daemons;
import org.contexttck.reference.command.GivenOptions;
import org.contexttck.reference.command.UsageError;

/**
 * A conversation for a screen: what the user says is answered in the background, and meanwhile the conversation can be
 * looked at. Safe for several threads.
 */
public final class Chat implements AutoCloseable {

    private final Lock lock = new ReentrantLock();
    private final Optional<Host> host;
    private final ExecutorService answers = Executors.newSingleThreadExecutor(Daemons.named("answer"));
    private ConversationView view;
    private boolean answering;
    private String problem = "";

    private Chat(Conversation shown) {
        this.host = Optional.empty();
        this.view = new ConversationView(shown);
    }

    private Chat(ClientOptions options, Map<String, String> environment, Toolbox tools) {
        Host talks = new Host(
                ClientCommands.model(options, environment, new ClientParts()),
                tools,
                () -> new Conversation(new CollapseEngine(options.unscoped())),
                lock);
        this.host = Optional.of(talks);
        this.view = new ConversationView(talks.conversation());
    }

    /** Shows a conversation in which nothing more is said. It must not be changed any more. */
    public static Chat showing(Conversation conversation) {
        return new Chat(conversation);
    }

    /** The options of the command {@code client}, and others with a value beside them. */
    public static GivenOptions options(List<String> words, String... further) {
        return ClientOptions.given(words, further);
    }

    /**
     * Holds a conversation.
     *
     * @param given the options of the command {@code client}
     * @throws UsageError with one line about what is wrong with them
     * @throws HostFailure if a server cannot be reached
     */
    public static Chat with(GivenOptions given, Map<String, String> environment)
            throws HostFailure, InterruptedException {
        ClientOptions options = ClientOptions.of(given);
        return new Chat(options, environment, Toolbox.open(options.servers(), options.patience(), new ClientParts()));
    }

    /** Whether the user can say something: there is a model, and it is not about to answer. */
    public boolean canSay() {
        return host.isPresent() && !answering();
    }

    /** Whether the model, or a tool, is being waited for. */
    public boolean answering() {
        return locked(() -> answering);
    }

    /** Why the last answer did not come, in one line; empty if it did. */
    public String problem() {
        return locked(() -> problem);
    }

    /**
     * The user says something; returns at once.
     *
     * @throws IllegalStateException if nothing can be said now
     */
    public void say(String text) {
        Host talks = host.orElseThrow(() -> new IllegalStateException("this conversation is only shown"));
        locked(() -> {
            if (answering) {
                throw new IllegalStateException("the last answer is still awaited");
            }
            answering = true;
            problem = "";
            return true;
        });
        answers.submit(() -> answer(talks, text));
    }

    private void answer(Host talks, String text) {
        String failed = "";
        try {
            talks.prompt(text);
        } catch (HostFailure | RuntimeException failure) {
            failed = Causes.of(failure);
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
        String reason = failed;
        locked(() -> {
            answering = false;
            problem = reason;
            return true;
        });
    }

    /** Looks at the conversation as it is now. */
    public <T> T look(Function<ConversationView, T> look) {
        return locked(() -> look.apply(view));
    }

    /** Changes how the conversation is shown. */
    public void show(Consumer<ConversationView> change) {
        locked(() -> {
            change.accept(view);
            return true;
        });
    }

    private <T> T locked(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        answers.shutdownNow();
        host.ifPresent(Host::close);
    }
}
