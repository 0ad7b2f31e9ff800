package org.contexttck.harness.target.intermediary;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Revision;
import org.contexttck.reports.event.Excerpt;

/** An intermediary between a server of the kit, which speaks one revision, and a client of the kit. One call at a time. */
public interface IntermediaryPassage extends AutoCloseable {

    /**
     * A call that was made both directly and through the intermediary.
     *
     * @param offered the name of the tool in front
     * @param direct what came back without the intermediary
     * @param sent what the server answered to the intermediary; empty if the call did not get there
     * @param through what came back in front
     */
    record Passed(String offered, ObjectNode arguments, Answer direct, Optional<Message> sent, Answer through) {}

    /** The revision that the server behind speaks. */
    Revision behind();

    /** The revision that the intermediary speaks in front. */
    Revision front();

    /** Which tools the intermediary offers. */
    IntermediaryTools tools();

    /** What the intermediary says of itself when it is opened. */
    Optional<ObjectNode> opening();

    /** The file of the messages in front, relative to the report folder. */
    String transcript();

    /** Both revisions in words. */
    default String eras() {
        return front().text() + " in front, " + behind().text() + " behind";
    }

    /**
     * Makes one call twice: directly, then through the intermediary.
     *
     * @param tool its name behind
     * @param reply what the server answers, both times
     * @return empty if the intermediary offers no such tool
     */
    default Optional<IntermediaryRelay> relay(String tool, Reply reply) throws InterruptedException {
        return pass(tool, reply).map(passed -> new IntermediaryRelay(this, tool, passed));
    }

    /** As {@link #relay}, in parts. */
    Optional<Passed> pass(String tool, Reply reply) throws InterruptedException;

    /** The messages in front with these numbers as evidence, shortened. */
    List<Excerpt> exchange(long... orders);

    @Override
    void close();
}
