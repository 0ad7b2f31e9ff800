package org.contexttck.harness.target.client;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.contexttck.harness.peer.fixture.FixtureServer;
import org.contexttck.harness.peer.fixture.FixtureTurn;
import org.contexttck.harness.peer.fixture.ScriptedCall;

/** What a client is expected to do next, and in one line what it did instead. */
interface Awaited {

    /** Less is no limit that anybody sets. */
    int FEW_ROUNDS = 5;

    /** More than any scenario asks for. */
    int MOST_ROUNDS = 60;

    /** Changes whenever the client gets on, after which it has all its time again. */
    long progress();

    /** @param how such as {@code exited with code 0}, or {@code in 20 s} with {@code ended} false */
    String instead(boolean ended, String how);

    /** Whether the client has all that it needs to go on, and no limit of its own explains that it does not. */
    default boolean couldGoOn() {
        return false;
    }

    /** The first request of a conversation. */
    static Awaited first(RunningClient running) {
        return new Awaited() {
            @Override
            public long progress() {
                return running.model().sideRequests();
            }

            @Override
            public String instead(boolean ended, String how) {
                String what = ended
                        ? "the client " + how + " before it asked the model anything"
                        : "the client did not ask the model anything " + how;
                String connected = running.connected() ? "it did speak" : "neither did it speak";
                return what + " (" + running.model().otherwiseSeen() + "; " + connected + " to the MCP server)";
            }
        };
    }

    /** The request after tools were called. @param rounds how often they were since the user said something, this time included */
    static Awaited results(RunningClient running, List<FixtureTurn> turns, List<ScriptedCall> calls, int rounds) {
        return new Awaited() {
            @Override
            public long progress() {
                return calls.size()
                        - missing(turns).size()
                        + turns.stream().mapToLong(it -> it.served().size()).sum();
            }

            @Override
            public boolean couldGoOn() {
                return missing(turns).isEmpty() && rounds < FEW_ROUNDS;
            }

            @Override
            public String instead(boolean ended, String how) {
                List<ScriptedCall> missing = missing(turns);
                if (!missing.isEmpty()) {
                    String uncalled = uncalled(missing) + beside(running);
                    return ended
                            ? "the client " + how + " and never called " + uncalled
                            : "the client did not call " + uncalled + " " + how;
                }
                String called = "the client called " + names(calls);
                return (ended
                                ? called + " and then " + how + " without asking the model again"
                                : called + " and then did not ask the model again " + how)
                        + stepLimit(rounds);
            }
        };
    }

    /** The request after the user's next prompt. */
    static Awaited afterPrompt() {
        return new Awaited() {
            @Override
            public long progress() {
                return 0;
            }

            @Override
            public String instead(boolean ended, String how) {
                return ended
                        ? "the client " + how + " instead of asking the model about the user's next prompt"
                        : "the client did not ask the model about the user's next prompt " + how;
            }
        };
    }

    /** Calls that the model has made and the client has not. */
    static List<ScriptedCall> missing(List<FixtureTurn> turns) {
        List<ScriptedCall> missing = new ArrayList<>();
        turns.forEach(turn -> missing.addAll(turn.missing()));
        return missing;
    }

    /** Such as {@code search_records, which the model called as c1}. */
    static String uncalled(List<ScriptedCall> calls) {
        String ids = calls.stream().map(ScriptedCall::callId).collect(Collectors.joining(", "));
        return names(calls) + ", which the model called as " + ids;
    }

    /** What it called instead, in brackets; empty if nothing. */
    static String beside(RunningClient running) {
        List<String> other = running.servers().values().stream()
                .map(FixtureServer::unscripted)
                .flatMap(List::stream)
                .distinct()
                .limit(5)
                .toList();
        return other.isEmpty() ? "" : " (but called " + String.join(", ", other) + ")";
    }

    /** Hosts end a turn after so many rounds of tools, which from outside looks like silence. */
    private static String stepLimit(int rounds) {
        return rounds < FEW_ROUNDS
                ? ""
                : "; that was round " + rounds + " of tool calls without a word of the user in between: if the client"
                        + " limits its steps, allow it at least " + MOST_ROUNDS;
    }

    private static String names(List<ScriptedCall> calls) {
        return calls.stream().map(ScriptedCall::tool).distinct().collect(Collectors.joining(", "));
    }
}
