package org.contexttck.harness.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Optional;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.profile.yaml.ProfileProblem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every text an author of the sections {@code client} and {@code driver} may be shown. */
class ClientProblemsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "client: {} | 9 | client lacks the required member \"command\"; for example command: "
                        + "[node, host.mjs, \"{mcp.url}\", \"{model.url}\", \"{prompt}\"]",
                "client: {comand: [x], command: [y]} | 10 | unknown key \"comand\" below client; did you mean \"command\"?",
                "client: {command: []} | 19 | client.command must not be an empty list",
                "client: {command: [x, '{mpc.url}']} | 23 | client.command[1] has {mpc.url}, which the kit does not fill in here; "
                        + "did you mean \"mcp.url\"? ({{ is a brace)",
                "client: {command: [x], env: {A: '{config}'}} | 33 | client.env.A has {config}, which is there only "
                        + "with a config",
                "client: {command: [x, '{gateway.url}']} | 23 | client.command[1] has {gateway.url}, which the kit does not "
                        + "fill in here; known here: mcp.url, mcp2.url, model.api, model.key, model.name, model.stream, "
                        + "model.url, model.way, prompt, scratch ({{ is a brace)",
                "client: {command: [x], model: {openai: ['{mcp.bridge}']}} | 41 | client.model.openai[0] has {mcp.bridge}, "
                        + "which is there only with mcp: stdio",
                "client: {command: [x, '{mcp.url}'], mcp: stdio} | 23 | client.command[1] has {mcp.url}, which is there only "
                        + "with mcp: http",
                "client: {command: [x, '{prompt}'], prompts: lines} | 23 | client.command[1] has {prompt}, which is there "
                        + "only with prompts: one",
                "client: {command: [x], config: {file: a/b, template: x}} | 39 | client.config.file is no plain name of a file; "
                        + "the kit puts it into a folder of its own",
                "client: {command: [x], model: [openai, azure]} | 40 | client.model[1] is no model service that the kit plays; "
                        + "it plays openai, openai-stream, anthropic, anthropic-stream",
                "client: {command: [x], model: {openai_stream: []}} | 32 | unknown key \"openai_stream\" below client.model; "
                        + "did you mean \"openai-stream\"?",
                "client: {command: [x], model: {}} | 31 | client.model names no model service; "
                        + "it plays openai, openai-stream, anthropic, anthropic-stream",
                "client: {command: [x], mcp: sse} | 29 | client.mcp must be http or stdio",
                "client: {command: [x], prompts: some} | 33 | client.prompts must be one or lines",
                "client: {command: [x], new-conversation: /new} | 24 | client.new-conversation needs prompts: lines; "
                        + "it is such a line",
                "client: {command: [x], prompts: lines, new-conversation: \"a\\nb\"} | 58 | client.new-conversation must be one "
                        + "line, found \"a\\nb\"",
                "client: {command: [x], tool-timeout: never} | 38 | client.tool-timeout must be a duration such as 500ms, 15s or "
                        + "2m, found \"never\"",
                "client: {command: [x], dial-in: yes} | 33 | client.dial-in must be true or false, found text",
                "client: {dial-in: true, config: {file: a, template: b}} | 25 | client.config has no use beside dial-in: true; "
                        + "with dial-in the kit starts nothing and speaks to nobody",
                "driver: {} | 9 | driver lacks the required member \"command\"; for example command: [node, server.js]",
                "driver: {command: [x], protocol: 1} | 24 | unknown key \"protocol\" below driver; "
                        + "known here: command, env, directory",
            })
    void sections(String profile, int column, String text) {
        assertThat(fault(profile).problems())
                .extracting(ProfileProblem::toString)
                .containsExactly("p.yaml:1:" + column + ": " + text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{client: false} | claims.transient-context.client cannot be false; "
                        + "leave it out, and the client and the driver of the profile as well",
                "{client: {resume: 1}} | claims.transient-context.client.resume must be true or false, found a number",
                "{client: {resum: true}} | unknown key \"resum\" below claims.transient-context.client; "
                        + "did you mean \"resume\"?",
            })
    void claims(String claims, String text) {
        String profile = "driver: {command: [d]}\nclaims: {transient-context: " + claims + "}";
        assertThat(fault(profile).problems())
                .extracting(problem -> problem.toString().replaceFirst("p.yaml:2:\\d+: ", ""))
                .containsExactly(text);
    }

    private static ProfileException fault(String profile) {
        return catchThrowableOfType(
                ProfileException.class, () -> Profiles.parse("p.yaml", profile, name -> Optional.empty()));
    }
}
