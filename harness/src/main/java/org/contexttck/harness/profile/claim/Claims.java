package org.contexttck.harness.profile.claim;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.profile.target.TargetEntries;
import org.contexttck.harness.profile.yaml.Binder;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Value;

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

    public Claims {
        transientContext = transientContext.filter(claim -> !claim.claimsNothing());
        contextSaving = contextSaving.filter(claim -> !claim.paginated().isEmpty()
                || !claim.truncated().isEmpty()
                || !claim.commands().isEmpty());
        subContext = subContext.filter(
                claim -> claim.gateway().isPresent() || claim.participant().isPresent());
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
        List<FetchTool> fetch = Stream.of(FetchTool.SEARCH, FetchTool.FIND)
                .filter(toolNames::contains)
                .map(tool -> Binder.of("{tool: " + tool + "}", FetchTool.class))
                .toList();
        TransientContextClaim transientContext = TransientContextClaim.ofServer(
                fetch,
                standard(toolNames, ConsumerTool.NAME, ConsumerTool.class).stream()
                        .toList(),
                standard(toolNames, WorkflowTool.NAME, WorkflowTool.class).stream()
                        .toList());
        return new Claims(
                true,
                Optional.of(transientContext),
                Optional.empty(),
                standard(toolNames, ContextPackTool.NAME, ContextPackTool.class),
                Optional.empty());
    }

    private static <T extends Record> Optional<T> standard(Set<String> toolNames, String tool, Class<T> type) {
        return toolNames.contains(tool) ? Optional.of(Binder.of("{}", type)) : Optional.empty();
    }

    /** The keys of {@code claims}. Unlike a part of a protocol, a protocol that is left out is not claimed. */
    public record Written(
            @Key(on = true, off = true) Optional<TransientContextClaim> transientContext,
            @Key(on = true, off = true) Optional<ContextSavingClaim> contextSaving,
            @Key(on = true, off = true) Optional<ContextPackTool> contextPack,
            @Key(on = true, off = true) Optional<SubContextClaim> subContext) {}

    static Optional<Claims> read(Value value) {
        Written written = Binder.read(value, Written.class);
        return Optional.of(new Claims(
                true,
                written.transientContext(),
                written.contextSaving(),
                written.contextPack(),
                written.subContext()));
    }

    /**
     * These claims, and that the client that the profile names collapses results; unchanged if that is claimed already, or if
     * somebody has said what is claimed and left the whole protocol out.
     */
    public Claims andClient() {
        if (claimed(Claim.CLIENT) || decided && transientContext.isEmpty()) {
            return this;
        }
        TransientContextClaim claim = transientContext
                .orElseGet(() -> TransientContextClaim.ofServer(List.of(), List.of(), List.of()))
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
                .orElseGet(() -> TransientContextClaim.ofServer(List.of(), List.of(), List.of()))
                .andIntermediary();
        return new Claims(true, Optional.of(claim), contextSaving, contextPack, subContext);
    }

    /** These claims, and the roles in sub-context for which a profile names something to be tested. */
    public Claims with(TargetEntries targets) {
        SubContextClaim completed = subContext
                .orElse(SubContextClaim.NOTHING)
                .with(targets.gateway().isPresent(), targets.participant().isPresent());
        return new Claims(decided, transientContext, contextSaving, contextPack, Optional.of(completed));
    }

    /** These claims without what a participant shows to a driver only. */
    public Claims withoutDriver() {
        return new Claims(
                decided, transientContext, contextSaving, contextPack, subContext.map(SubContextClaim::withoutDriver));
    }

    /**
     * These claims as far as they are about one protocol; about any other text, none.
     *
     * @param about what a requirement applies to; of context-saving, whose sorts of tools have nothing in common, only that
     */
    public Claims only(String protocol, List<Claim> about) {
        return new Claims(
                decided,
                transientContext.filter(claim -> protocol.equals("transient-context")),
                contextSaving.filter(claim -> protocol.equals("context-saving")).map(claim -> claim.only(about)),
                contextPack.filter(claim -> protocol.equals("context-pack")),
                subContext.filter(claim -> protocol.equals("sub-context")));
    }

    /** What is claimed of the tool of this name. */
    public ClaimedTool of(String tool) {
        return ClaimedTool.of(this, tool);
    }

    /** Whether a protocol, or a part of one, is claimed; false for what the section {@code claims} has no word for. */
    public boolean claimed(Claim claim) {
        return switch (claim) {
            case TRANSIENT_CONTEXT -> transientContext.isPresent();
            case FETCH -> any(transientContext.map(TransientContextClaim::fetch));
            case CONSUMER -> any(transientContext.map(TransientContextClaim::consumer));
            case WORKFLOW -> any(transientContext.map(TransientContextClaim::workflow));
            case CLIENT -> client(any -> true);
            case RESUME -> client(ClientClaim::resume);
            case DISPLAY -> client(ClientClaim::display);
            case UNSCOPED_COLLAPSE -> client(ClientClaim::unscopedCollapse);
            case INTERMEDIARY ->
                transientContext.flatMap(TransientContextClaim::intermediary).isPresent();
            case CONTEXT_SAVING -> contextSaving.isPresent();
            case PAGINATED -> any(contextSaving.map(ContextSavingClaim::paginated));
            case TRUNCATED -> any(contextSaving.map(ContextSavingClaim::truncated));
            case COMMANDS -> any(contextSaving.map(ContextSavingClaim::commands));
            case CONTEXT_PACK -> contextPack.isPresent();
            case DOMAINS -> contextPack.flatMap(ContextPackTool::domains).isPresent();
            case SCOPES -> contextPack.flatMap(ContextPackTool::scopes).isPresent();
            case DIARY -> contextPack.flatMap(ContextPackTool::diary).isPresent();
            case AUDIT -> contextPack.flatMap(ContextPackTool::audit).isPresent();
            case REMEMBER -> contextPack.flatMap(ContextPackTool::remember).isPresent();
            case SUB_CONTEXT -> subContext.isPresent();
            case GATEWAY -> subContext.flatMap(SubContextClaim::gateway).isPresent();
            case FILTER -> subContext.flatMap(SubContextClaim::filter).isPresent();
            case PARTICIPANT -> subContext.flatMap(SubContextClaim::participant).isPresent();
            case NESTING -> subContext.filter(SubContextClaim::nesting).isPresent();
            case FILTERS -> subContext.filter(SubContextClaim::filters).isPresent();
            case GROUPING -> subContext.filter(SubContextClaim::grouping).isPresent();
            case SERVER_ON_STDIO,
                    SERVER_DECLARES_OUTPUT,
                    CLIENT_SPEAKS_MCP,
                    CLIENT_OF_TWO_SERVERS,
                    PARTICIPANT_WITH_DRIVER -> false;
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
        return Stream.of(Claim.TRANSIENT_CONTEXT, Claim.CONTEXT_SAVING, Claim.CONTEXT_PACK, Claim.SUB_CONTEXT)
                .filter(this::claimed)
                .map(Claim::text)
                .toList();
    }

    private static boolean any(Optional<? extends List<?>> tools) {
        return tools.filter(list -> !list.isEmpty()).isPresent();
    }
}
