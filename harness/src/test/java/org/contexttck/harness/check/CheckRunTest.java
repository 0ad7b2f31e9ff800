package org.contexttck.harness.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.monitor.MonitorFinding;
import org.contexttck.harness.trace.ReadListener;
import org.contexttck.harness.trace.Recordings;
import org.contexttck.harness.trace.TraceEntry;
import org.contexttck.harness.trace.TraceSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckRunTest {

    private static final String INITIALIZE =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\","
                    + "\"capabilities\":{},\"clientInfo\":{\"name\":\"c\",\"version\":\"1\"}}}";
    private static final String INITIALIZED =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},"
                    + "\"serverInfo\":{\"name\":\"orders\",\"version\":\"1\"}}}";

    @TempDir
    Path folder;

    @Test
    void aSessionIsJudgedByALibraryCall() throws Exception {
        List<TraceEntry> entries = new ArrayList<>();
        new Recordings(Recordings.Workers.NONE, ReadListener.NONE)
                .read(
                        bytes(INITIALIZE + "\n" + INITIALIZED + "\n" + call(2) + "\n"
                                + "{\"jsonrpc\":\"2.0\",\"id\":3,\"result\":{}}\n"),
                        entries::add);
        String server = entries.stream()
                .map(OpenSessions::sessionOf)
                .filter(name -> name.endsWith("server"))
                .findFirst()
                .orElseThrow();

        Findings findings = Checker.withoutProfile()
                .session(entries.stream()
                        .filter(entry -> OpenSessions.sessionOf(entry).equals(server))
                        .toList());

        assertThat(findings.all())
                .extracting(MonitorFinding::requirement, one -> one.fault().headline())
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("W-S-03", "an answer with id 3, which no request had"));
        assertThat(findings.observations("W-S-01")).isEqualTo(2);
    }

    /** Interleaved sessions, some with faults; large enough to be read in several pieces. */
    @Test
    void severalThreadsFindWhatOneFinds() throws Exception {
        Path file = folder.resolve("many.jsonl");
        Files.writeString(file, interleaved(300, 12));

        String alone = told(1, file);

        assertThat(alone).contains("W-S-03", "W-S-01", "many.jsonl");
        assertThat(told(3, file)).isEqualTo(alone);
        assertThat(new ParallelRun(folder, file).told()).isEqualTo(alone);
    }

    /** As a cluster does it, which brings together what belongs together before it judges. */
    @Test
    void sessionsOneBehindTheOtherGiveWhatSessionsSideBySideGive() throws Exception {
        String recording = interleaved(300, 12);
        Map<String, List<TraceEntry>> sorted = new TreeMap<>();
        new Recordings(Recordings.Workers.NONE, ReadListener.NONE)
                .read(
                        bytes(recording),
                        entry -> sorted.computeIfAbsent(OpenSessions.sessionOf(entry), first -> new ArrayList<>())
                                .add(entry));
        List<MonitorFinding> each = new ArrayList<>();
        SortedSessions sessions = new SortedSessions(Checker.withoutProfile(), each::add);
        sorted.values().forEach(session -> {
            sessions.begin(Optional.empty());
            session.forEach(sessions::accept);
        });

        CheckTotals one = sessions.end();

        CheckTotals other = totals(1, bytes(recording));
        assertThat(one.requirements()).isEqualTo(other.requirements()).contains("W-S-03");
        for (String requirement : one.requirements()) {
            CheckTotals.Row row = one.of(requirement).orElseThrow();
            CheckTotals.Row wanted = other.of(requirement).orElseThrow();
            assertThat(row.observations()).isEqualTo(wanted.observations());
            assertThat(row.findings()).isEqualTo(wanted.findings());
            assertThat(each.stream().filter(finding -> finding.requirement().equals(requirement)))
                    .hasSize((int) wanted.found());
        }
    }

    /** What does not fit side by side is judged in parts, and the report says so. */
    @Test
    void aSessionThatWasSilentForLongestMakesRoom() throws Exception {
        CheckTotals totals = new CheckTotals();
        OpenSessions sessions = new OpenSessions(Checker.withoutProfile(), totals, 4);
        new Recordings(Recordings.Workers.NONE, ReadListener.NONE)
                .read(bytes(interleaved(20, 3)), entry -> sessions.accept(entry));
        sessions.end();

        assertThat(totals.sessionsCutShort()).isPositive();
        assertThat(ReadSummary.event(Role.SERVER, List.of(), totals).leftOut())
                .anySatisfy(left -> assertThat(left.reason()).contains("too many were open"));
    }

    /** Runs that were appended to one file: an id may come again. */
    @Test
    void aClientThatBeginsAnewBeginsASession() throws Exception {
        String run = INITIALIZE + "\n" + INITIALIZED + "\n" + call(2) + "\n" + answer(2) + "\n";

        assertThat(totals(1, bytes(run + run)).of("W-S-03").orElseThrow().findings())
                .isEmpty();
        assertThat(totals(1, bytes(run + answer(2) + "\n"))
                        .of("W-S-03")
                        .orElseThrow()
                        .findings())
                .hasSize(1);
    }

    /** A recording that begins in the middle shows answers whose questions it does not have. */
    @Test
    void whatWasAskedBeforeTheRecordingBeganIsNotHeldAgainstAServer() throws Exception {
        CheckTotals totals = totals(1, bytes(answer(7) + "\n" + call(8) + "\n" + answer(8) + "\n"));

        assertThat(totals.of("W-S-03").orElseThrow().findings()).isEmpty();
        assertThat(totals.of("W-S-01").orElseThrow().observations()).isEqualTo(2);
    }

    private static String call(int id) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id
                + ",\"method\":\"tools/call\",\"params\":{\"name\":\"x\",\"arguments\":{}}}";
    }

    private static String answer(int id) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{\"content\":[{\"type\":\"text\",\"text\":\""
                + "y".repeat(300) + "\"}]}}";
    }

    private static String interleaved(int sessions, int calls) {
        Random random = new Random(7);
        StringBuilder lines = new StringBuilder();
        for (int call = 0; call < calls; call++) {
            for (int session = 0; session < sessions; session++) {
                String name = "{\"session\":\"s" + session + "\",\"direction\":\"";
                lines.append(name)
                        .append("client-to-server\",\"message\":")
                        .append(call == 0 ? INITIALIZE : call(call))
                        .append("}\n");
                String answer = call == 0 ? INITIALIZED : answer(random.nextInt(40) == 0 ? 1000 + call : call);
                lines.append(name)
                        .append("server-to-client\",\"message\":")
                        .append(answer)
                        .append("}\n");
                if (random.nextInt(200) == 0) {
                    lines.append(name).append("server-to-client\",\"message\":{\"jsonrpc\":\"1.0\",\"id\":1}}\n");
                }
            }
        }
        return lines.append("not a line\n").toString();
    }

    private static TraceSource bytes(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return TraceSource.standardInput(new ByteArrayInputStream(bytes), Optional.empty());
    }

    private static CheckTotals totals(int jobs, TraceSource recording) throws IOException, InterruptedException {
        return new CheckRun(Checker.withoutProfile(), jobs, ReadListener.NONE).of(List.of(recording));
    }

    private static String told(int jobs, Path file) throws IOException, InterruptedException {
        return told(totals(jobs, TraceSource.of(file, Optional.empty())));
    }

    private static String told(CheckTotals totals) {
        StringBuilder told = new StringBuilder(totals.roles() + " " + totals.unread() + "\n");
        for (String id : List.of("W-S-01", "W-S-02", "W-S-03", "W-S-04", "W-S-05", "W-C-01")) {
            totals.of(id)
                    .ifPresent(row -> told.append(
                            id + " " + row.observations() + " " + row.found() + " " + row.findings() + "\n"));
        }
        return told.toString();
    }

    /** The same file without a size, which is taken for a large one. */
    private record ParallelRun(Path folder, Path file) {

        String told() throws IOException, InterruptedException {
            TraceSource whole = TraceSource.of(file, Optional.empty());
            TraceSource unsized =
                    new TraceSource(whole.name(), whole.bytes(), java.util.OptionalLong.empty(), Optional.empty());
            return CheckRunTest.told(totals(3, unsized));
        }
    }
}
