package org.contexttck.harness.explore.client;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.harness.explore.client.PossibleClient.Standing;
import org.contexttck.harness.explore.client.SeenRequest.Form;
import org.contexttck.harness.explore.client.SeenRequest.Shape;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.peer.model.PromptPart;
import org.contexttck.harness.target.client.ClientSession;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.json.Json;

/** Holds each request to the model against all that a client may have made of what came before it. */
final class TalkJudge {

    private static final String UNMOVED = "TC-C-13";

    private final ClientSession session;
    private final Findings findings;
    private final PossibleClients clients;
    private final List<SentCall> calls = new ArrayList<>();
    private final List<String> words = new ArrayList<>();
    private final Map<String, List<PromptPart>> plain = new HashMap<>();
    private final Set<String> full = new HashSet<>();
    private final Set<String> replaced = new HashSet<>();
    private List<String> order = List.of();

    TalkJudge(ClientSession session, Findings findings, boolean unscoped) {
        this.session = session;
        this.findings = findings;
        this.clients = new PossibleClients(unscoped);
    }

    /** The user says something, which stays in the conversation. */
    void said(String text) {
        words.add(text);
    }

    List<SentCall> calls() {
        return List.copyOf(calls);
    }

    /** A request has come. @return whether nothing is wrong with it; what comes after a fault shows nothing */
    boolean saw(Prompt prompt, Occasion occasion) {
        calls.addAll(occasion.calls());
        SeenRequest request = new SeenRequest(prompt, calls);
        Set<String> before = calls.stream()
                .filter(clients::haveCollapsed)
                .map(SentCall::callId)
                .collect(Collectors.toSet());
        if (!isWhole(request, occasion)) {
            return false;
        }
        List<String> ids = ids(prompt);
        clients.took(occasion.calls().stream()
                .sorted(Comparator.comparingInt(call -> ids.indexOf(call.callId())))
                .toList());
        calls.stream()
                .filter(call -> !call.marks().marked())
                .forEach(call -> plain.computeIfAbsent(call.callId(), first -> parts(request, call)));
        Map<String, Set<Standing>> fitting = new HashMap<>();
        calls.forEach(call -> fitting.put(call.callId(), fitting(call, request.shape(call))));
        List<PossibleClient> left =
                clients.explaining(one -> faults(one, fitting).isEmpty());
        Optional<PossibleClient> right =
                left.stream().filter(one -> one.habits().conforms()).findFirst();
        if (right.isEmpty()) {
            shownWrongly(request, occasion, before, left, fitting);
            return false;
        }
        clients.keep(left);
        if (!nothingLeft(request, occasion, right.get())) {
            return false;
        }
        observe(request, occasion, right.get(), before);
        order = ids;
        return true;
    }

    private static List<PromptPart> parts(SeenRequest request, SentCall call) {
        return request.shape(call).message().map(PromptMessage::parts).orElse(List.of());
    }

    private static List<String> ids(Prompt prompt) {
        return prompt.messages().stream()
                .filter(message -> message.role().equals(PromptMessage.TOOL))
                .flatMap(message -> message.callId().stream())
                .toList();
    }

    /** Each call has one result, which stays where it is; all else that was said is said still. */
    private boolean isWhole(SeenRequest request, Occasion occasion) {
        Prompt prompt = request.prompt();
        for (SentCall call : calls) {
            Shape shape = request.shape(call);
            if (shape.form() == Form.NOTHING) {
                broke(
                        occasion.again() ? "TC-C-17" : UNMOVED,
                        call,
                        request,
                        occasion,
                        shape.words() + ", must hold one");
                return false;
            }
            long made = request.made(call);
            if (made != 1) {
                broke(UNMOVED, call, request, occasion, "holds the call " + made + " times, must hold it once");
                return false;
            }
        }
        List<String> now = ids(prompt);
        for (int i = 0; i < order.size(); i++) {
            if (!now.get(i).equals(order.get(i))) {
                String moved = order.get(i);
                SentCall call = calls.stream()
                        .filter(one -> one.callId().equals(moved))
                        .findFirst()
                        .orElseThrow();
                broke(
                        UNMOVED,
                        call,
                        request,
                        occasion,
                        "does not show it where it stood before, must leave it in its place");
                return false;
            }
        }
        Optional<String> lost =
                words.stream().filter(text -> !prompt.holds(text)).findFirst();
        lost.ifPresent(text -> findings.broke(
                UNMOVED,
                Fault.of(
                                "",
                                occasion.line() + ", the words of the user \"" + text + "\" are gone, must stay",
                                text,
                                "gone")
                        .shownBy(session.transcript(), List.of())));
        return lost.isEmpty();
    }

    /** The results that a client would not show so. */
    private List<SentCall> faults(PossibleClient client, Map<String, Set<Standing>> fitting) {
        return calls.stream()
                .filter(call -> !fitting.get(call.callId()).contains(client.standing(call)))
                .toList();
    }

