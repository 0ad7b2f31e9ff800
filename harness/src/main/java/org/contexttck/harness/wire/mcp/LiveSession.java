package org.contexttck.harness.wire.mcp;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Answer.Lost;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Protocol;
import org.contexttck.harness.wire.Recorder;
import org.contexttck.harness.wire.Threads;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.mcp.Link.Opened;

/**
 * A conversation that begins another session when the server has ended the one it had, as MCP lets it do at any time, and then
 * asks once more what was asked. A finding is only that several sessions in a row have served nothing: one may have served what
 * is seen too late, where requests overlap.
 */
final class LiveSession {

    private static final int MOST_IDLE = 3;

    private final Link.Connector connector;
    private final Recorder recorder;
    private final Limits limits;
    private final AtomicInteger ids;
    private volatile Opened opened;

    LiveSession(Link.Connector connector, Recorder recorder, Limits limits, AtomicInteger ids, Opened opened) {
        this.connector = connector;
        this.recorder = recorder;
        this.limits = limits;
        this.ids = ids;
        this.opened = opened;
    }

    Opened opened() {
        return opened;
    }

    RequestCorrelator conversation() {
        return opened.link().conversation();
    }

    /** @param question sends it over a conversation, as often as it is called */
    CompletableFuture<Answer> ask(Function<RequestCorrelator, CompletableFuture<Answer>> question) {
        return ask(question, 1);
    }

    /** @param idle how many sessions in a row, this one among them, may have served nothing */
    private CompletableFuture<Answer> ask(Function<RequestCorrelator, CompletableFuture<Answer>> question, int idle) {
        Link link = opened.link();
        RequestCorrelator conversation = link.conversation();
        return question.apply(conversation).thenCompose(answer -> {
            if (unknown(answer) && idle < MOST_IDLE) {
                return CompletableFuture.supplyAsync(() -> begunAnew(link), Threads.pool())
                        .thenCompose(noOther -> noOther.isPresent()
                                ? CompletableFuture.completedFuture(answer)
                                : ask(question, MOST_IDLE));
            }
            if (!conversation.sessionEnded() || !(answer.outcome() instanceof Lost)) {
                return CompletableFuture.completedFuture(answer);
            } else if (idle == MOST_IDLE && !conversation.served()) {
                return reported(answer, ", and so were those before it, of which none served anything");
            }
            return CompletableFuture.supplyAsync(() -> begunAnew(link), Threads.pool())
                    .thenCompose(noOther -> noOther.isPresent()
                            ? reported(answer, ", and no other could be begun: " + noOther.get())
                            : ask(question, conversation.served() ? 1 : idle + 1));
        });
    }

    /** Whether it may be the session that is not known any more, said under the id of the request; then it is asked once more. */
    private boolean unknown(Answer answer) {
        return answer.outcome() instanceof Answer.RpcError error
                && error.code() != Protocol.METHOD_NOT_FOUND
                && !opened.revision().stateless()
                && answer.message().filter(it -> it.transport().notFound()).isPresent();
    }

    /** Why no other session could be begun in the place of one; empty if one was, by whomever. */
    private synchronized Optional<String> begunAnew(Link ended) {
        if (opened.link() != ended) {
            return Optional.empty();
        }
        try {
            opened = new Handshake(connector, limits, ids).open(Optional.of(opened.revision()));
            return Optional.empty();
        } catch (Unreachable gone) {
            return Optional.of(gone.getMessage());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Optional.of("the kit was interrupted");
        }
    }

    private CompletableFuture<Answer> reported(Answer answer, String what) {
        String method = answer.request()
                .json()
                .map(json -> json.path("method").asText())
                .orElse("");
        String why = method + ": " + ((Lost) answer.outcome()).why() + what;
        recorder.anomaly(Kind.HTTP_STATUS, why, answer.request().order());
        recorder.anomaly(Kind.UNANSWERED, why, answer.request().order());
        return CompletableFuture.completedFuture(answer);
    }
}
