package org.contexttck.reference.broken;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.contexttck.reference.server.LineTap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** As {@link VariantsTest}, for the variants that get context packs wrong. */
class PackVariantsTest {

    static final String TABLE = "/org/contexttck/reference/broken/pack-variants.csv";

    private static Map<String, JsonNode> reference;

    @BeforeAll
    static void runReference() throws Exception {
        reference = PackScript.run(LineTap.NONE);
    }

    /** As there, but the lines are read: a call has one answer, and the pointer goes into its result. */
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(
            resources = TABLE,
            delimiter = '|',
            quoteCharacter = '\u0001',
            numLinesToSkip = 1,
            ignoreLeadingAndTrailingWhitespace = true)
    void differsFromTheReferenceAsItSays(String name, String differs, String call, String pointer, String seen)
            throws Exception {
        Map<String, JsonNode> spoiled = PackScript.run(Variants.named(name).orElseThrow());
        assertThat(PackScript.differing(reference, spoiled)).isEqualTo(differs);
        assertThat(at(spoiled.get(call), pointer)).isEqualTo(seen);
        assertThat(at(reference.get(call), pointer)).isNotEqualTo(seen);
    }

    private static String at(JsonNode result, String pointer) {
        JsonNode node = result.at(pointer);
        return node.isMissingNode() ? "absent" : node.toString();
    }
}
