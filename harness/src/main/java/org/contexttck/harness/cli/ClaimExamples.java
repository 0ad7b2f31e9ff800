package org.contexttck.harness.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The smallest piece of a profile that claims something, with a value for everything that has no default. */
final class ClaimExamples {

    private static final Map<String, String> BELOW = Map.ofEntries(
            Map.entry("transient-context", "{}"),
            Map.entry(
                    "transient-context.fetch",
                    "\n- tool: search_records\n  full: {page: 1}\n  five: {per_page: 5}\n  records: /records"),
            Map.entry(
                    "transient-context.consumer",
                    "\n- tool: store_analysis_memory\n  succeed: {finding: x}\n  fail: [{finding: \"\"}]"),
            Map.entry("transient-context.workflow", "true"),
            Map.entry("transient-context.client", "true"),
            Map.entry("transient-context.client.resume", "true"),
            Map.entry("transient-context.client.display", "true"),
            Map.entry("transient-context.client.unscoped-collapse", "true"),
            Map.entry("transient-context.intermediary", "true"),
            Map.entry("context-saving", "{}"),
            Map.entry("context-saving.paginated", "\n- tool: list_entries\n  items: /items\n  info: /pagination"),
            Map.entry("context-saving.truncated", "\n- tool: build_log\n  arguments: {log: plain}\n  text: /text"),
            Map.entry("context-saving.commands", "\n- tool: run_check\n  noisy: {}\n  quiet: {}\n  stderr: /stderr"),
            Map.entry("context-pack", "{tool: context}"),
            Map.entry(
                    "context-pack.scopes",
                    "\naccessible: a\nforeign: b\nmarkers: {accessible: a text of a, foreign: a text of b}"),
            Map.entry("context-pack.diary", "\nagent: migration-runner\nmarker: a text of the diary alone"),
            Map.entry("context-pack.audit", "{tool: audit_log, entries: /entries}"),
            Map.entry("context-pack.remember", "true"),
            Map.entry("sub-context", "{gateway: true}"),
            Map.entry("sub-context.gateway", "true"),
            Map.entry("sub-context.gateway.filter", "true"),
            Map.entry("sub-context.participant", "true"),
            Map.entry("sub-context.participant.filters", "true"),
            Map.entry("sub-context.participant.grouping", "true"));

    private ClaimExamples() {}

    /**
     * Lines of a profile.
     *
     * @param path such as {@code context-saving.paginated}
     * @return the lines from {@code claims:} on; empty for what is not claimed in a profile
     */
    static Optional<String> of(String path) {
        return Optional.ofNullable(BELOW.get(path)).map(value -> lines(List.of(path.split("\\.")), value));
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
