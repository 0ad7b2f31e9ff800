package org.contexttck.harness.selftest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.reports.event.Excerpt;

/** Writes what a self-test exchanged, for the specification to show: with each variant, and with the reference beside it. */
public final class ExchangeRecorder {

    private final Catalogue catalogue;
    private final KillMatrix matrix;

    public ExchangeRecorder(Catalogue catalogue, KillMatrix matrix) {
        this.catalogue = catalogue;
        this.matrix = matrix;
    }

    /**
     * Runs the reference for the requirements of these kills and writes {@code <protocol>/exchanges.json} below a folder laid
     * out like {@code features/}. Kills without a finding leave nothing.
     *
     * @return the files written
     * @throws IOException if one cannot be read or written
     */
    public List<Path> write(List<Kill> kills, Path features) throws IOException, InterruptedException {
        Map<String, List<Kill>> byProtocol = new TreeMap<>();
        for (Kill kill : kills) {
            Optional<Requirement> one = catalogue
                    .requirement(kill.requirement())
                    .filter(it -> kill.shown().isPresent());
            one.ifPresent(it -> byProtocol
                    .computeIfAbsent(it.protocol(), protocol -> new ArrayList<>())
                    .add(kill));
        }
        List<Path> written = new ArrayList<>();
        for (Map.Entry<String, List<Kill>> protocol : byProtocol.entrySet()) {
            written.add(write(protocol.getKey(), protocol.getValue(), features));
        }
        return written;
    }

    private Path write(String protocol, List<Kill> kills, Path features) throws IOException, InterruptedException {
        ReferenceTraffic traffic = matrix.reference(
                kills.stream().map(Kill::requirement).distinct().toList());
        Path file = features.resolve(protocol).resolve("exchanges.json");
        ExchangeFile exchanges = ExchangeFile.read(file);
        List<String> beside = new ArrayList<>();
        for (Kill kill : kills) {
            Kill.Shown shown = kill.shown().orElseThrow();
            List<Excerpt> reference = beside.contains(kill.requirement())
                    ? List.of()
                    : Counterpart.of(shown.finding().excerpt(), traffic.of(shown.scenario()));
            if (!reference.isEmpty()) {
                beside.add(kill.requirement());
            }
            exchanges.add(kill.requirement(), kill.variant(), shown.finding(), reference);
        }
        Files.createDirectories(file.getParent());
        Files.writeString(file, exchanges.text(catalogue, protocol));
        return file;
    }
}
