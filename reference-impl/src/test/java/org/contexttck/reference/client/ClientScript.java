package org.contexttck.reference.client;

import static java.util.stream.Collectors.joining;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Plays a conversation from a line of steps and tells in a line what the model would get, or what a screen would show. A step
 * is a word with parameters; a result whose call was not made by {@code P} is called for in a turn of its own. Tools of a
 * second server are written {@code server/tool}.
 *
 * <pre>
 * P(t1=f,t2=f)   the model makes these calls in one turn
 * H(h1,f>c,g>c)  a result with hints         T(t1,f,S1)  a transient one, its text FULL      I(...)  with image and structured copy
 * C(c1,c)        a consuming one             F(c1,c)     the same with isError               B(b1,f,S1)  transient and consuming
 * N(n1,f)        one without a mark          M(n1,f,J)   one with _meta J                    R(c1)   delivers again
 * X(c1,c)        a JSON-RPC error            O(c1,c)     no answer in time
 * W(t1,f,S1)     a transient one with isError
 * U              the user says something, and the model is asked     S  saves and loads
 * E(t1)          expands                     D           shows hints
 * </pre>
 */
public final class ClientScript {

    private static final Pattern STEP = Pattern.compile("([A-Z])(?:\\(((?:[^()]|\\([^()]*\\))*)\\))?");

    private final ClientParts parts;
    private final boolean unscoped;
    private final Map<String, ToolCall> made = new LinkedHashMap<>();
    private final Map<String, ObjectNode> given = new HashMap<>();
    private Conversation conversation;
    private ConversationView view;

    private ClientScript(ClientParts parts, boolean unscoped) {
        this.parts = parts;
        this.unscoped = unscoped;
        begin();
    }

    /** Plays a script with these parts. */
    public static ClientScript play(ClientParts parts, boolean unscoped, String steps) {
        ClientScript script = new ClientScript(parts, unscoped);
        Matcher step = STEP.matcher(steps);
        while (step.find()) {
            List<String> words =
                    step.group(2) == null ? List.of() : List.of(step.group(2).split(","));
            script.step(step.group(1).charAt(0), words);
        }
        return script;
    }

    private void begin() {
        conversation = parts.conversation(parts.engine(unscoped));
        view = parts.view(conversation);
    }

    private void step(char kind, List<String> words) {
        switch (kind) {
            case 'P' -> calls(words);
            case 'U' -> {
                conversation.assistant("done");
                conversation.user("go on");
                conversation.prompt();
            }
            case 'S' -> {
                JsonNode state = Jsons.read(Jsons.write(conversation.save())).orElseThrow();
                begin();
                conversation.load(state);
            }
            case 'E' -> view.expand(words.get(0));
            case 'D' -> view.setShowHints(true);
            case 'R' -> conversation.arrived(words.get(0), given.get(words.get(0)));
            case 'X' -> {
                call(words);
                conversation.failed(words.get(0), Failure.ERROR, "ERROR");
            }
            case 'O' -> {
                call(words);
                conversation.failed(words.get(0), Failure.TIMEOUT, "TIMEOUT");
            }
            default -> {
                if (kind != 'H') {
                    call(words);
                } else if (!made.containsKey(words.get(0))) {
                    calls(List.of(words.get(0) + "=" + hinting(words)));
                }
                ObjectNode result = result(kind, words);
                given.put(words.get(0), result);
                conversation.arrived(words.get(0), result);
            }
        }
    }

    private static String hinting(List<String> words) {
        String first = words.get(1);
        return (first.contains("/") ? first.substring(0, first.indexOf('/') + 1) : "") + "get_workflow_step";
    }

    private void call(List<String> words) {
        if (!made.containsKey(words.get(0))) {
            calls(List.of(words.get(0) + "=" + words.get(1)));
        }
    }

    private void calls(List<String> words) {
        List<ModelCall> calls = new ArrayList<>();
        for (String word : words) {
            String id = word.substring(0, word.indexOf('='));
            String tool = word.substring(word.indexOf('=') + 1);
            ToolCall call = tool.contains("/")
                    ? new ToolCall(tool.substring(0, tool.indexOf('/')), tool.substring(tool.indexOf('/') + 1), id)
                    : new ToolCall("s", tool, id);
            made.put(id, call);
            calls.add(new ModelCall(call, call.tool(), Jsons.object()));
        }
        if (!made.isEmpty() && made.size() > calls.size()) {
            conversation.prompt();
        }
        conversation.calls("", calls);
    }

    private static ObjectNode result(char kind, List<String> words) {
        ObjectNode result = Jsons.textResult("TIBW".indexOf(kind) >= 0 || kind == 'N' || kind == 'M' ? "FULL" : "ok");
        switch (kind) {
            case 'H' -> words.subList(1, words.size()).forEach(hint -> hint(result, hint));
            case 'N' -> {
                // no mark
            }
            case 'M' ->
                Jsons.read(String.join(",", words.subList(2, words.size())).replace('\'', '"'))
                        .ifPresent(meta -> result.set("_meta", meta));
            default -> context(kind, words, result.putObject("_meta").putObject("context"));
        }
        if (kind == 'F' || kind == 'W') {
            result.put("isError", true);
        } else if (kind == 'I') {
            result.withArrayProperty("content")
                    .addObject()
                    .put("type", "image")
                    .put("data", "QUJD")
                    .put("mimeType", "image/png");
            result.putObject("structuredContent").put("copy", 2);
        }
        return result;
    }

    private static void hint(ObjectNode result, String hint) {
        String[] pair = hint.substring(hint.indexOf('/') + 1).split(">");
        result.withObjectProperty("_meta")
                .withArrayProperty("contextHints")
                .addObject()
                .put("step", 1)
                .put("tool", pair[0])
                .put("lifecycle", "transient")
                .put("consumedBy", pair[1]);
    }

    private static void context(char kind, List<String> words, ObjectNode context) {
        if ("TIBW".indexOf(kind) >= 0) {
            context.put("lifecycle", "transient");
            if (words.size() > 2) {
                context.put("summary", words.get(2));
            }
        }
        if ("CFB".indexOf(kind) >= 0) {
            context.put("consumed", true);
        }
    }

    /** What the model would get for each call but those of the hints: {@code t1=FULL t2=S2}; {@code -} for no message. */
    public String prompt() {
        Map<String, PromptMessage> messages = new HashMap<>();
        conversation.prompt().forEach(message -> message.callId().ifPresent(id -> messages.put(id, message)));
        return made.values().stream()
                .filter(call -> !call.tool().equals("get_workflow_step"))
                .map(call -> call.callId() + "="
                        + Optional.ofNullable(messages.get(call.callId()))
                                .map(ClientScript::told)
                                .orElse("-"))
                .collect(joining(" "));
    }

    private static String told(PromptMessage message) {
        String text = message.parts().stream().map(Part::text).collect(joining("+"));
        return message.role() == PromptMessage.Role.TOOL ? text : text + "(" + message.role() + ")";
    }

    /** What a screen would show: {@code t1:full[transient amber]FULL}. */
    public String view() {
        return view.blocks().stream()
                .filter(block -> !block.call().tool().equals("get_workflow_step"))
                .map(block -> block.call().callId() + ":" + block.state().text() + badges(block)
                        + (block.editable() ? "(editable)" : "") + block.text().replace("\n", "+"))
                .collect(joining(" "));
    }

    private static String badges(ConversationView.Block block) {
        return block.badges().stream()
                .map(badge -> badge.name() + " " + badge.colour())
                .collect(joining(", ", "[", "]"));
    }
}
