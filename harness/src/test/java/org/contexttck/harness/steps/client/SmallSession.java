package org.contexttck.harness.steps.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.peer.model.PromptCall;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.peer.model.PromptPart;
import org.contexttck.harness.steps.client.SmallClient.Flaw;
import org.contexttck.harness.target.client.ClientMemory;
import org.contexttck.harness.target.client.ClientSession;
import org.contexttck.harness.target.client.ClientSilent;
import org.contexttck.harness.target.client.ClientView;
import org.contexttck.harness.target.client.ClientWay;
import org.contexttck.harness.target.client.ViewBlock;
import org.contexttck.harness.wire.Message;
import org.contexttck.json.Json;

/** A conversation of the {@link SmallClient}. */
final class SmallSession implements ClientSession, ClientMemory, ClientView {

    private final Set<Flaw> flaws;
    private List<Entry> entries = new ArrayList<>();
    private Set<String> pairs = new HashSet<>();
    private Set<String> heard = new HashSet<>();
    private boolean hints;
    private int banked;
    private int collapses;
    private long requests;
    private Optional<Prompt> last = Optional.empty();

    /** A message of the conversation; tool results know what they were and whether they have collapsed. */
    private static final class Entry {
        String role = "user";
        String callId = "";
        String tool = "";
        String server = "";
        String text = "";
        JsonNode result = Json.object();
        List<PromptCall> calls = List.of();
        boolean waits;
        boolean collapsed;
        boolean opened;
        boolean consumed;
        int age;
    }

    SmallSession(Set<Flaw> flaws) {
        this.flaws = flaws;
        say("user", "Reclassify the activities.");
    }

    private void say(String role, String text) {
        Entry entry = new Entry();
        entry.role = role;
        entry.text = text;
        entries.add(entry);
    }

    @Override
    public ClientWay way() {
        return ClientWay.DRIVER;
    }

    @Override
    public Prompt turn(List<ScriptedCall> calls) throws ClientSilent {
        if (flaws.contains(Flaw.SAYS_NOTHING)) {
            throw new ClientSilent("no request to the model in 5 s", "");
        }
        Entry assistant = new Entry();
        assistant.role = "assistant";
        assistant.calls = calls.stream()
                .map(call -> new PromptCall(call.callId(), call.tool(), call.arguments()))
                .toList();
        entries.add(assistant);
        List<Entry> results = new ArrayList<>();
        for (ScriptedCall call : calls) {
            Entry entry = new Entry();
            entry.role = "tool";
            entry.callId = call.callId();
            int slash = call.tool().indexOf('/');
            entry.server = slash < 0 ? "fixture" : call.tool().substring(0, slash);
            entry.tool = call.tool().substring(slash + 1);
            entries.add(entry);
            results.add(entry);
        }
        for (boolean late : new boolean[] {false, true}) {
            for (int i = 0; i < calls.size(); i++) {
                if (calls.get(i).reply() instanceof Reply.Delayed == late) {
                    arrive(results.get(i), calls.get(i).reply());
                }
            }
        }
        return prompt(true);
    }

    private void arrive(Entry entry, Reply reply) throws ClientSilent {
        if (flaws.contains(Flaw.CALLS_NOTHING)) {
            entry.text = "done";
        } else if (reply instanceof Reply.Delayed delayed) {
            arrive(entry, delayed.reply());
        } else if (reply instanceof Reply.Result result) {
            take(entry, result.result());
        } else if (reply instanceof Reply.Twice twice) {
            take(entry, twice.result());
            take(entry, twice.result());
        } else {
            entry.text = reply instanceof Reply.Silence ? "the tool did not answer" : "the tool failed";
            entry.result = Json.object();
            if (flaws.contains(Flaw.RPC_ERROR_CONSUMES)) {
                consume(entry);
            }
        }
    }

