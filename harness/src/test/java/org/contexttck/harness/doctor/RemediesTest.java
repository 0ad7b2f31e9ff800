package org.contexttck.harness.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What somebody is told to try, for each reason that was met with real programs. */
class RemediesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "could not start no-such-command: No such file or directory | Is the program on PATH?",
                "exited with code 1 before answering initialize | Run the command by hand",
                "no answer in 15 s to initialize | limits.connect",
                "connection refused by 127.0.0.1:1 | Start the server first",
                "unknown host no-such-host.invalid | Correct the name",
                "initialize got HTTP 401 | headers below server.http",
                "initialize got HTTP 501 | /mcp",
                "initialize got no valid answer: the request itself came back | repeats what it reads",
            })
    void knowsWhatToTry(String why, String what) {
        assertThat(Remedies.of(why)).hasValueSatisfying(it -> assertThat(it).contains(what));
    }

    @ParameterizedTest
    @CsvSource({"initialize got no valid answer: result is a text", "some day"})
    void saysNothingWhereItDoesNotKnow(String why) {
        assertThat(Remedies.of(why)).isEmpty();
    }
}
