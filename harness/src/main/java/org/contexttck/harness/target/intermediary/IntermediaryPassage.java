package org.contexttck.harness.target.intermediary;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Revision;
import org.contexttck.reports.event.Excerpt;

/** An intermediary between a server of the kit, which speaks one revision, and a client of the kit. */
public interface IntermediaryPassage extends AutoCloseable {

    /**
     * A call that was made through the intermediary, and directly or not.
     *
     * @param offered the name of the tool in front
     * @param arguments as the client sent them
     * @param arrived the arguments as the server got them from the intermediary; empty if the call did not get there
     * @param direct what came back without the intermediary; empty if it was not made so
     * @param sent what the server answered to the intermediary; empty if the call did not get there
     * @param through what came back in front
     * @param times how often the call reached the server from the intermediary
     */
    record Passed(
            String offered,
            ObjectNode arguments,
            Optional<ObjectNode> arrived,
            Optional<Answer> direct,
            Optional<Message> sent,
            Answer through,
            int times) {}

    /**
     * A call to be made.
     *
     * @param tool its name behind; one that the intermediary offers
     * @param progress whether the client asks to be told of progress
     * @param reply what the server answers
     */
    record PassedCall(String tool, ObjectNode arguments, boolean progress, Reply reply) {}

    /** The revision that the server behind speaks. */
    Revision behind();

    /** The revision that the intermediary speaks in front. */
    Revision front();

    /** Which tools the intermediary offers. */
    IntermediaryTools tools();

    /**
     * The two lists of tools.
     *
     * @param behind as the server lists them
     * @param front as the intermediary lists them
     */
    record Listings(List<ObjectNode> behind, List<ObjectNode> front) {}

    /** The lists that {@link #tools()} was drawn from. */
    Listings listings();

    /** What the intermediary says of itself when it is opened. */
    Optional<ObjectNode> opening();

    /** The file of the messages in front, relative to the report folder. */
    String transcript();

    /** Both revisions in words. */
    default String eras() {
        return front().text() + " in front, " + behind().text() + " behind";
    }

    /**
     * Makes calls twice: directly, one after the other, then through the intermediary, all before any is answered; the first
     * is answered last.
     *
     * @param tool its name behind
     * @param arguments of the calls beside a token that tells them apart
     * @param replies what the server answers to each of them, both times
     * @return empty if the intermediary offers no such tool
     */
    default List<IntermediaryRelay> relay(String tool, ObjectNode arguments, List<Reply> replies)
            throws InterruptedException {
        return pass(tool, arguments, replies).stream()
                .map(passed -> new IntermediaryRelay(this, tool, passed))
                .toList();
    }

    /** As {@link #relay}, in parts. */
    List<Passed> pass(String tool, ObjectNode arguments, List<Reply> replies) throws InterruptedException;

    /** Makes calls through the intermediary alone, all before any is answered; a reply may wait for others, if it takes calls at once. */
    List<Passed> passAtOnce(List<PassedCall> calls) throws InterruptedException;

    /** The messages in front with these numbers as evidence, shortened. */
    List<Excerpt> exchange(long... orders);

    @Override
    void close();
}
