package org.contexttck.harness.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.yaml.WrittenPlace;
import org.contexttck.reports.event.ClaimPlace;

/** Finds the lines of a profile that claim what requirements are about, for reports that point into files. */
final class ClaimedPlaces {

    private static final String CLAIMS = "claims.";
    private static final String TOOL = ".tool";
    private static final String REPOSITORY = ".git";

    private final Map<String, WrittenPlace> written;

    private ClaimedPlaces(Map<String, WrittenPlace> written) {
        this.written = written;
    }

    /** @return none if the profile is no file, or its file lies where nobody looks for it */
    static List<ClaimPlace> of(Profile profile, List<Requirement> rows) {
        Optional<String> file =
                profile.written().isEmpty() || !profile.command().isEmpty()
                        ? Optional.empty()
                        : inRepository(Path.of(profile.name()));
        return file.map(name -> new ClaimedPlaces(profile.written()).all(name, rows))
                .orElse(List.of());
    }

    /** Below the root of its repository, or else below the folder that the kit was started in. */
    private static Optional<String> inRepository(Path named) {
        Path file = named.toAbsolutePath().normalize();
        Path root = Path.of("").toAbsolutePath().normalize();
        for (Path up = file.getParent(); up != null; up = up.getParent()) {
            if (Files.exists(up.resolve(REPOSITORY))) {
                root = up;
                break;
            }
        }
        return Files.isRegularFile(file) && file.startsWith(root)
                ? Optional.of(root.relativize(file).toString().replace('\\', '/'))
                : Optional.empty();
    }

    private record Where(int line, String tool) {}

    private List<ClaimPlace> all(String file, List<Requirement> rows) {
        Map<Where, List<String>> places = new LinkedHashMap<>();
        for (Requirement row : rows) {
            where(row)
                    .distinct()
                    .forEach(one -> places.computeIfAbsent(one, first -> new ArrayList<>())
                            .add(row.id()));
        }
        return places.entrySet().stream()
                .map(one ->
                        new ClaimPlace(file, one.getKey().line(), one.getKey().tool(), one.getValue()))
                .toList();
    }

    /** The claim as a whole first, then each tool of it. */
    private Stream<Where> where(Requirement row) {
        List<String> claims =
                row.claims().stream().map(Claim::text).map(ClaimedPlaces::path).toList();
        Stream<String> wholes = Stream.of(
                        claims.stream(),
                        row.claims().stream().map(Claim::text),
                        Stream.of(CLAIMS + row.protocol(), row.role().text()))
                .flatMap(one -> one);
        Stream<Where> whole =
                wholes
                        .filter(written::containsKey)
                        .findFirst()
                        .map(path -> new Where(written.get(path).line(), ""))
                        .stream();
        return Stream.concat(whole, claims.stream().flatMap(this::tools));
    }

    private static String path(String claim) {
        return CLAIMS + claim;
    }

    private Stream<Where> tools(String claim) {
        Stream<String> items = Stream.concat(
                Stream.of(claim),
                Stream.iterate(0, i -> i + 1).map(i -> claim + "[" + i + "]").takeWhile(written::containsKey));
        return items.filter(item -> written.containsKey(item + TOOL))
                .map(item -> new Where(
                        written.get(item).line(), written.get(item + TOOL).word()));
    }
}
