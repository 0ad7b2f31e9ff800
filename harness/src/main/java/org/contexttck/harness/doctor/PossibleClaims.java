package org.contexttck.harness.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Claim;

/** What could be claimed for a list of tools, by names, parameters and output schemas. */
final class PossibleClaims {

    static final String FETCH = Claim.FETCH.text();
    static final String CONSUMER = Claim.CONSUMER.text();
    static final String WORKFLOW = Claim.WORKFLOW.text();
    static final String PAGINATED = Claim.PAGINATED.text();
    static final String TRUNCATED = Claim.TRUNCATED.text();
    static final String COMMANDS = Claim.COMMANDS.text();
    static final String PACK = Claim.CONTEXT_PACK.text();
    static final String REMEMBER = Claim.REMEMBER.text();

    private static final Map<String, String> BY_NAME = Map.of(
            "search_records", FETCH,
            "find_records", FETCH,
            "store_analysis_memory", CONSUMER,
            "get_workflow_step", WORKFLOW);

    private PossibleClaims() {}

    static List<PossibleClaim> of(List<Tool> tools) {
        List<PossibleClaim> claims = new ArrayList<>();
        tools.forEach(tool -> transientContext(tool).ifPresent(claims::add));
        tools.forEach(tool -> paginated(tool).ifPresent(claims::add));
        tools.forEach(tool -> truncated(tool).ifPresent(claims::add));
        tools.forEach(tool -> command(tool).ifPresent(claims::add));
        List<PossibleClaim> packs =
                tools.stream().flatMap(tool -> pack(tool).stream()).toList();
        claims.addAll(packs);
        if (!packs.isEmpty()) {
            tools.forEach(tool -> remember(tool).ifPresent(claims::add));
        }
        return claims;
    }

    private static Optional<PossibleClaim> transientContext(Tool tool) {
        return Optional.ofNullable(BY_NAME.get(tool.name()))
                .map(claim -> new PossibleClaim(claim, tool.name(), true, "has its name from the protocol's text"));
    }

    private static Optional<PossibleClaim> paginated(Tool tool) {
        Paging paging = Paging.of(tool);
        if (paging.scheme() != Paging.Scheme.OFFSET || isPack(tool)) {
            return Optional.empty();
        }
        boolean named = paging.names().equals(List.of("offset", "limit"));
        String why = "takes " + String.join(" and ", paging.names());
        return Optional.of(new PossibleClaim(PAGINATED, tool.name(), named, named ? why : why + ", by other names"));
    }

    private static Optional<PossibleClaim> truncated(Tool tool) {
        Cutting cutting = Cutting.of(tool);
        if (!cutting.offered()) {
            return Optional.empty();
        }
        String why = "takes " + String.join(", ", cutting.names());
        String lacks = cutting.missing().isEmpty() ? "" : "; has no " + String.join(", no ", cutting.missing());
        boolean named = cutting.names().equals(List.of("head", "tail", "max_bytes"));
        return Optional.of(new PossibleClaim(TRUNCATED, tool.name(), named, why + lacks));
    }

    private static Optional<PossibleClaim> command(Tool tool) {
        if (tool.output().path("properties").has("stderr")) {
            return Optional.of(new PossibleClaim(COMMANDS, tool.name(), true, "its output schema has stderr"));
        }
        Growth growth = Growth.of(tool);
        return growth.kind() == Growth.Kind.COMMAND
                ? Optional.of(new PossibleClaim(COMMANDS, tool.name(), false, growth.why()))
                : Optional.empty();
    }

    private static Optional<PossibleClaim> pack(Tool tool) {
        if (!isPack(tool)) {
            return Optional.empty();
        }
        boolean named = tool.name().equals("context");
        return Optional.of(new PossibleClaim(
                PACK, tool.name(), named, named ? "is called context and requires goal" : "requires goal"));
    }

    private static Optional<PossibleClaim> remember(Tool tool) {
        boolean both = Stream.of("title", "content")
                .allMatch(name -> tool.parameter(name).isPresent());
        return tool.name().equals("remember") && both
                ? Optional.of(new PossibleClaim(REMEMBER, tool.name(), true, "takes title and content"))
                : Optional.empty();
    }

    private static boolean isPack(Tool tool) {
        return NameWords.of(tool.name()).contains("context")
                && tool.parameter("goal").filter(Parameter::required).isPresent();
    }
}
