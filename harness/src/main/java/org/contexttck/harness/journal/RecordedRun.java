package org.contexttck.harness.journal;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.monitor.Monitor;
import org.contexttck.harness.monitor.Monitors;
import org.contexttck.harness.target.MessageViews;
import org.contexttck.harness.target.client.ClientWay;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.transcript.TranscriptLine;

/**
 * A run that was recorded, with a journal: answers what scenarios ask as it was answered then. Each scenario, and each role,
 * has its own questions, in order; one that was not asked then is a {@link ReplayDivergence}, and so is one that is not asked now.
 * For one thread.
 */
public final class RecordedRun {

    private final Map<String, Deque<Entry>> entries = new LinkedHashMap<>();
    private final Map<String, Transcript> transcripts = new HashMap<>();
    private final Map<Long, Object> known = new HashMap<>();
    private final List<String> divergences = new ArrayList<>();
    private final Arguments arguments = new Arguments(UnaryOperator.identity());
    private String scope = "";

    /** Takes a line of the journal. @throws IllegalArgumentException if it is none */
    public void journal(TranscriptLine line) {
        entries.computeIfAbsent(line.note(), first -> new ArrayDeque<>()).add(Entry.read(line.text()));
    }

    /** Takes a transcript. @param file such as {@code transcripts/server-1.jsonl} @return takes its lines, if there are any */
    public Consumer<TranscriptLine> transcript(String file) {
        Transcript transcript = new Transcript(file);
        transcripts.put(file, transcript);
        return transcript::add;
    }

    /** What is asked from here on belongs to this. */
    public void enter(String what) {
        scope = what;
    }

    /**
     * The port of a sort that is asked first, as it is for each role.
     *
     * @param type the interface
     * @param profiled what is in the profile, by the name of the method
     * @throws ReplayDivergence if there was none then
     */
    public <T> T of(Class<T> type, Map<String, Object> profiled) {
        JsonNode opened = next(0, type.getSimpleName(), "")
                .flatMap(Entry::gave)
                .orElseThrow(() -> new ReplayDivergence("the recording does not begin with " + type.getSimpleName()));
        Around around = new Around("", Optional.empty(), profiled);
        return type.cast(new Played(type, opened.path("port").asLong(), members(opened), around).proxy);
    }

    /** As {@link #of}; empty if there was none then. */
    public <T> Optional<T> offered(Class<T> type) {
        boolean next = Optional.ofNullable(entries.get(scope))
                .map(Deque::peek)
                .filter(one -> one.asks(0, type.getSimpleName(), ""))
                .isPresent();
        return next ? Optional.of(of(type, Map.of())) : Optional.empty();
    }

    /** Where the scenarios of now ask something else than those of then; one line each. */
    public List<String> divergences() {
        List<String> all = new ArrayList<>(divergences);
        entries.forEach((where, rest) -> {
            if (!rest.isEmpty() && divergences.stream().noneMatch(line -> line.startsWith(where + ": "))) {
                all.add(where + ": the kit does not ask " + rest.peek().asked() + " now, as the recording has it");
            }
        });
        return all;
    }

    /** Shows monitors what went over the connections of a role, in the order in which it was recorded. */
    public void tell(Role role, Monitor monitors) {
        List<Transcript.Line> lines = new ArrayList<>();
        transcripts.values().stream()
                .filter(one -> one.channel()
                        .filter(channel -> Monitors.role(channel.kind()) == role)
                        .isPresent())
                .forEach(one -> lines.addAll(one.all()));
        lines.sort(Comparator.comparingLong(Transcript.Line::seq));
        lines.forEach(line -> line.tell(monitors));
    }

    /** What is recorded of a question; empty, and noted as a divergence, if the recording goes on with something else. */
    private Optional<Entry> next(long port, String asked, String with) {
        Optional<Entry> entry = Optional.ofNullable(entries.get(scope)).map(Deque::peek);
        if (entry.filter(one -> one.asks(port, asked, with)).isEmpty()) {
            String what = "the kit asks " + asked + " where the recording has "
                    + entry.map(one -> one.asked().equals(asked) ? "the same with something else" : one.asked())
                            .orElse("nothing more");
            if (divergences.stream().noneMatch(line -> line.startsWith(scope + ": "))) {
                divergences.add(scope + ": " + what);
            }
            return Optional.empty();
        }
        return Optional.of(entries.get(scope).remove());
    }

    private static Map<String, JsonNode> members(JsonNode json) {
        Map<String, JsonNode> members = new HashMap<>();
        json.properties().forEach(one -> members.put(one.getKey(), one.getValue()));
        return members;
    }

    private Transcript known(String file) {
        return Optional.ofNullable(transcripts.get(file))
                .orElseThrow(() -> new ReplayDivergence("there is no " + (file.isEmpty() ? "transcript" : file)));
    }

    /** What a port needs that it was not asked for. */
    private record Around(String file, Optional<ClientWay> way, Map<String, Object> profiled) {}

    /** A port that answers from the recording. */
    private final class Played extends PortHandler {

        private final Around around;

        Played(Class<?> type, long number, Map<String, JsonNode> given, Around outer) {
            super(Port.of(type).orElseThrow(() -> new ReplayDivergence("no port: " + type.getSimpleName())), number);
            this.around = new Around(
                    given.containsKey("transcript") ? given.get("transcript").asText() : outer.file(),
                    given.containsKey("way")
                            ? Optional.of(ClientWay.valueOf(given.get("way").asText()))
                            : outer.way(),
                    outer.profiled());
            known.put(number, proxy);
            given.forEach((name, value) -> {
                if (port.fixed().contains(name)) {
                    Method method = port.method(name);
                    fixed.put(name, values(around.file()).read(value, method.getGenericReturnType()));
                }
            });
        }

        @Override
        Object profiled(Method method, Object[] given) {
            return around.profiled().get(method.getName());
        }

        @Override
        Object asked(Method method, Object[] given) throws Throwable {
            Optional<Entry> recorded = next(number, method.getName(), arguments.of(given));
            if (recorded.isEmpty() && method.getReturnType() == void.class) {
                return null; // nothing hangs on it: what is closed at the end of a scenario that diverged
            }
            Entry entry = recorded.orElseThrow(
                    () -> new ReplayDivergence("the recording has no " + method.getName() + " here"));
            if (entry.threw().isPresent()) {
                throw Thrown.read(entry.threw().get());
            }
            String file = entry.in().isEmpty() ? around.file() : entry.in();
            Object gave = values(file).read(entry.gave().orElseThrow(), method.getGenericReturnType());
            return gave == Void.TYPE ? null : gave;
        }

        /** The messages with these numbers, of the port's own transcript or of one that is named. */
        @Override
        List<Excerpt> evidence(Method method, Object[] given) {
            List<Excerpt> excerpts = new ArrayList<>();
            String file = around.file();
            for (Object one : given == null ? new Object[0] : given) {
                file = one instanceof String named ? named : file;
                for (long order : one instanceof long[] orders ? orders : new long[0]) {
                    Optional.ofNullable(transcripts.get(file))
                            .flatMap(transcript -> transcript.find(order))
                            .map(MessageViews::excerpt)
                            .ifPresent(excerpts::add);
                }
            }
            return excerpts;
        }

        private RecordedValues values(String file) {
            return new RecordedValues(file, around.way(), RecordedRun.this::known, this::port);
        }

        private Object port(Class<?> type, JsonNode json) {
            long other = json.path("port").asLong();
            if (known.containsKey(other)) {
                return known.get(other);
            }
            return new Played(type, other, members(json), around).proxy;
        }
    }
}
