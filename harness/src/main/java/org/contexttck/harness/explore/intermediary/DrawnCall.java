package org.contexttck.harness.explore.intermediary;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.target.intermediary.IntermediaryPassage;
import org.contexttck.json.Json;

/**
 * A call as it is drawn, and what the server answers to it. In all texts <code>{run}</code> stands for a text that is nowhere
 * else, and <code>{long}</code> for 6,000 letters; a text <code>{deep}</code> stands for forty lists, each in the one before.
 *
 * @param tool its name behind the intermediary
 * @param progress whether the client asks to be told of progress
 */
record DrawnCall(String tool, ObjectNode arguments, boolean progress, Reply reply) {

    private static final String LONG = "x".repeat(6_000);
    private static final String DEEP = "[".repeat(40) + "]".repeat(40);

    String line() {
        return tool + " " + Json.write(arguments) + (progress ? " with a progress token" : "") + " -> " + answer();
    }

    private String answer() {
        if (reply instanceof Reply.RpcError error) {
            return "error " + error.code() + " " + Json.write(Json.text(error.message())) + " with data";
        }
        return Json.write(((Reply.Result) reply).result());
    }

    /** Whether it asks the same as another. */
    boolean isEqual(DrawnCall other) {
        return tool.equals(other.tool) && arguments.equals(other.arguments);
    }

    /** As it is made. @param run a text that is nowhere else @param others how many calls are answered before it */
    IntermediaryPassage.PassedCall filled(String run, int others) {
        Reply filled = reply instanceof Reply.RpcError error
                ? new Reply.RpcError(
                        error.code(),
                        text(error.message(), run),
                        Optional.of(Json.object().put("of", run)))
                : new Reply.Result(filled(((Reply.Result) reply).result(), run));
        return new IntermediaryPassage.PassedCall(
                tool, filled(arguments, run), progress, others == 0 ? filled : new Reply.Delayed(filled, others));
    }

    private static ObjectNode filled(ObjectNode json, String run) {
        return (ObjectNode) Json.parse(text(Json.write(json), run));
    }

    private static String text(String text, String run) {
        return text.replace("\"{deep}\"", DEEP).replace("{long}", LONG).replace("{run}", run);
    }

    /** With the word of the steps for so many letters, or the first of them. */
    static String asDrawn(String text) {
        return text.replaceAll("x{60,}", "{long}");
    }
}
