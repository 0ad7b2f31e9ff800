package org.contexttck.harness.selftest;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;
import org.contexttck.reports.event.ScenarioFinished;

/**
 * What went over the wire in each scenario of a run of the reference. Scenarios must run one at a time: what was written to the
 * transcripts since the scenario before ended belongs to this one.
 */
final class ReferenceTraffic implements RunObserver {

    /** Longer ones are of scenarios about excess; nobody reads them. */
    private static final int LONGEST = 2_000_000;

    private static final Set<String> MESSAGES = Set.of("sent", "received");

    private final Map<String, List<Excerpt>> byScenario = new HashMap<>();
    private final Map<Path, Long> read = new HashMap<>();

    @Override
    public synchronized void accept(Event event, Path report) {
        if (event instanceof ScenarioFinished scenario) {
            byScenario.putIfAbsent(scenario.key(), since(report.resolve("transcripts")));
        }
    }

    /** The messages of a scenario by its key, connection by connection; none if it did not run. */
    List<Excerpt> of(String scenario) {
        return byScenario.getOrDefault(scenario, List.of());
    }

    private List<Excerpt> since(Path folder) {
        List<Excerpt> messages = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                lines(file, messages);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a transcript cannot be read", e);
        }
        return messages;
    }

    private void lines(Path file, List<Excerpt> messages) throws IOException {
        byte[] fresh;
        long from = read.getOrDefault(file, 0L);
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            in.seek(from);
            fresh = new byte[(int) Math.min(in.length() - from, Integer.MAX_VALUE / 2)];
            in.readFully(fresh);
        }
        int end = fresh.length;
        while (end > 0 && fresh[end - 1] != '\n') {
            end--;
        }
        read.put(file, from + end);
        new String(fresh, 0, end, StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.length() <= LONGEST)
                .map(Json::parse)
                .filter(line -> MESSAGES.contains(line.path("direction").asText()))
                .map(ReferenceTraffic::message)
                .forEach(messages::add);
    }

    private static Excerpt message(JsonNode line) {
        return new Excerpt(
                line.path("order").asLong(),
                line.path("direction").asText().equals("sent") ? ExcerptDirection.SENT : ExcerptDirection.RECEIVED,
                line.path("text").asText());
    }
}
