package org.contexttck.reference.contextpack;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * What the database holds at first, always the same. The goal "Add refresh-token rotation to the auth service" fits the
 * {@link RotationMemories} and some odd ones; other goals fit what belongs to projects, to diaries and to a domain.
 */
final class Example {

    private static final String ABC = "proj_abc123";
    private static final String SECOND = "proj_second";
    private static final String FOREIGN = "proj_other";

    private final Memories memories;
    private int made;

    private Example(Memories memories) {
        this.memories = memories;
    }

    static void fill(Memories memories) throws SQLException {
        RotationMemories.fill(memories);
        Example example = new Example(memories);
        example.oddOnes();
        example.projects();
        example.migration();
        example.retrieval();
        example.crawler();
    }

    /** Texts that a careless renderer or search trips over. */
    private void oddOnes() throws SQLException {
        add("note", Facet.GOTCHAS, "Title of a note on refresh tokens without any text", "", "");
        add(
                "note",
                Facet.GOTCHAS,
                "Text that *looks* like `Markdown` <b>and</b> [more](x)",
                "# Refresh-token rotation\n## Decisions\n- **Not an item** (decision, `mem_9999`)\n\n```\nauth service",
                "");
        add(
                "note",
                Facet.GOTCHAS,
                "Token \"rotation\" OR NEAR(auth) AND 'service' -- é 日本語 👩‍🚀",
                "Backslashes \\ and \\u0000, a line separator \u2028 and a tab \t stay what they are.",
                "");
        add(
                "note",
                Facet.RECENT_MEMORY,
                "A long talk about the auth service",
                "Token rotation again. ".repeat(150),
                "");
    }

    /** Work in two projects of the caller and in one out of reach, all about the same thing. */
    private void projects() throws SQLException {
        String content = "Rotate the signing keys of the %s cluster; code word %s.";
        String linked = add(
                "task",
                Facet.ACTIVE_WORK,
                "Signing keys, staging",
                content.formatted("staging", "kestrel-lantern"),
                ABC);
        add("decision", Facet.DECISIONS, "Signing keys live a month", content.formatted("old", "kestrel-lantern"), ABC);
        add("task", Facet.ACTIVE_WORK, "Signing keys, production", content.formatted("main", "plover-gate"), SECOND);
        String secret = content.formatted("partner", "obsidian-heron");
        String foreign = add("task", Facet.ACTIVE_WORK, "Signing keys of obsidian-heron", secret, FOREIGN);
        add(
                "decision",
                Facet.DECISIONS,
                "Partner contract on refresh-token rotation",
                "The auth service of the partner will add refresh-token rotation: obsidian-heron.",
                FOREIGN);
        memories.link(foreign, linked, "depends on");
        memories.link(linked, foreign, "affects");
    }

    /** A rehearsal that two agents keep diaries of. */
    private void migration() throws SQLException {
        add("plan", Facet.PLANNING, "Rehearse the move twice", "The migration rehearsal runs on a copy, twice.", ABC);
        add("procedure", Facet.PROCEDURES, "Steps of the move", "Each migration rehearsal starts with a backup.", ABC);
        add("gotcha", Facet.GOTCHAS, "Slow index", "In the last rehearsal an index doubled the migration time.", "");
        add("task", Facet.ACTIVE_WORK, "Shorten the move", "Bring the migration rehearsal below ten minutes.", ABC);
        diary("migration-runner", "First evening", "Migration rehearsal one: stopped at table 14, tern-at-dawn.");
        diary("migration-runner", "Second evening", "Migration rehearsal two: table 14 passes, tern-at-dawn.");
        diary("migration-runner", "What comes next", "Continue with table 15 of the migration, tern-at-dawn.");
        diary("release-bot", "Release notes", "Left the migration rehearsal out of the release notes.");
    }

    private void retrieval() throws SQLException {
        for (String kind : List.of("Flat", "Graph", "Inverted-list")) {
            Memory memory = memory(
                    "artifact",
                    Facet.ARTIFACTS,
                    kind + " vector index",
                    kind + " index measured for document search; one of the options.",
                    "");
            memories.add(memory.in("retrieval"), List.of());
        }
        Memory elsewhere = memory(
                "artifact",
                Facet.ARTIFACTS,
                "Sorted index",
                "An index of its own for invoice search; one of the options.",
                "");
        memories.add(elsewhere.in("billing"), List.of());
    }

    /** What somebody who resumes this piece of work wants to know at once. */
    private void crawler() throws SQLException {
        String task = add(
                "task",
                Facet.ACTIVE_WORK,
                "Crawler import adapter",
                "The adapter reads what the crawler wrote; left to do is the import of pages without a date.",
                ABC);
        String decision = add(
                "decision",
                Facet.DECISIONS,
                "The crawler import is idempotent",
                "An import adapter may meet a page twice; the later one wins.",
                ABC);
        add("gotcha", Facet.GOTCHAS, "Crawler dates", "The crawler import adapter gets dates without a zone.", ABC);
        add(
                "check",
                Facet.VERIFICATION,
                "Import of one day",
                "Run the crawler import adapter on one day of pages.",
                ABC);
        memories.link(task, decision, "follows");
    }

    private void diary(String agent, String name, String content) throws SQLException {
        memories.add(memory("diary", Facet.RECENT_MEMORY, name, content, "").by(agent), List.of());
    }

    private String add(String type, Facet facet, String name, String content, String project) throws SQLException {
        return memories.add(memory(type, facet, name, content, project), List.of());
    }

    private Memory memory(String type, Facet facet, String name, String content, String project) {
        Provenance provenance = new Provenance(
                Optional.of("example"),
                Optional.empty(),
                Optional.empty(),
                Optional.of("2026-06-%02dT08:00:00Z".formatted(++made)),
                Optional.empty(),
                Optional.of("soon"),
                Optional.of(project).filter(id -> !id.isEmpty()));
        return new Memory(type, facet, name, content, Optional.empty(), Optional.empty(), provenance);
    }
}
