package org.contexttck.harness.explore.client;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.explore.Conversation;
import org.contexttck.harness.explore.Generator;
import org.contexttck.harness.monitor.Setting;
import org.contexttck.harness.target.client.ClientTarget;
import org.contexttck.harness.target.client.ClientWay;

/** Draws what a model, its tools and a user do in a conversation with a client. */
public final class ClientGenerator implements Generator {

    static final String WORKFLOW = "get_workflow_step";

    private static final int MOST_STEPS = 30;
    private static final int USUAL_STEPS = 18;
    private static final double STARTED = 2;
    private static final double SPOKEN_TO = 0.5;

    private final List<ClientTarget> ways;
    private final List<ClientTarget> weighted;
    private final boolean starts;
    private final boolean unscoped;
    private final boolean resumes;
    private final Scenes scenes = new Scenes();

    private ClientGenerator(List<ClientTarget> ways, boolean starts, boolean unscoped, boolean resumes) {
        this.starts = starts;
        this.ways = List.copyOf(ways);
        this.weighted = weighted(ways);
        this.unscoped = unscoped;
        this.resumes = resumes;
    }

    /**
     * Draws conversations with a client.
     *
     * @param ways in which it can be seen without a person
     * @param starts whether it is started for each conversation that a model observes
     * @return empty if there is no way
     */
    public static Optional<Generator> of(List<ClientTarget> ways, boolean starts, Setting setting) {
        boolean unscoped = setting.claims().get().claimed(Claim.UNSCOPED_COLLAPSE);
        boolean resumes = setting.claims().get().claimed(Claim.RESUME);
        return ways.isEmpty() ? Optional.empty() : Optional.of(new ClientGenerator(ways, starts, unscoped, resumes));
    }

    /** A driver comes first, since it costs least, and as often as all models together. */
    private static List<ClientTarget> weighted(List<ClientTarget> ways) {
        List<ClientTarget> models =
                ways.stream().filter(one -> one.way() != ClientWay.DRIVER).toList();
        List<ClientTarget> weighted = new ArrayList<>();
        ways.stream()
                .filter(one -> one.way() == ClientWay.DRIVER)
                .forEach(driver -> weighted.addAll(Collections.nCopies(Math.max(1, models.size()), driver)));
        weighted.addAll(models);
        return weighted;
    }

    @Override
    public String name() {
        return "talk";
    }

    @Override
    public double cost() {
        return starts ? STARTED : SPOKEN_TO;
    }

    @Override
    public boolean isSlow() {
        return true;
    }

    @Override
    public List<String> dimensions() {
        return TalkDimensions.all(ways, resumes);
    }

    @Override
    public Conversation draw(Choices choices) {
        ClientTarget target = choices.of(weighted);
        TalkDraw draw = new TalkDraw(choices, target, resumes);
        List<TalkStep> steps = new ArrayList<>(draw.beginning());
        steps.addAll(draw.joined(choices.some(1, MOST_STEPS, USUAL_STEPS, draw::step)));
        steps.addAll(draw.end());
        return new ClientTalk(target, scenes, unscoped, steps);
    }
}
