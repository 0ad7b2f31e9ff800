package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.reports.event.ClaimPlace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClaimedPlacesTest {

    private static final String TEXT = """
            server: {stdio: {command: [node, server.mjs]}}
            gateway:
              url: ws://127.0.0.1:8790/
            claims:
              transient-context:
                fetch:
                  - tool: list_orders
                  - full: {}
                    tool: list_people
                consumer: false
            """;

    @TempDir
    Path repository;

    @Test
    void aRowStandsAtItsClaimAndAtEachToolOfIt() throws Exception {
        List<ClaimPlace> places = places(written("conformance/p.yaml"));

        assertThat(of("TC-S-01", places))
                .containsExactly(
                        "conformance/p.yaml:6 ",
                        "conformance/p.yaml:7 list_orders",
                        "conformance/p.yaml:8 list_people");
    }

    @Test
    void aRowWithoutAClaimStandsAtItsTarget() throws Exception {
        List<ClaimPlace> places = places(written("p.yaml"));

        assertThat(of("W-S-01", places)).containsExactly("p.yaml:1 ");
        assertThat(of("SC-G-01", places)).containsExactly("p.yaml:2 ");
        assertThat(places).allSatisfy(one -> assertThat(one.requirements()).isNotEmpty());
    }

    @Test
    void nobodyLooksForWhatIsNoFileOfTheRepository() throws Exception {
        Profile outside = written("p.yaml");
        Files.delete(repository.resolve(".git"));

        assertThat(places(outside)).isEmpty();
        assertThat(places(Profiles.parse("text", TEXT, name -> Optional.empty())))
                .isEmpty();
        assertThat(places(Profiles.forStdio(List.of("node")))).isEmpty();
    }

    private Profile written(String name) throws IOException, ProfileException {
        Files.createFile(repository.resolve(".git"));
        Path file = repository.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, TEXT);
        return Profiles.load(file, variable -> Optional.empty());
    }

    private static List<ClaimPlace> places(Profile profile) {
        return ClaimedPlaces.of(profile, Catalogue.bundled().all());
    }

    private static List<String> of(String id, List<ClaimPlace> places) {
        return places.stream()
                .filter(one -> one.requirements().contains(id))
                .map(one -> one.file() + ":" + one.line() + " " + one.tool())
                .toList();
    }
}
