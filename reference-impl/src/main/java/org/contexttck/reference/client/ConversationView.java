package org.contexttck.reference.client;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a screen shows of a conversation. Looking changes nothing in the conversation: an opened original stays out of
 * requests to the model (TC-C-26). Everything it gives out is plain text, to be shown as such (TC-C-29).
 */
public class ConversationView {

    private final Conversation conversation;
    private final Set<String> opened = new HashSet<>();
    private boolean showHints;

    /** Shows no badges and has everything closed. */
    public ConversationView(Conversation conversation) {
        this.conversation = conversation;
    }

    /** Something on the screen, from top to bottom. */
    public sealed interface Item permits Said, Block {}

    /** A message that is no tool result. @param text may be empty if it only calls tools */
    public record Said(PromptMessage.Role role, String text, List<ModelCall> calls) implements Item {}

    /**
     * A tool result.
     *
     * @param call what was called
     * @param state how it is shown
     * @param badges on it, in order; none unless hints are shown
     * @param text what can be read in this state
     * @param parts the same in pieces, images apart
     * @param editable whether the user could change it; never
     */
    public record Block(ToolCall call, State state, List<Badge> badges, String text, List<Part> parts, boolean editable)
            implements Item {

        public Block {
            badges = List.copyOf(badges);
            parts = List.copyOf(parts);
        }
    }

    /** How a result is shown (TC-C-25). */
    public enum State {
        /** In full, for it has not been consumed. */
        FULL("full"),
        /** A closed block with the summary. */
        COLLAPSED("collapsed"),
        /** A block that the user has opened, with the original in it, read-only. */
        EXPANDED("expanded");

        private final String text;

        State(String text) {
            this.text = text;
        }

        /** The word for it in the driver's answers. */
        public String text() {
            return text;
        }
    }

    /** A debug badge. @param colour in a word */
    public record Badge(String name, String colour) {

        /** On a result that waits. */
        public static final Badge TRANSIENT = new Badge("transient", "amber");
        /** On a result that has made another collapse. */
        public static final Badge CONSUMED = new Badge("consumed", "green");
        /** On a result that has collapsed. */
        public static final Badge COLLAPSED = new Badge("collapsed", "gray");
    }

    /** The setting "Show context hints" (Settings, General, Display), which is off at first (TC-C-27). */
    public final void setShowHints(boolean show) {
        showHints = show;
    }

    /** Whether badges are shown. */
    public boolean showsHints() {
        return showHints;
    }

    /** Opens a collapsed result; one that has not collapsed stays as it is. */
    public void expand(String callId) {
        if (conversation.engine().callState(callId) == CallState.COLLAPSED) {
            opened.add(callId);
        }
    }

    /** Closes it again. */
    public final void close(String callId) {
        opened.remove(callId);
    }

    /** Everything, from top to bottom. */
    public final List<Item> items() {
        List<Item> items = new ArrayList<>();
        for (Turn turn : conversation.turns()) {
            items.add(new Said(turn.role(), turn.text(), turn.calls()));
            turn.calls().forEach(call -> block(call.call()).ifPresent(items::add));
        }
        return items;
    }

    /** The tool results, from top to bottom. */
    public final List<Block> blocks() {
        return items().stream()
                .filter(Block.class::isInstance)
                .map(Block.class::cast)
                .toList();
    }

    private Optional<Block> block(ToolCall call) {
        return conversation.given(call.callId()).map(given -> {
            State state = state(call.callId());
            List<Part> parts =
                    state == State.COLLAPSED ? List.of(Part.text(summary(call.callId()))) : original(call.callId());
            String text = parts.stream().map(Part::readable).collect(joining("\n"));
            List<Badge> badges = showsHints() ? badges(call.callId()) : List.of();
            return new Block(call, state, badges, text, parts, editable(state));
        });
    }

    /** How a result is shown. */
    protected State state(String callId) {
        if (conversation.engine().callState(callId) != CallState.COLLAPSED) {
            return State.FULL;
        }
        return opened.contains(callId) ? State.EXPANDED : State.COLLAPSED;
    }

    /** What a closed block says. */
    protected String summary(String callId) {
        return conversation.engine().replacement(callId).orElse("");
    }

    /** What a result says in full. */
    protected List<Part> original(String callId) {
        return conversation
                .engine()
                .original(callId)
                .or(() -> conversation.given(callId))
                .map(ResultParts::of)
                .orElse(List.of());
    }

    /** Whether what is shown in this state can be changed. */
    protected boolean editable(State state) {
        return false;
    }

    /** The badges on a result, when badges are shown (R13). */
    protected List<Badge> badges(String callId) {
        CollapseEngine engine = conversation.engine();
        List<Badge> badges = new ArrayList<>();
        if (engine.triggered(callId)) {
            badges.add(Badge.CONSUMED);
        }
        if (engine.waits(callId)) {
            badges.add(Badge.TRANSIENT);
        }
        if (engine.callState(callId) == CallState.COLLAPSED) {
            badges.add(Badge.COLLAPSED);
        }
        return badges;
    }
}
