package org.contexttck.harness.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.PageWalk;
import org.contexttck.harness.profile.claim.RecordLocator;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.profile.target.ServerEntry;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.profile.yaml.ProfileProblem;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfilesTest {

    private static final String SERVER = "server: {stdio: {command: [node]}}\n";

    @Test
    void readsTheExample() throws Exception {
        Path file = example();
        Profile profile = Profiles.load(file, name -> Optional.of("tok-" + name));

        assertThat(profile.implementation()).isEqualTo(new Implementation("web-dev-tracker", "1.20"));
        assertThat(profile.limits()).isEqualTo(new LimitsEntry(Duration.ofSeconds(5), Duration.ofMillis(1500)));
        assertThat(profile.server().revision()).isEmpty();
        StartCommand start = profile.server().stdio().orElseThrow();
        assertThat(start.command()).containsExactly("node", "server.js", "--port", "3001");
        assertThat(start.environment())
                .containsExactly(Map.entry("ORG_TOKEN", "tok-ORG_TOKEN"), Map.entry("PRICE", "${PRICE}"));
        assertThat(start.directory()).contains(file.toAbsolutePath().getParent());

        TransientContextClaim claim = profile.claims().transientContext().orElseThrow();
        FetchTool activities = claim.fetch().get(0);
        assertThat(activities.full()).isEqualTo(Json.parse("{\"page\":1}"));
        assertThat(activities.few()).hasSize(2);
        assertThat(activities.records()).isEqualTo(new RecordLocator.ByPointer(Pointer.parse("/data/activities")));
        assertThat(activities.pages()).contains(new PageWalk("page", 1, OptionalInt.of(9), OptionalInt.of(132)));
        FetchTool notes = claim.fetch().get(1);
        assertThat(notes.full()).isEqualTo(Json.parse("{\"page\":1}"));
        assertThat(notes.five()).isEmpty();
        assertThat(notes.last()).isEmpty();
        assertThat(notes.pages()).isEmpty();
        assertThat(((RecordLocator.ByPattern) notes.records()).pattern().pattern())
                .isEqualTo("(?m)^note (\\d+):");
        assertThat(Json.write(claim.consumer().get(0).succeed()))
                .isEqualTo("{\"finding\":\"3 activities to Web Dev\",\"weight\":2.50,\"token\":\"tok-ORG_TOKEN\"}");
        assertThat(claim.workflow()).isEmpty();
        assertThat(profile.claims()
                        .contextSaving()
                        .orElseThrow()
                        .paginated()
                        .get(0)
                        .tool())
                .isEqualTo("list_entries");
        assertThat(profile.claims().claimed(Claim.DIARY)).isTrue();
        assertThat(profile.claims().claimed(Claim.AUDIT)).isFalse();

        assertThat(profile.secrets().hide("token=tok-ORG_TOKEN!")).isEqualTo("token=***!");
        assertThat(profile.warnings()).isEmpty();
        assertThat(profile).hasToString("Profile[" + file + "]");
    }

    @Test
    void theDigestIsThatOfTheText() throws ProfileException {
        assertThat(parse("server: {stdio: {command: [a]}}").digest())
                .isEqualTo("16f05acf65b2ab1b0b9f57d3f195f65e8c155f147a2f042518ebb4b7c53d3104");
    }

    @Test
    void wordsAreTextUnlessJsonSaysOtherwise() throws ProfileException {
        Profile profile = parse(SERVER
                + "claims: {context-pack: {arguments: {a: no, b: 2025-06-18, c: 0x1f, d: 1:30, e: 007, f: true, g: ~, h: 1e400,"
                + " i: '5', j: !!str 5, k: 2.50, l: }}}");
        assertThat(Json.write(profile.claims().contextPack().orElseThrow().arguments()))
                .isEqualTo("{\"a\":\"no\",\"b\":\"2025-06-18\",\"c\":\"0x1f\",\"d\":\"1:30\",\"e\":\"007\",\"f\":true,"
                        + "\"g\":null,\"h\":1e400,\"i\":\"5\",\"j\":\"5\",\"k\":2.50,\"l\":null}");
    }

    @Test
    void aServerAloneLeavesTheClaimsToItsTools() throws ProfileException {
        Profile profile = parse(SERVER);
        assertThat(profile.claims()).isEqualTo(Claims.byToolList());
        assertThat(profile.implementation()).isEqualTo(new Implementation("unnamed", ""));
        assertThat(profile.limits()).isEqualTo(new LimitsEntry(Duration.ofSeconds(15), Duration.ofSeconds(20)));
    }

    @Test
    void readsAnHttpServer() throws ProfileException {
        Profile profile =
                parse("server: {mcp: 2025-11-25, http: {url: 'http://127.0.0.1:3001/mcp', headers: {B: 1, A: x},"
                        + " start: {command: [serve], ready-after: 2m}}}");
        ServerEntry.Http http = profile.server().http().orElseThrow();
        assertThat(http.url()).isEqualTo(URI.create("http://127.0.0.1:3001/mcp"));
        assertThat(http.headers()).containsExactly(Map.entry("B", "1"), Map.entry("A", "x"));
        assertThat(http.start().orElseThrow().readyAfter()).isEqualTo(Duration.ofMinutes(2));
        assertThat(profile.server().revision()).contains("2025-11-25");
    }

    @Test
    void writtenCredentialsAreSecretToo() throws ProfileException {
        Profile profile = parse("server: {http: {url: 'http://h/', headers: {Authorization: Bearer abcdef,"
                + " Cookie: 'sid=cookie-1; b=cookie-2', X-Api-Key: key-12, My-Token-X: tok-34, X-Plain: plain-5}}}");
        assertThat(profile.secrets().hide("abcdef cookie-1 cookie-2 key-12 tok-34 plain-5 Bearer abcdef"))
                .isEqualTo("*** *** *** *** *** plain-5 ***");
    }

    @Test
    void aBasicPasswordIsSecretOnItsOwn() throws ProfileException {
        Profile profile = parse("server: {http: {url: 'http://h/', headers: {Authorization: Basic dXNlcjpodW50ZXIy}}}");
        assertThat(profile.secrets().hide("user hunter2 dXNlcjpodW50ZXIy")).isEqualTo("user *** ***");
    }

    @Test
    void aShortSecretIsWarnedAbout() throws ProfileException {
        Profile profile =
                Profiles.parse("p.yaml", "server: {stdio: {command: [a, '${PIN}']}}", name -> Optional.of("123"));
        assertThat(profile.warnings())
                .extracting(ProfileProblem::toString)
                .containsExactly("p.yaml:1:31: ${PIN} has fewer than 4 characters and is not hidden in reports; "
                        + "use a longer value if it is a secret");
        assertThat(profile.secrets().hide("x123")).isEqualTo("x123");
    }

    @Test
    void aProfileMayBeCompletedWithAServer(@TempDir Path folder) throws ProfileException, IOException {
        ServerEntry server = Profiles.forStdio(List.of("a")).server();
        Path file = Files.writeString(folder.resolve("p.yaml"), "claims: {context-pack: {}}");
        Profile profile = Profiles.load(file, name -> Optional.empty(), Optional.of(server));
        assertThat(profile.server()).isEqualTo(server);
        assertThat(profile.claims().protocols()).containsExactly("context-pack");
    }

    @Test
    void aCommandStandsInForAProfile() {
        Profile profile = Profiles.forStdio(List.of("node", "server.js"));
        assertThat(profile.name()).isEqualTo("node server.js");
        assertThat(profile.server().stdio().orElseThrow().command()).containsExactly("node", "server.js");
        assertThat(profile.claims().decided()).isFalse();
        assertThat(profile.digest()).hasSize(64);
        assertThat(profile.withClaims(Claims.fromToolList(java.util.Set.of("context")))
                        .claims()
                        .decided())
                .isTrue();
    }

    @Test
    void aUrlStandsInForAProfile() {
        Profile profile = Profiles.forUrl(URI.create("http://127.0.0.1:1/mcp"));
        assertThat(profile.name()).isEqualTo("http://127.0.0.1:1/mcp");
        assertThatThrownBy(() -> Profiles.forUrl(URI.create("localhost:3001")))
                .hasMessage("\"localhost:3001\" is no http or https URL; write for example http://127.0.0.1:3001/mcp");
    }

    @Test
    void filesThatCannotBeReadAreSaid(@TempDir Path folder) throws IOException {
        Path gone = folder.resolve("gone.yaml");
        assertThat(fault(gone)).isEqualTo(gone + ": not found; looked for " + gone);
        assertThat(fault(folder)).isEqualTo(folder + ": cannot be read: it is a folder");
        Path latin = Files.write(folder.resolve("latin.yaml"), new byte[] {'a', ':', '\n', ' ', (byte) 0xe9, '\n'});
        assertThat(fault(latin)).isEqualTo(latin + ":2:2: not UTF-8; save the file as UTF-8");
    }

    @Test
    void aByteOrderMarkInAFileIsFine(@TempDir Path folder) throws IOException, ProfileException {
        Path file = Files.writeString(folder.resolve("p.yaml"), "\uFEFF" + SERVER);
        assertThat(Profiles.load(file, name -> Optional.empty()).name()).isEqualTo(file.toString());
    }

    private static Profile parse(String text) throws ProfileException {
        return Profiles.parse("p.yaml", text, name -> Optional.empty());
    }

    private static String fault(Path file) {
        return catchThrowableOfType(ProfileException.class, () -> Profiles.load(file, name -> Optional.empty()))
                .getMessage();
    }

    private static Path example() throws URISyntaxException {
        return Path.of(ProfilesTest.class.getResource("example.profile.yaml").toURI());
    }
}
