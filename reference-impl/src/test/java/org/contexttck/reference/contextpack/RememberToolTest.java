package org.contexttck.reference.contextpack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RememberToolTest {

    private final MemoryDatabase database = MemoryDatabase.inMemory();
    private final Memories memories = new Memories(database);
    private final AuditLog audit = new AuditLog(database);
    private Caller caller;

    @BeforeEach
    void signIn() throws Exception {
        caller = Caller.of(Optional.of("org-reference-token"));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void aFileOutlastsTheServer(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("memories.db");
        try (MemoryDatabase first = MemoryDatabase.in(file)) {
            new RememberTool(new Memories(first))
                    .call(caller, new Arguments(Map.of("title", "Quokka", "content", "Quokkas sleep at noon")));
        }
        try (MemoryDatabase second = MemoryDatabase.in(file)) {
            PackCompiler packs = new PackCompiler(new Memories(second));
            Map<String, Object> goal = Map.of("goal", "quokka");
            Map<String, Object> example = Map.of("goal", "Continue the migration rehearsal", "limit", 50);

            assertThat(compiled(packs, goal)).contains("Quokkas sleep at noon");
            assertThat(compiled(packs, example)).containsOnlyOnce("Rehearse the move twice");
        }
    }

    private String compiled(PackCompiler packs, Map<String, Object> arguments) throws Exception {
        return new ContextTool(packs, audit)
                .call(caller, new Arguments(arguments))
                .get("sections")
                .toString();
    }

    @Test
    void whatIsRememberedComesBack() throws Exception {
        Map<String, Object> stored = remember(Map.of(
                "title", "Quokka 'one'",
                "content", "Quokkas \"sleep\" -- at noon 🚀",
                "type", "decision",
                "facet", "decisions",
                "project", "proj_abc123",
                "domain", "zoo",
                "related", List.of("mem_0001")));
        assertThat(stored.get("id").toString()).matches("mem_0\\d\\d\\d");
        String pack = context(Map.of("goal", "quokka", "domain", "zoo")).toString();
        assertThat(pack)
                .contains(stored.get("id").toString(), "sleep", "Decision about token families", "total_items=1");
    }

    @Test
    void aDiaryEntryIsForThatAgentOnly() throws Exception {
        remember(Map.of("title", "Numbat", "content", "Seen", "agent_id", "keeper"));
        assertThat(context(Map.of("goal", "numbat"))).containsEntry("total_items", 0);
        assertThat(context(Map.of("goal", "numbat", "agent_id", "keeper"))).containsEntry("total_items", 1);
    }

    @Test
    void whatIsOutOfReachIsRefused() {
        Map<String, String> refusals = Map.of(
                "project",
                "Project access denied: proj_other",
                "facet",
                "facet must be one of " + String.join(", ", Facet.keys()) + ", not \"proj_other\"");
        refusals.forEach((name, message) -> assertThatExceptionOfType(BadArgument.class)
                .isThrownBy(() -> remember(Map.of("title", "t", "content", "c", name, "proj_other")))
                .withMessage(message));
        for (String id : List.of("mem_9999", foreignId())) {
            assertThatExceptionOfType(BadArgument.class)
                    .isThrownBy(() -> remember(Map.of("title", "t", "content", "c", "related", List.of(id))))
                    .withMessage("related names an unknown memory: " + id);
        }
    }

    @Test
    void everyPackLeavesOneEntryInTheAudit() throws Exception {
        for (String goal : List.of("quokka", "token")) {
            context(Map.of("goal", goal, "layer", "wake"));
        }
        assertThatExceptionOfType(BadArgument.class).isThrownBy(() -> context(Map.of("goal", "x", "layer", "deep")));
        Map<String, Object> shown = new AuditEntriesTool(audit).call(caller, new Arguments(Map.of("limit", 1)));
        assertThat(shown).containsEntry("total", 2);
        assertThat(shown.get("entries").toString())
                .contains("goal_length=5", "layer=wake", "items=8")
                .doesNotContain("token");
    }

    private Map<String, Object> remember(Map<String, Object> arguments) throws Exception {
        return new RememberTool(memories).call(caller, new Arguments(arguments));
    }

    private Map<String, Object> context(Map<String, Object> arguments) throws Exception {
        return new ContextTool(new PackCompiler(memories), audit).call(caller, new Arguments(arguments));
    }

    /** Found as one who may see the partner's project. */
    private String foreignId() {
        try {
            Search search = new Search(
                    "\"obsidian\"",
                    List.of("proj_other"),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    List.of(Facet.DECISIONS),
                    false,
                    1);
            return memories.find(search).get(0).id();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
