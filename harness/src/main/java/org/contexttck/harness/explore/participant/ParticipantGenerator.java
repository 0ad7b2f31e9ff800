package org.contexttck.harness.explore.participant;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.explore.Conversation;
import org.contexttck.harness.explore.Generator;
import org.contexttck.harness.monitor.Setting;
import org.contexttck.harness.profile.claim.SubContextClaim;
import org.contexttck.harness.target.participant.ParticipantTarget;

/** Draws what happens to a participant behind its driver. */
public final class ParticipantGenerator implements Generator {

    private static final int MOST_ACTS = 120;
    private static final int USUAL_ACTS = 60;

    private final ParticipantTarget target;
    private final Setting setting;
    private final DrawnActs.Parts parts;

    private ParticipantGenerator(ParticipantTarget target, Setting setting, DrawnActs.Parts parts) {
        this.target = target;
        this.setting = setting;
        this.parts = parts;
    }

    /** @return empty if there is nothing that a participant of such claims and abilities shows */
    public static Optional<Generator> of(ParticipantTarget target, Setting setting) {
        SubContextClaim claim = setting.claims().get().subContext().orElseThrow();
        boolean groups = claim.grouping() && target.can("grouping");
        DrawnActs.Parts parts = new DrawnActs.Parts(
                target.can("ids"),
                claim.nesting(),
                claim.filters() && target.can("filters"),
                groups,
                groups && target.can("clock"));
        return parts.any() ? Optional.of(new ParticipantGenerator(target, setting, parts)) : Optional.empty();
    }

    @Override
    public String name() {
        return "history";
    }

    @Override
    public List<String> dimensions() {
        return HistoryTalk.dimensions(parts.ids(), parts.filters(), parts.groups(), parts.clock());
    }

    @Override
    public Conversation draw(Choices choices) {
        DrawnActs acts = new DrawnActs(choices, parts);
        return new HistoryTalk(target, setting, new ArrayList<>(choices.some(1, MOST_ACTS, USUAL_ACTS, acts::next)));
    }
}