    /** What may have become of a result that is shown so. */
    private Set<Standing> fitting(SentCall call, Shape shape) {
        Set<Standing> fitting = EnumSet.noneOf(Standing.class);
        boolean whole = shape.form() == Form.FULL || call.body().pieces().isEmpty() && shape.form() != Form.SUMMARY;
        boolean collapsed =
                call.marks().summary().isPresent() ? shape.form() == Form.SUMMARY : whole || SeenRequest.says(shape);
        if (collapsed) {
            fitting.add(Standing.COLLAPSED);
        }
        boolean stands = whole || call.failed() && shape.form() != Form.SUMMARY;
        List<PromptPart> now = shape.message().map(PromptMessage::parts).orElse(List.of());
        boolean same = call.marks().marked() || now.equals(plain.getOrDefault(call.callId(), now));
        if (stands && same) {
            fitting.add(Standing.PLAIN);
            fitting.add(Standing.WAITING);
        }
        return fitting;
    }

    private void shownWrongly(
            SeenRequest request,
            Occasion occasion,
            Set<String> before,
            List<PossibleClient> explained,
            Map<String, Set<Standing>> fitting) {
        PossibleClient nearest = clients.nearest(one -> faults(one, fitting).size());
        List<SentCall> wrong = faults(nearest, fitting);
        SentCall call = wrong.stream()
                .filter(one -> nearest.standing(one) != Standing.COLLAPSED)
                .findFirst()
                .orElse(wrong.get(0));
        String row = explained.stream()
                .map(one -> one.habits().broken())
                .findFirst()
                .orElseGet(() ->
                        new BrokenRow(nearest, request, occasion, calls).of(call, before.contains(call.callId())));
        String must = nearest.standing(call) != Standing.COLLAPSED
                ? call.marks().marked() ? "must show it in full" : "must show it as it came"
                : call.marks().summary().isPresent()
                        ? "must show its summary"
                        : "must show full, or a text in its place";
        broke(row, call, request, occasion, request.shape(call).words() + ", " + must);
    }

    /** Nothing of what has collapsed is said anywhere, but by those that have returned the same. */
    private boolean nothingLeft(SeenRequest request, Occasion occasion, PossibleClient client) {
        Set<String> words = new HashSet<>();
        calls.stream()
                .filter(call -> client.standing(call) != Standing.COLLAPSED
                        || request.shape(call).form() != Form.SUMMARY)
                .forEach(call -> call.body().markers().values().forEach(marker -> words.add(marker.word())));
        for (SentCall call : calls) {
            if (replaced.contains(call.callId()) && request.shape(call).form() == Form.FULL) {
                broke("TC-C-03", call, request, occasion, "shows it in full again, must show what had taken its place");
                return false;
            }
            Optional<String> left = call.body().markers().entrySet().stream()
                    .filter(one -> !words.contains(one.getValue().word())
                            && one.getValue().in(request.prompt().raw()))
                    .map(Map.Entry::getKey)
                    .findFirst();
            if (left.isPresent()) {
                broke(
                        "TC-C-03",
                        call,
                        request,
                        occasion,
                        "still holds its " + left.get() + ", must hold nothing of the full result");
                return false;
            }
        }
        return true;
    }

    /** Says what has been seen; a client that never collapses anything shows little. */
    private void observe(SeenRequest request, Occasion occasion, PossibleClient client, Set<String> before) {
        boolean collapse = false;
        boolean any = calls.stream().anyMatch(call -> request.shape(call).form() == Form.SUMMARY);
        for (SentCall call : calls) {
            boolean collapsed = client.standing(call) == Standing.COLLAPSED;
            if (request.shape(call).form() == Form.FULL) {
                full.add(call.callId());
            } else if (collapsed) {
                replaced.add(call.callId());
            }
            if (!call.marks().marked()) {
                findings.observed("TC-C-14");
            } else if (!collapsed) {
                observed(
                        call.marks().failed() ? "TC-C-30" : "TC-C-01",
                        any || !call.marks().failed());
            } else if (call.marks().summary().isEmpty()) {
                observed("TC-C-15", any);
            } else if (full.contains(call.callId())) {
                findings.observed(before.contains(call.callId()) ? "TC-C-03" : "TC-C-02");
                collapse |= !before.contains(call.callId());
            }
        }
        observed(UNMOVED, collapse);
        observed("TC-C-19", any && occasion.loaded());
        observed("TC-C-17", any && occasion.again());
    }

    private void observed(String row, boolean such) {
        if (such) {
            findings.observed(row);
        }
    }

    private void broke(String row, SentCall call, SeenRequest request, Occasion occasion, String what) {
        String seen = request.shape(call)
                .message()
                .map(PromptMessage::text)
                .map(SeenRequest::shown)
                .orElse(request.shape(call).words());
        String expected = what.substring(what.lastIndexOf(", must ") + ", must ".length());
        Fault fault = Fault.of("", call.line() + ": " + occasion.line() + ", " + what, expected, seen)
                .shownBy(session.transcript(), List.of());
        findings.broke(
                row,
                request.shape(call)
                        .message()
                        .map(message -> fault.sentIn(
                                session.transcript(),
                                session.recordedAs(request.prompt()),
                                Json.write(Json.object()
                                        .put("role", message.role())
                                        .put("callId", call.callId())
                                        .put("text", SeenRequest.shown(message.text())))))
                        .orElse(fault));
    }
}
