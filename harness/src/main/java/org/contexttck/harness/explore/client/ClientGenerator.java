package org.contexttck.harness.explore.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.explore.Conversation;
import org.contexttck.harness.explore.Generator;
import org.contexttck.harness.monitor.Setting;
import org.contexttck.harness.target.client.ClientTarget;

/** Draws what a model, its tools and a user do in a conversation with a client. */
public final class ClientGenerator implements Generator {

    static final String WORKFLOW = "get_workflow_step";

    private static final int MOST_STEPS = 24;
    private static final int USUAL_STEPS = 10;

    private final List<ClientTarget> ways;
    private final boolean unscoped;
    private final boolean resumes;
    private final Scenes scenes = new Scenes();

    private ClientGenerator(List<ClientTarget> ways, boolean unscoped, boolean resumes) {
        this.ways = List.copyOf(ways);
        this.unscoped = unscoped;
        this.resumes = resumes;
    }

    /** @param ways in which the client can be seen without a person; empty in return if there is none */
    public static Optional<Generator> of(List<ClientTarget> ways, Setting setting) {
        boolean unscoped = setting.claims().get().claimed(Claim.UNSCOPED_COLLAPSE);
        boolean resumes = setting.claims().get().claimed(Claim.RESUME);
        return ways.isEmpty() ? Optional.empty() : Optional.of(new ClientGenerator(ways, unscoped, resumes));
    }

    @Override
    public String name() {
        return "talk";
    }

    @Override
    public List<String> dimensions() {
        return TalkDimensions.all(ways, resumes);
    }

    @Override
    public Conversation draw(Choices choices) {
        ClientTarget target = choices.of(ways);
        TalkDraw draw = new TalkDraw(choices, target, resumes);
        List<TalkStep> steps = new ArrayList<>(draw.beginning());
        steps.addAll(choices.some(1, MOST_STEPS, USUAL_STEPS, draw::step));
        return new ClientTalk(target, scenes, unscoped, steps);
    }
}