    private void take(Entry entry, ObjectNode result) throws ClientSilent {
        if (!heard.add(entry.callId) && !flaws.contains(Flaw.COUNTS_REDELIVERY)) {
            return;
        }
        if (flaws.contains(Flaw.DIES_ON_ODD_META)
                && result.has("_meta")
                && !result.get("_meta").isObject()) {
            throw new ClientSilent("exited with code 1", "TypeError", ClientSilent.How.GAVE_UP);
        }
        entry.result = result;
        JsonNode meta = result.path("_meta");
        boolean step = entry.tool.equals("get_workflow_step")
                && !result.path("isError").asBoolean()
                && meta.path("contextHints").isArray();
        for (JsonNode hint : step ? meta.path("contextHints") : Json.array()) {
            if ("transient".equals(hint.path("lifecycle").textValue())
                    && hint.path("tool").isTextual()
                    && hint.path("consumedBy").isTextual()) {
                String prefix = entry.server + "/";
                pairs.add(prefix + hint.path("tool").textValue() + ">" + prefix
                        + hint.path("consumedBy").textValue());
            }
        }
        boolean error = result.path("isError").asBoolean() && !flaws.contains(Flaw.IGNORES_IS_ERROR);
        JsonNode context = meta.path("context");
        JsonNode consumed = context.path("consumed");
        if (!error
                && (consumed.isBoolean() && consumed.booleanValue()
                        || flaws.contains(Flaw.TRUTHY) && SmallClient.truthy(consumed))) {
            consume(entry);
        }
        entry.waits = (!error || flaws.contains(Flaw.WAITS_AFTER_FAILURE))
                && context.path("lifecycle").asText().equals("transient")
                && (flaws.contains(Flaw.UNSCOPED) || paired(entry));
        if (entry.waits && (flaws.contains(Flaw.COLLAPSES_ON_ARRIVAL) || flaws.contains(Flaw.BANKS) && banked-- > 0)) {
            collapse(entry);
        }
    }

    private boolean paired(Entry entry) {
        return pairs.stream().anyMatch(pair -> pair.startsWith(entry.server + "/" + entry.tool + ">"));
    }

    private void consume(Entry consumer) throws ClientSilent {
        List<Entry> waiting = entries.stream()
                .filter(entry -> entry.waits && !entry.collapsed && entry != consumer)
                .filter(entry -> flaws.contains(Flaw.ANY_TOOL_CONSUMES)
                        || flaws.contains(Flaw.UNSCOPED) && !paired(entry)
                        || pairs.contains(
                                entry.server + "/" + entry.tool + ">" + consumer.server + "/" + consumer.tool))
                .toList();
        if (flaws.contains(Flaw.NEVER_COLLAPSES) || flaws.contains(Flaw.STOPS_AFTER_FIRST) && collapses > 0) {
            return;
        }
        if (waiting.isEmpty() && flaws.contains(Flaw.DIES_ON_IDLE)) {
            throw new ClientSilent("exited with code 1", "nothing waits", ClientSilent.How.GAVE_UP);
        } else if (waiting.isEmpty()) {
            banked++;
        } else if (flaws.contains(Flaw.ALL_AT_ONCE)) {
            waiting.forEach(this::collapse);
        } else {
            collapse(waiting.get(flaws.contains(Flaw.NEWEST_FIRST) ? waiting.size() - 1 : 0));
        }
        consumer.consumed = !waiting.isEmpty();
    }

    private void collapse(Entry entry) {
        boolean usable = !entry.result
                        .path("_meta")
                        .path("context")
                        .path("summary")
                        .asText("")
                        .isEmpty()
                && entry.result.path("_meta").path("context").path("summary").isTextual();
        if (usable || flaws.contains(Flaw.COLLAPSES_TO_NOTHING)) {
            collapses++;
            entry.collapsed = true;
            if (flaws.contains(Flaw.REMOVES_MESSAGE)) {
                entries.remove(entry);
            }
            if (flaws.contains(Flaw.STORED_INDEX)) {
                entry.collapsed = false;
                Entry other = entries.get(Math.max(0, entries.indexOf(entry) - 1));
                other.text = entry.result
                        .path("_meta")
                        .path("context")
                        .path("summary")
                        .asText();
            }
        } else {
            entry.waits = false;
        }
    }

    private Prompt prompt(boolean forNextRun) {
        if (forNextRun) {
            List<PromptMessage> messages = entries.stream().map(this::message).toList();
            ObjectNode raw = Json.object();
            messages.forEach(message -> {
                ObjectNode one = raw.withArrayProperty("messages").addObject().put("role", message.role());
                message.parts().forEach(part -> one.withArrayProperty("parts").add(part.text()));
                message.calls().forEach(call -> one.withArrayProperty("calls").add(call.name() + call.arguments()));
            });
            last = Optional.of(new Prompt(++requests, messages, Json.write(raw)));
        }
        return last.orElseThrow();
    }

