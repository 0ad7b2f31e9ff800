package org.contexttck.harness.explore.client;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.contexttck.harness.explore.Conversation;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.target.client.ClientSession;
import org.contexttck.harness.target.client.ClientTarget;
import org.contexttck.harness.wire.Unreachable;

/**
 * A conversation of a client with a model, seen in one way.
 *
 * @param target seen in that way
 * @param scenes counts conversations, so that nothing in one occurs in another
 * @param unscoped whether the client claims to collapse results without a pair
 */
record ClientTalk(ClientTarget target, Scenes scenes, boolean unscoped, List<TalkStep> happening)
        implements Conversation {

    ClientTalk {
        happening = List.copyOf(happening);
    }

    @Override
    public List<String> steps() {
        return Stream.concat(
                        Stream.of("a conversation with the client, by "
                                + target.way().text()),
                        happening.stream().map(TalkStep::line))
                .toList();
    }

    @Override
    public Set<String> dimensions() {
        return new LinkedHashSet<>(TalkDimensions.of(this));
    }

    @Override
    public Findings hold(boolean alone) throws Unreachable, InterruptedException {
        int scene = scenes.next();
        String name = "Explored, talk " + scene;
        try (ClientSession session = alone ? target.converseAlone(name) : target.converse(name)) {
            return new HeldTalk(session, this, scene).hold();
        }
    }
}
