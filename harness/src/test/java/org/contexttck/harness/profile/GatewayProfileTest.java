package org.contexttck.harness.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.claim.GatewayFilter;
import org.contexttck.harness.profile.claim.SubContextClaim;
import org.contexttck.harness.profile.target.EnvelopeMark;
import org.contexttck.harness.profile.target.GatewayEntry;
import org.contexttck.harness.profile.target.GatewayForm;
import org.contexttck.harness.profile.yaml.Binder;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.profile.yaml.ProfileProblem;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GatewayProfileTest {

    @Test
    void whatIsLeftOutIsTheKitsOwnBinding() throws ProfileException {
        Profile profile = parse("gateway: {start: {command: [g, '{port}']}}");
        GatewayEntry gateway = profile.targets().gateway().orElseThrow();

        assertThat(gateway.url()).isEqualTo("ws://127.0.0.1:{port}/");
        assertThat(gateway.form().protocol()).contains("mcpp/v0.1");
        assertThat(gateway.form().echo()).isEqualTo(GatewayForm.Echo.NO);
        assertThat(gateway.form().welcome().map(EnvelopeMark::describe)).contains("/kind \"system/welcome\"");
        assertThat(gateway.form().allows("anything/at-all")).isTrue();
        assertThat(gateway.room()).isEmpty();
    }

    @Test
    void aKeyTakesThePlaceOfThePresets() throws ProfileException {
        GatewayForm form = parse("gateway: {preset: mew-0.4, url: 'ws://127.0.0.1:1/', protocol: false, kinds: [chat],"
                        + " error: {at: /payload/code}}")
                .targets()
                .gateway()
                .orElseThrow()
                .form();

        assertThat(form.protocol()).isEmpty();
        assertThat(form.join().orElseThrow().path("participantId").asText()).isEqualTo("{id}");
        assertThat(form.allows("chat")).isTrue();
        assertThat(form.allows("reflection")).isFalse();
        assertThat(form.errors()).hasSize(1);
        assertThat(form.errors().get(0).marks(Json.parse("{\"payload\":{\"code\":7}}")))
                .isTrue();
        assertThat(form.errors().get(0).marks(Json.parse("{\"kind\":\"system/error\"}")))
                .isFalse();
    }

    @Test
    void tokensAreSecrets() throws ProfileException {
        Profile profile = parse("gateway: {url: 'ws://127.0.0.1:1/', token: a-long-secret-token}");

        assertThat(profile.secrets().hide("token a-long-secret-token")).isEqualTo("token ***");
    }

    @Test
    void whoeverNamesAGatewayClaimsIt() throws ProfileException {
        Claims claims = parse("gateway: {url: 'ws://127.0.0.1:1/'}").claims();

        assertThat(Claim.ofProfiles().filter(claims::claimed).map(Claim::text))
                .containsExactly("sub-context", "sub-context.gateway");
    }

    @Test
    void optionsAreClaimedInWords() throws ProfileException {
        Claims claims = parse(
                        "participant: {driver: {command: [d]}}\n"
                                + "claims: {sub-context: {gateway: {filter: true}, participant: {filters: true, grouping: true}}}")
                .claims();

        assertThat(Claim.ofProfiles().filter(claims::claimed).map(Claim::text))
                .isEqualTo(Claim.ofProfiles()
                        .map(Claim::text)
                        .filter(path -> path.startsWith("sub-context"))
                        .toList());
        assertThat(claims.subContext().flatMap(SubContextClaim::filter)).contains(Binder.of("{}", GatewayFilter.class));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{preset: mew-9, url: 'ws://h:1/'} | 19 | gateway.preset is no preset that the kit has; "
                        + "it has mcpp-0.1, mew-0.4, mcpx-0.1",
                "{url: 'http://h/'} | 16 | gateway.url must be a ws or wss URL without user and fragment; "
                        + "for example ws://127.0.0.1:{port}/",
                "{url: 'ws://h:{port}/'} | 16 | gateway.url has {port}, and there is no start; "
                        + "give the port of the gateway that is running, or the command that starts one on {port}",
                "{preset: mew-0.4} | 10 | gateway lacks url or start; "
                        + "give the port of the gateway that is running, or the command that starts one on {port}",
                "{start: {command: [g]}} | 18 | gateway.start must say {port} in command or env; "
                        + "the kit chooses a free port and tells it so",
                "{url: 'ws://h:1/{rom}'} | 16 | gateway.url has {rom}, which the kit does not fill in here; "
                        + "did you mean \"room\"? ({{ is a brace)",
                "{url: 'ws://h:1/', join: {name: '{ids}'}} | 42 | gateway.join.name has {ids}, which the kit does not fill in "
                        + "here; did you mean \"id\"? ({{ is a brace)",
                "{url: 'ws://h:1/', echo: maybe} | 35 | gateway.echo must be true, false or either",
                "{url: 'ws://h:1/', participants: [{id: a}, {id: b}]} | 43 | gateway.participants must name at least 4 "
                        + "participants; so many take part in a scenario",
                "{url: 'ws://h:1/', welcome: {is: 1}} | 38 | gateway.welcome lacks the required member \"at\"; "
                        + "for example {at: /kind, is: system/error}",
                "{url: 'ws://h:1/', jion: {}} | 29 | unknown key \"jion\" below gateway; did you mean \"join\"?",
            })
    void problems(String gateway, int column, String text) {
        assertThat(texts("gateway: " + gateway)).containsExactly("p.yaml:1:" + column + ": " + text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | 14 | participant has neither driver nor live; for example driver: {command: [node, driver.js]}",
                "{live: {command: [a]}} | 21 | participant.live must say {gateway.url} in command or env; "
                        + "the kit's gateway listens there",
            })
    void problemsOfParticipants(String participant, int column, String text) {
        assertThat(texts("participant: " + participant)).containsExactly("p.yaml:1:" + column + ": " + text);
    }

    private static Profile parse(String text) throws ProfileException {
        return Profiles.parse("p.yaml", text, name -> Optional.empty());
    }

    private static List<String> texts(String profile) {
        return catchThrowableOfType(ProfileException.class, () -> parse(profile)).problems().stream()
                .map(ProfileProblem::toString)
                .toList();
    }
}
