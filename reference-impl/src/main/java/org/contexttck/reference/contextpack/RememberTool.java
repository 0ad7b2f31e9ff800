package org.contexttck.reference.contextpack;

import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;
import org.contexttck.reference.tool.InputSchema;

/** Stores what later agents should not have to learn again. */
final class RememberTool implements ToolHandler {

    private final Memories memories;

    RememberTool(Memories memories) {
        this.memories = memories;
    }

    @Override
    public Tool declaration() {
        Map<String, Object> input = new InputSchema()
                .text("title", "What it is about, in a few words; not blank")
                .text("content", "What was learnt; not blank")
                .text("type", "What sort of memory it is, such as decision; a note if left out")
                .choice("facet", "The section of packs it goes to", Facet.keys(), Facet.RECENT_MEMORY.key())
                .text("project", "Id of the project it belongs to; everybody sees it if left out")
                .text("agent_id", "Agent whose diary it goes to")
                .text("domain", "Its subject area")
                .property("related", "array", "Ids of memories that it leads to", "items", Map.of("type", "string"))
                .requiring("title", "content");
        return Tool.builder("remember", input)
                .title("Remember")
                .description("Stores a memory that later packs bring back when it fits their goal.")
                .build();
    }

    @Override
    public Map<String, Object> call(Caller caller, Arguments arguments) throws BadArgument, SQLException {
        arguments.allowOnly("title", "content", "type", "facet", "project", "agent_id", "domain", "related");
        Optional<String> project = arguments.text("project");
        caller.mayUse(project);
        String facet = arguments.oneOf("facet", Facet.keys()).orElse(Facet.RECENT_MEMORY.key());
        Memory memory = new Memory(
                arguments.text("type").orElse("note"),
                Facet.of(facet),
                arguments.requiredText("title"),
                arguments.requiredText("content"),
                arguments.text("domain"),
                arguments.text("agent_id"),
                rememberedNow(project));
        List<String> related = arguments.texts("related");
        for (String id : related) {
            if (!memories.knows(id, caller.projects())) {
                throw new BadArgument("related", "names an unknown memory: " + id);
            }
        }
        Map<String, Object> stored = new LinkedHashMap<>();
        stored.put("id", memories.add(memory, related));
        stored.put("type", memory.type());
        stored.put("facet", facet);
        stored.put("name", memory.name());
        stored.put("project", project.orElse(null));
        return stored;
    }

    private static Provenance rememberedNow(Optional<String> project) {
        Optional<String> now =
                Optional.of(Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        return new Provenance(
                Optional.of("remember"), Optional.empty(), Optional.empty(), now, now, Optional.empty(), project);
    }
}
