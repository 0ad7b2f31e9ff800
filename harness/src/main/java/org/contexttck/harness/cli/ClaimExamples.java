package org.contexttck.harness.cli;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.catalogue.Claim;

/** The smallest piece of a profile that claims something, with a value for everything that has no default. */
final class ClaimExamples {

    private static final Map<Claim, String> BELOW = new EnumMap<>(Map.ofEntries(
            Map.entry(Claim.TRANSIENT_CONTEXT, "{}"),
            Map.entry(
                    Claim.FETCH,
                    "\n- tool: search_records\n  full: {page: 1}\n  five: {per_page: 5}\n  records: /records"),
            Map.entry(
                    Claim.CONSUMER,
                    "\n- tool: store_analysis_memory\n  succeed: {finding: x}\n  fail: [{finding: \"\"}]"),
            Map.entry(Claim.WORKFLOW, "true"),
            Map.entry(Claim.CLIENT, "true"),
            Map.entry(Claim.RESUME, "true"),
            Map.entry(Claim.DISPLAY, "true"),
            Map.entry(Claim.UNSCOPED_COLLAPSE, "true"),
            Map.entry(Claim.INTERMEDIARY, "true"),
            Map.entry(Claim.CONTEXT_SAVING, "{}"),
            Map.entry(Claim.PAGINATED, "\n- tool: list_entries\n  items: /items\n  info: /pagination"),
            Map.entry(Claim.TRUNCATED, "\n- tool: build_log\n  arguments: {log: plain}\n  text: /text"),
            Map.entry(Claim.COMMANDS, "\n- tool: run_check\n  noisy: {}\n  quiet: {}\n  stderr: /stderr"),
            Map.entry(Claim.CONTEXT_PACK, "{tool: context}"),
            Map.entry(
                    Claim.SCOPES,
                    "\naccessible: a\nforeign: b\nmarkers: {accessible: a text of a, foreign: a text of b}"),
            Map.entry(Claim.DIARY, "\nagent: migration-runner\nmarker: a text of the diary alone"),
            Map.entry(Claim.AUDIT, "{tool: audit_log, entries: /entries}"),
            Map.entry(Claim.REMEMBER, "true"),
            Map.entry(Claim.SUB_CONTEXT, "{gateway: true}"),
            Map.entry(Claim.GATEWAY, "true"),
            Map.entry(Claim.FILTER, "true"),
            Map.entry(Claim.PARTICIPANT, "true"),
            Map.entry(Claim.NESTING, "true"),
            Map.entry(Claim.FILTERS, "true"),
            Map.entry(Claim.GROUPING, "true")));

    private ClaimExamples() {}

    /**
     * Lines of a profile.
     *
     * @return the lines from {@code claims:} on; empty for what is not claimed in a profile
     */
    static Optional<String> of(Claim claim) {
        return Optional.ofNullable(BELOW.get(claim))
                .map(value -> lines(List.of(claim.text().split("\\.")), value));
    }

    private static String lines(List<String> keys, String value) {
        StringBuilder text = new StringBuilder("claims:");
        for (int i = 0; i < keys.size(); i++) {
            text.append('\n').append("  ".repeat(i + 1)).append(keys.get(i)).append(':');
        }
        String indented = value.replace("\n", "\n" + "  ".repeat(keys.size() + 1));
        return text.append(value.startsWith("\n") ? "" : " ").append(indented).toString();
    }
}
