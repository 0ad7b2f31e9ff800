package org.contexttck.reference.brokenclient;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.contexttck.reference.client.ClientParts;
import org.contexttck.reference.client.ClientScript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** Each variant beside the reference: one conversation in which they differ, and the usual one in which most do not. */
class ClientVariantsTest {

    private static final String TABLE = "/org/contexttck/reference/brokenclient/client-variants.csv";

    /** Variants whose fault is in the messages to the server; the host's tests look at them. */
    private static final List<String> ON_THE_WIRE = List.of("ClientOmitsJsonRpcVersion", "ClientSendsNullParams");

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = TABLE, delimiter = '|')
    void differsFromTheReference(String variant, String steps, String reference, String broken) {
        assertThat(shown(new ClientParts(), steps)).as("reference").isEqualTo(reference);
        assertThat(shown(ClientVariants.named(variant).orElseThrow(), steps))
                .as(variant)
                .isEqualTo(broken);
    }

    @Test
    void everyVariantIsInTheTable() throws IOException {
        List<String> inTheTable = new ArrayList<>(ON_THE_WIRE);
        try (InputStream table = ClientVariantsTest.class.getResourceAsStream(TABLE)) {
            new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.substring(0, line.indexOf('|')).strip())
                    .forEach(inTheTable::add);
        }
        assertThat(new TreeSet<>(inTheTable)).containsExactlyElementsOf(ClientVariants.names());
    }

    @ParameterizedTest
    @CsvSource({"BrokenClient", "CrashingClient", "Spoiled", "ClientVariants", "nevercollapses", "../client/Host"})
    void helpersAreNoVariants(String name) {
        assertThat(ClientVariants.named(name)).isEmpty();
    }

    /** What the screen shows if the steps end in a {@code V}, otherwise what the model gets; {@code +} allows unscoped. */
    private static String shown(ClientParts parts, String steps) {
        ClientScript script = ClientScript.play(parts, steps.startsWith("+"), steps.replaceFirst("V$", ""));
        return steps.endsWith("V") ? script.view() : script.prompt();
    }
}
