package org.contexttck.reference.contextpack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PackCompilerTest {

    private static final String GOAL = "Add refresh-token rotation to the auth service";
    private static final MemoryDatabase DATABASE = MemoryDatabase.inMemory();
    private static Caller caller;

    @BeforeAll
    static void signIn() throws Exception {
        caller = Caller.of(Optional.of("org-reference-token"));
    }

    @AfterAll
    static void close() {
        DATABASE.close();
    }

    @ParameterizedTest
    @EnumSource(Intent.class)
    void anIntentStressesAndLeavesNothingOut(Intent intent) throws Exception {
        ContextPack pack = pack(Map.of("goal", GOAL, "intent", intent.key(), "limit", 40));
        assertThat(pack.totalItems()).isEqualTo(40);
        assertThat(intent.stressed()).contains(pack.sections().get(0).facet());
    }

    /** The compact start of a session, as the source's example asks for it. */
    @Test
    void workThatIsResumedIsFound() throws Exception {
        ContextPack pack = pack(Map.of(
                "goal",
                "Resume work on the crawler import adapter",
                "layer",
                "wake",
                "project",
                "proj_abc123",
                "limit",
                12));

        assertThat(pack.sections().stream()
                        .flatMap(section -> section.items().stream())
                        .map(item -> item.match().memory().name()))
                .contains("Crawler import adapter", "The crawler import is idempotent", "Crawler dates");
        assertThat(pack.sections().get(0).facet()).isEqualTo(Facet.ACTIVE_WORK);
    }

    @Test
    void noPackShrinksWithDepth() throws Exception {
        int least = 1;
        for (Layer layer : Layer.values()) {
            int size = pack(Map.of("goal", "token search", "layer", layer.key(), "limit", 50))
                    .totalItems();
            assertThat(size).isGreaterThanOrEqualTo(least);
            least = size;
        }
        assertThat(pack(Map.of("goal", GOAL, "layer", "wake", "limit", 40)).totalItems())
                .isEqualTo(39);
        assertThat(pack(Map.of("goal", GOAL, "layer", "wake")).totalItems()).isEqualTo(8);
        assertThat(pack(Map.of("goal", "rotat")).totalItems()).isZero();
        assertThat(pack(Map.of("goal", "rotat", "layer", "deep_search")).totalItems())
                .isEqualTo(24);
    }

    @Test
    void scoresAreFiniteAndItemsOccurOnce() throws Exception {
        List<Item> items = items(pack(Map.of("goal", GOAL, "limit", 50)));
        assertThat(items)
                .allMatch(item ->
                        Double.isFinite(item.match().score()) && item.match().score() > 0);
        assertThat(items.stream().map(item -> item.match().id())).doesNotHaveDuplicates();
        assertThat(items(pack(Map.of("goal", "note without any text"))))
                .anyMatch(item -> item.content().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "token\" OR \"x",
                "token NEAR(auth",
                "name:token",
                "token*^-",
                "tok\u0000en token",
                "{token} + (",
                "'; drop table" + " memories; -- token"
            })
    void noGoalUpsetsTheSearch(String goal) throws Exception {
        assertThat(pack(Map.of("goal", goal)).totalItems()).isPositive();
    }

    @Test
    void nothingOfAnotherOrganizationShows() throws Exception {
        for (String goal : List.of("Rotate the signing keys", "obsidian heron, partner token", GOAL)) {
            ContextPack pack = pack(Map.of("goal", goal, "limit", 50, "related_limit", 50));
            assertThat(pack.totalItems()).as(goal).isPositive();
            assertThat(pack.sections().toString()).doesNotContain("obsidian", "proj_other");
        }
    }

    @Test
    void aProjectNarrowsActiveWorkOnly() throws Exception {
        Set<String> active = new HashSet<>();
        Set<String> others = new HashSet<>();
        for (Item item : items(pack(Map.of("goal", GOAL, "limit", 50, "project", "proj_second")))) {
            (item.facet() == Facet.ACTIVE_WORK ? active : others)
                    .add(item.match().memory().provenance().project().orElse(""));
        }
        assertThat(active).containsExactly("proj_second");
        assertThat(others).contains("proj_abc123", "proj_second", "");
    }

    @Test
    void aDiaryIsShownToThoseWhoAsk() throws Exception {
        String goal = "Continue the migration rehearsal";
        List<String> without = ids(pack(Map.of("goal", goal)));
        List<String> with = ids(pack(Map.of("goal", goal, "agent_id", "migration-runner")));
        assertThat(with).hasSize(without.size() + 3).containsAll(without);
        assertThat(ids(pack(Map.of("goal", goal, "agent_id", "nobody")))).isEqualTo(without);
        assertThat(ids(pack(Map.of("goal", goal, "agent_id", "migration-runner", "limit", 3))))
                .hasSize(3);
        assertThat(ids(pack(Map.of("goal", goal, "agent_id", "migration-runner", "limit", 1))))
                .isSubsetOf(without);
    }

    @Test
    void aDomainNarrowsThePack() throws Exception {
        assertThat(items(pack(Map.of("goal", "index options for document search", "domain", "retrieval"))))
                .hasSize(3)
                .allMatch(item -> item.match().memory().metadata().equals(Map.of("domain", "retrieval")));
        assertThat(pack(Map.of("goal", GOAL, "domain", "retrieval")).totalItems())
                .isZero();
    }

    @Test
    void neighborsAreOneHopAwayBothWays() throws Exception {
        List<Neighbor> neighbors = items(
                        pack(Map.of("goal", "Decision about clock skew", "limit", 1, "related_limit", 50)))
                .get(0)
                .related();
        assertThat(neighbors).hasSize(12);
        assertThat(neighbors.stream().filter(Neighbor::outgoing))
                .singleElement()
                .extracting(Neighbor::name)
                .isEqualTo("Decision about session revocation");
    }

    @Test
    void onlyTokensOfAnOrganizationOpenAnything() throws Exception {
        for (Optional<String> token : List.of(Optional.<String>empty(), Optional.of(""), Optional.of("user-token"))) {
            assertThatExceptionOfType(BadArgument.class)
                    .isThrownBy(() -> Caller.of(token))
                    .withMessage("Organization context required. Authenticate with an org-scoped token.");
        }
        for (String id : List.of("proj_other", "proj_none", "", "PROJ_ABC123")) {
            assertThatExceptionOfType(BadArgument.class)
                    .isThrownBy(() -> caller.mayUse(Optional.of(id)))
                    .withMessage("Project access denied: " + id);
        }
        caller.mayUse(Optional.of("proj_abc123"));
        caller.mayUse(Optional.empty());
    }

    @Test
    void wakeCutsTextsBetweenCharacters() {
        assertThat(Layer.WAKE.shown("👩".repeat(161))).isEqualTo("👩".repeat(159) + "…");
        assertThat(Layer.WAKE.shown("👩".repeat(160))).isEqualTo("👩".repeat(160));
        assertThat(Layer.RECALL.shown("x".repeat(100_000))).hasSize(100_000);
    }

    private static ContextPack pack(Map<String, Object> arguments) throws Exception {
        return new PackCompiler(new Memories(DATABASE)).compile(PackRequest.of(new Arguments(arguments)), caller);
    }

    private static List<Item> items(ContextPack pack) {
        return pack.sections().stream()
                .flatMap(section -> section.items().stream())
                .toList();
    }

    private static List<String> ids(ContextPack pack) {
        return items(pack).stream().map(item -> item.match().id()).toList();
    }
}
