package org.contexttck.reference.contextpack;

import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Sixty-six memories about refresh-token rotation: six subjects seen from eleven sides. All memories of a subject are
 * linked with its decision, and each decision with the next one.
 */
final class RotationMemories {

    private static final Instant START = Instant.parse("2026-01-05T09:00:00Z");
    private static final List<String> PROJECTS = List.of("proj_abc123", "", "proj_second");

    /** One side of a subject; in the texts, the subject replaces %s. */
    private record Side(Facet facet, String type, String name, String content, String relationship) {}

    private static final List<String> SUBJECTS = List.of(
            "token families",
            "clock skew",
            "session revocation",
            "key rollover",
            "mobile sign-in",
            "the sign-in trail");

    private static final List<Side> SIDES = List.of(
            new Side(
                    Facet.DECISIONS,
                    "decision",
                    "Decision about %s",
                    "Refresh-token rotation in the auth service handles %s on each use.",
                    "precedes"),
            new Side(Facet.ACTIVE_WORK, "task", "Build %s", "Open: add %s to refresh-token rotation.", "implements"),
            new Side(
                    Facet.CONSTRAINTS,
                    "constraint",
                    "Limits on %s",
                    "The auth service must not slow down when rotation touches %s.",
                    "bounds"),
            new Side(
                    Facet.PROCEDURES,
                    "procedure",
                    "How to release %s",
                    "Release the token rotation with %s behind a switch, then widen.",
                    "follows"),
            new Side(Facet.GOTCHAS, "gotcha", "Trap in %s", "A refresh that races another one breaks %s.", "warns of"),
            new Side(
                    Facet.ARTIFACTS,
                    "document",
                    "Notes on %s",
                    "Design of the auth service, chapter on %s and rotation.",
                    "describes"),
            new Side(
                    Facet.DOMAIN,
                    "concept",
                    "Background of %s",
                    "What %s means wherever a token is replaced by rotation.",
                    "explains"),
            new Side(
                    Facet.IDEATION,
                    "idea",
                    "Idea for %s",
                    "A token service of its own could take care of %s.",
                    "suggests"),
            new Side(
                    Facet.PLANNING,
                    "plan",
                    "Milestone for %s",
                    "After the refresh endpoint, rotation of %s comes next.",
                    "schedules"),
            new Side(
                    Facet.RECENT_MEMORY,
                    "session",
                    "Last session on %s",
                    "Talked about %s and the auth service; rotation is half done.",
                    "mentions"),
            new Side(
                    Facet.VERIFICATION,
                    "check",
                    "Test of %s",
                    "Replay an old refresh token and see that %s holds.",
                    "verifies"));

    private final Memories memories;
    private int made;

    private RotationMemories(Memories memories) {
        this.memories = memories;
    }

    /** Stores them. */
    static void fill(Memories memories) throws SQLException {
        RotationMemories all = new RotationMemories(memories);
        List<String> decisions = new ArrayList<>();
        for (String subject : SUBJECTS) {
            decisions.add(all.subject(subject));
        }
        for (int i = 1; i < decisions.size(); i++) {
            memories.link(decisions.get(i - 1), decisions.get(i), "precedes");
        }
    }

    private String subject(String subject) throws SQLException {
        String decision = memories.add(memory(SIDES.get(0), subject), List.of());
        for (Side side : SIDES.subList(1, SIDES.size())) {
            memories.link(memories.add(memory(side, subject), List.of()), decision, side.relationship());
        }
        return decision;
    }

    private Memory memory(Side side, String subject) {
        int number = made++;
        String project = PROJECTS.get(number % PROJECTS.size());
        if (side.facet() == Facet.ACTIVE_WORK && project.isEmpty()) {
            project = PROJECTS.get(0);
        }
        return new Memory(
                side.type(),
                side.facet(),
                side.name().formatted(subject),
                side.content().formatted(subject),
                Optional.of("auth"),
                Optional.empty(),
                provenance(number, project));
    }

    private static Provenance provenance(int number, String project) {
        String source = "docs/auth/%02d.md".formatted(number);
        String at = START.plus(Duration.ofHours(number)).toString();
        return new Provenance(
                Optional.of("example"),
                Optional.of(source),
                Optional.of("https://docs.example/" + source),
                Optional.of(at),
                Optional.of(at),
                Optional.empty(),
                Optional.of(project).filter(id -> !id.isEmpty()));
    }
}
