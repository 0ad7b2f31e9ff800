package org.contexttck.harness.profile;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What an implementation claims, and so what it is judged by.
 *
 * @param decided false if nobody has said what is claimed, so that the server's list of tools has to
 * @param transientContext the claim, if any part of transient-context is claimed
 * @param contextSaving the claim, if any part of context-saving is claimed
 * @param contextPack the claim, if context-pack is claimed
 * @param subContext the claim, if any part of sub-context is claimed
 */
public record Claims(
        boolean decided,
        Optional<TransientContextClaim> transientContext,
        Optional<ContextSavingClaim> contextSaving,
        Optional<ContextPackTool> contextPack,
        Optional<SubContextClaim> subContext) {

    /** Every path that {@link #claimed} can answer with true. */
    public static final List<String> PATHS = List.of(
            "transient-context",
            "transient-context.fetch",
            "transient-context.consumer",
            "transient-context.workflow",
            "transient-context.client",
            "transient-context.client.resume",
            "transient-context.client.display",
            "transient-context.client.unscoped-collapse",
            "transient-context.intermediary",
            "context-saving",
            "context-saving.paginated",
            "context-saving.truncated",
            "context-saving.commands",
            "context-pack",
            "context-pack.scopes",
            "context-pack.diary",
            "context-pack.audit",
            "context-pack.remember",
            "sub-context",
            "sub-context.gateway",
            "sub-context.gateway.filter",
            "sub-context.participant",
            "sub-context.participant.filters",
            "sub-context.participant.grouping");

    public Claims {
        transientContext = transientContext.filter(claim -> !claim.claimsNothing());
        contextSaving = contextSaving.filter(claim -> !claim.paginated().isEmpty()
                || !claim.truncated().isEmpty()
                || !claim.commands().isEmpty());
        subContext = subContext.filter(claim -> claim.gateway() || claim.participant());
    }

    /** Nothing claimed yet; to be replaced by {@link #fromToolList} once the server has listed its tools. */
    public static Claims byToolList() {
        return new Claims(false, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /**
     * What a server without a profile claims: each part of which it lists a tool by the name that the sources use.
     *
     * @param toolNames the names in the server's list of tools
     */
    public static Claims fromToolList(Set<String> toolNames) {
        List<FetchTool> fetch = Stream.of(Defaults.SEARCH, Defaults.FIND)
                .filter(toolNames::contains)
                .map(Defaults::fetch)
                .toList();
        List<ConsumerTool> consumer = toolNames.contains(Defaults.CONSUMER) ? List.of(Defaults.consumer()) : List.of();
        Optional<WorkflowTool> workflow =
                Optional.of(Defaults.workflow()).filter(claim -> toolNames.contains(Defaults.WORKFLOW));
        Optional<ContextPackTool> pack =
                Optional.of(Defaults.contextPack()).filter(claim -> toolNames.contains(Defaults.CONTEXT));
        return new Claims(
                true,
                Optional.of(TransientContextClaim.ofServer(fetch, consumer, workflow)),
                Optional.empty(),
                pack,
                Optional.empty());
    }

    /**
     * These claims, and that the client that the profile names collapses results; unchanged if that is claimed already, or if
     * somebody has said what is claimed and left the whole protocol out.
     */
    public Claims andClient() {
        if (claimed("transient-context.client") || decided && transientContext.isEmpty()) {
            return this;
        }
        TransientContextClaim claim = transientContext
                .orElseGet(() -> TransientContextClaim.ofServer(List.of(), List.of(), Optional.empty()))
                .andClient(ClientClaim.plain());
        return new Claims(true, Optional.of(claim), contextSaving, contextPack, subContext);
    }

    /** These claims, and that a client which claims anything also collapses results that no workflow step has paired. */
    public Claims andUnscopedCollapse() {
        return new Claims(
                decided,
                transientContext.map(TransientContextClaim::andUnscopedCollapse),
                contextSaving,
                contextPack,
                subContext);
    }

    /** These claims, and that the intermediary that the profile names hands metadata on. */
    public Claims andIntermediary() {
        TransientContextClaim claim = transientContext
                .orElseGet(() -> TransientContextClaim.ofServer(List.of(), List.of(), Optional.empty()))
                .andIntermediary();
        return new Claims(true, Optional.of(claim), contextSaving, contextPack, subContext);
    }

    /** These claims, and the roles in sub-context for which a profile names something to be tested. */
    Claims with(Targets targets) {
        SubContextClaim completed = subContext
                .orElseGet(SubContextClaim::nothing)
                .with(targets.gateway().isPresent(), targets.participant().isPresent());
        return new Claims(decided, transientContext, contextSaving, contextPack, Optional.of(completed));
    }

    /** These claims as far as they are about one protocol; about any other text, none. */
    public Claims only(String protocol) {
        return new Claims(
                decided,
                transientContext.filter(claim -> protocol.equals("transient-context")),
                contextSaving.filter(claim -> protocol.equals("context-saving")),
                contextPack.filter(claim -> protocol.equals("context-pack")),
                subContext.filter(claim -> protocol.equals("sub-context")));
    }

    /**
     * Whether something is claimed.
     *
     * @param path a protocol, or a part of one, one of {@link #PATHS}; false for any other
     */
    public boolean claimed(String path) {
        return switch (path) {
            case "transient-context" -> transientContext.isPresent();
            case "transient-context.fetch" -> any(transientContext.map(TransientContextClaim::fetch));
            case "transient-context.consumer" -> any(transientContext.map(TransientContextClaim::consumer));
            case "transient-context.workflow" ->
                transientContext.flatMap(TransientContextClaim::workflow).isPresent();
            case "transient-context.client" -> client(claim -> true);
            case "transient-context.client.resume" -> client(ClientClaim::resume);
            case "transient-context.client.display" -> client(ClientClaim::display);
            case "transient-context.client.unscoped-collapse" -> client(ClientClaim::unscopedCollapse);
            case "transient-context.intermediary" ->
                transientContext.filter(TransientContextClaim::intermediary).isPresent();
            case "context-saving" -> contextSaving.isPresent();
            case "context-saving.paginated" -> any(contextSaving.map(ContextSavingClaim::paginated));
            case "context-saving.truncated" -> any(contextSaving.map(ContextSavingClaim::truncated));
            case "context-saving.commands" -> any(contextSaving.map(ContextSavingClaim::commands));
            case "context-pack" -> contextPack.isPresent();
            case "context-pack.scopes" ->
                contextPack.flatMap(ContextPackTool::scopes).isPresent();
            case "context-pack.diary" ->
                contextPack.flatMap(ContextPackTool::diary).isPresent();
            case "context-pack.audit" ->
                contextPack.flatMap(ContextPackTool::audit).isPresent();
            case "context-pack.remember" ->
                contextPack.flatMap(ContextPackTool::remember).isPresent();
            case "sub-context" -> subContext.isPresent();
            case "sub-context.gateway" ->
                subContext.filter(SubContextClaim::gateway).isPresent();
            case "sub-context.gateway.filter" ->
                subContext.flatMap(SubContextClaim::filter).isPresent();
            case "sub-context.participant" ->
                subContext.filter(SubContextClaim::participant).isPresent();
            case "sub-context.participant.filters" ->
                subContext.filter(SubContextClaim::filters).isPresent();
            case "sub-context.participant.grouping" ->
                subContext.filter(SubContextClaim::grouping).isPresent();
            default -> false;
        };
    }

    private boolean client(Predicate<ClientClaim> claimed) {
        return transientContext
                .flatMap(TransientContextClaim::client)
                .filter(claimed)
                .isPresent();
    }

    /** The protocols of which anything is claimed. */
    public List<String> protocols() {
        return Stream.of("transient-context", "context-saving", "context-pack", "sub-context")
                .filter(this::claimed)
                .toList();
    }

    private static boolean any(Optional<? extends List<?>> tools) {
        return tools.filter(list -> !list.isEmpty()).isPresent();
    }
}
