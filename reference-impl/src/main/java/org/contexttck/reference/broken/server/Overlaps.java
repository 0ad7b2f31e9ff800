package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.BiConsumer;

/** Calls that are under way at the same time, taken for each other. */
final class Overlaps {

    static final ServerMistakes ALL = new ServerMistakes()
            .tap("AnswersUnderTheLatestId", () -> new Slow((latest, answer) -> answer.set("id", latest.id())))
            .tap("AnswersWithTheResultBefore", Overlaps::resultBefore);

    /** So long a call takes at least, unless another one arrives. */
    private static final long SLOW_MILLIS = 50;

    private Overlaps() {}

    /** No mistake: nobody says that a server has to take on several calls at once. */
    static BrokenServer refuses() {
        return new Slow((latest, answer) -> {
            ObjectNode result = answer.putObject("result").put("isError", true);
            result.putArray("content").addObject().put("type", "text").put("text", "busy, please try again");
        });
    }

    private static BrokenServer resultBefore() {
        return new Slow(new BiConsumer<>() {

            private JsonNode before;

            @Override
            public void accept(Request latest, ObjectNode answer) {
                JsonNode own = answer.get("result");
                if (before != null && own != null) {
                    answer.set("result", before);
                }
                before = own;
            }
        });
    }

    /** A server whose calls take long enough to overlap, and that mixes up those that do. */
    private static final class Slow extends BrokenServer {

        private final BiConsumer<Request, ObjectNode> mixUp;
        private Request latest;

        Slow(BiConsumer<Request, ObjectNode> mixUp) {
            this.mixUp = mixUp;
        }

        @Override
        protected synchronized void arrives(Request request) {
            latest = request;
            notifyAll();
        }

        @Override
        protected List<String> answer(Request request, ObjectNode answer) {
            if (request.callsTool() && overlaps(request)) {
                mixUp.accept(latest(), answer);
            }
            return super.answer(request, answer);
        }

        private synchronized Request latest() {
            return latest;
        }

        private synchronized boolean overlaps(Request request) {
            long end = System.nanoTime() + SLOW_MILLIS * 1_000_000;
            try {
                while (latest == request && System.nanoTime() < end) {
                    wait(SLOW_MILLIS);
                }
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
            return latest != request && latest.callsTool();
        }
    }
}