    private PromptMessage message(Entry entry) {
        List<PromptPart> parts = new ArrayList<>();
        if (entry.role.equals("tool") && entry.collapsed) {
            String more = flaws.contains(Flaw.SAYS_MORE) ? " " + "and so on ".repeat(20) : "";
            parts.add(part(PromptPart.Kind.TEXT, label(entry) + summary(entry) + more));
            entries.stream()
                    .filter(other -> flaws.contains(Flaw.ALL_SUMMARIES) && other.collapsed && other != entry)
                    .forEach(other -> parts.add(part(PromptPart.Kind.TEXT, summary(other))));
            if (flaws.contains(Flaw.KEEPS_COPY) && entry.result.has("structuredContent")) {
                parts.add(part(PromptPart.Kind.TEXT, Json.write(entry.result.get("structuredContent"))));
            }
        } else if (entry.role.equals("tool") && entry.text.isEmpty()) {
            boolean old = flaws.contains(Flaw.BY_AGE) && entry.age++ > 20;
            entry.result
                    .path("content")
                    .forEach(block -> parts.add(part(
                            PromptPart.Kind.TEXT,
                            old ? "[cleared]" : block.path("text").asText(Json.write(block)))));
            if (entry.result.has("structuredContent")) {
                parts.add(part(PromptPart.Kind.TEXT, Json.write(entry.result.get("structuredContent"))));
            }
        } else if (!entry.text.isEmpty()) {
            parts.add(part(PromptPart.Kind.TEXT, entry.text));
        }
        return new PromptMessage(
                entry.role, Optional.of(entry.callId).filter(id -> !id.isEmpty()), parts, entry.calls, false);
    }

    private static PromptPart part(PromptPart.Kind kind, String text) {
        return new PromptPart(kind, text);
    }

    private static String label(Entry entry) {
        return summary(entry).isEmpty() ? "" : "[used] ";
    }

    private static String summary(Entry entry) {
        return entry.result.path("_meta").path("context").path("summary").asText("");
    }

    @Override
    public Prompt userSays(String text) {
        say("assistant", "Done.");
        say("user", text);
        return prompt(true);
    }

    @Override
    public Prompt redeliver(ScriptedCall call) throws ClientSilent {
        for (Entry entry : List.copyOf(entries)) {
            if (entry.callId.equals(call.callId())) {
                arrive(entry, call.reply());
            }
        }
        return prompt(true);
    }

    @Override
    public Prompt prompt() {
        return prompt(false);
    }

    @Override
    public Optional<String> notAsScripted(ScriptedCall call) {
        return Optional.empty();
    }

    @Override
    public Optional<ClientMemory> memory() {
        return Optional.of(this);
    }

    @Override
    public Optional<ClientView> view() {
        return Optional.of(this);
    }

    @Override
    public JsonNode save() {
        return Json.object();
    }

    /** It is no driver, whose lines could be looked at. */
    @Override
    public Message saved() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Message shown() {
        throw new UnsupportedOperationException();
    }

    @Override
    public void load(JsonNode state) {
        if (flaws.contains(Flaw.FORGETS_PAIRS)) {
            pairs = new HashSet<>();
        }
    }

    @Override
    public List<ViewBlock> blocks() {
        return entries.stream()
                .filter(entry -> entry.role.equals("tool"))
                .map(this::block)
                .toList();
    }

    private ViewBlock block(Entry entry) {
        ViewBlock.State state = !entry.collapsed
                ? ViewBlock.State.FULL
                : entry.opened ? ViewBlock.State.EXPANDED : ViewBlock.State.COLLAPSED;
        ArrayNode content = (ArrayNode) entry.result.withArray("/content");
        String original = content.path(0).path("text").asText();
        List<ViewBlock.Badge> badges = new ArrayList<>();
        if (hints || flaws.contains(Flaw.BADGES_ALWAYS)) {
            if (entry.collapsed) {
                badges.add(new ViewBlock.Badge("collapsed", "grey"));
            } else if (entry.waits) {
                badges.add(new ViewBlock.Badge("transient", "amber"));
            }
            if (entry.consumed) {
                badges.add(new ViewBlock.Badge("consumed", "green"));
            }
        }
        return new ViewBlock(
                entry.callId,
                state,
                badges,
                state == ViewBlock.State.COLLAPSED ? shown(summary(entry)) : original,
                flaws.contains(Flaw.EDITABLE) && entry.opened);
    }

    private String shown(String summary) {
        return flaws.contains(Flaw.MARKUP) ? summary.replaceAll("<[^>]*>", "") : summary;
    }

    @Override
    public void expand(String callId) {
        entries.stream().filter(entry -> entry.callId.equals(callId)).forEach(entry -> entry.opened = true);
    }

    @Override
    public void setShowHints(boolean show) {
        hints = show;
    }

    @Override
    public String transcript() {
        return "transcripts/client-1.jsonl";
    }

    @Override
    public long recordedAs(Prompt prompt) {
        return prompt.order();
    }

    @Override
    public void close() {
        entries.clear();
    }
}
