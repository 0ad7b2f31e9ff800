package org.contexttck.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {

    @Test
    void takesWordsAndOptionsInAnyOrder() throws UsageError {
        assertThat(Options.parse("--http", "0", "server", "--database", "a.db", "--variant", "NoHints"))
                .isEqualTo(new Options(
                        List.of("server"),
                        Optional.of(0),
                        Optional.of(Path.of("a.db")),
                        Optional.of("NoHints"),
                        Optional.empty()));
        assertThat(Options.parse())
                .isEqualTo(
                        new Options(List.of(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()));
        assertThat(Options.parse("null-peer", "NeverCallsTools", "--model-url", "http://127.0.0.1:1/v1")
                        .model())
                .contains(URI.create("http://127.0.0.1:1/v1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "65536", "x", ""})
    void refusesWhatIsNoPort(String port) {
        assertThatThrownBy(() -> Options.parse("server", "--http", port))
                .hasMessage("--http needs a port from 0 to 65535, not " + port);
    }

    @Test
    void refusesUnknownAndUnfinishedOptions() {
        assertThatThrownBy(() -> Options.parse("--htpp", "1")).hasMessageStartingWith("unknown option --htpp; usage: ");
        assertThatThrownBy(() -> Options.parse("server", "--database"))
                .hasMessageStartingWith("--database needs a value; usage: ");
    }
}
