package org.contexttck.harness.peer.model;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tells requests that belong to the conversation from those that a host sends beside it. Used by several threads. */
final class SideRequests {

    private final ToolNames names;
    private final Set<String> callIds = new HashSet<>();
    private Optional<String> system = Optional.empty();

    SideRequests(ToolNames names) {
        this.names = names;
    }

    /** Another conversation begins, of which nothing is known. */
    synchronized void forget() {
        callIds.clear();
        system = Optional.empty();
    }

    /** The model has made calls with these ids; whatever belongs to the conversation now repeats some of them. */
    synchronized void called(List<String> ids) {
        callIds.addAll(ids);
    }

    /**
     * Whether a request stands beside the conversation: it offers none of the fixture's tools and does not bring a tool's
     * result, or it knows nothing of the calls made so far and has another system prompt.
     */
    synchronized boolean isAside(List<PromptMessage> messages, List<String> offered) {
        boolean bringsResult =
                !messages.isEmpty() && messages.get(messages.size() - 1).role().equals(PromptMessage.TOOL);
        if (!names.any(offered)) {
            return !bringsResult;
        }
        String spoken = system(messages);
        if (system.isEmpty()) {
            system = Optional.of(spoken);
        }
        return !callIds.isEmpty()
                && !spoken.equals(system.get())
                && messages.stream().noneMatch(this::knowsACall);
    }

    private boolean knowsACall(PromptMessage message) {
        return message.callId().filter(callIds::contains).isPresent()
                || message.calls().stream().anyMatch(call -> callIds.contains(call.id()));
    }

    private static String system(List<PromptMessage> messages) {
        return messages.stream()
                .filter(it -> it.role().equals("system"))
                .map(PromptMessage::text)
                .findFirst()
                .orElse("");
    }
}
