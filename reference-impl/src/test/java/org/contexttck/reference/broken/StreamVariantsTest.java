package org.contexttck.reference.broken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contexttck.reference.server.LineTap;
import org.contexttck.reference.server.RawClient;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** As {@link VariantsTest}, for the variants that treat the output of commands wrongly. */
class StreamVariantsTest {

    static final String TABLE = "/org/contexttck/reference/broken/stream-variants.csv";

    private static Map<String, List<String>> reference;

    @BeforeAll
    static void runReference() throws Exception {
        reference = script(LineTap.NONE);
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(
            resources = TABLE,
            delimiter = '|',
            quoteCharacter = '`',
            numLinesToSkip = 1,
            ignoreLeadingAndTrailingWhitespace = true)
    void differsFromTheReferenceAsItSays(String name, String differs, String call, String pointer, String seen)
            throws Exception {
        Map<String, List<String>> spoiled = script(Variants.named(name).orElseThrow());
        assertThat(VariantScript.differing(reference, spoiled)).isEqualTo(differs);
        assertThat(VariantScript.at(spoiled.get(call), pointer)).isEqualTo(seen);
        assertThat(VariantScript.at(reference.get(call), pointer)).isNotEqualTo(seen);
    }

    private static Map<String, List<String>> script(LineTap tap) throws Exception {
        Map<String, String> calls = new LinkedHashMap<>();
        calls.put("notified", "{'jsonrpc':'2.0','method':'notifications/initialized'}");
        calls.put("quiet", RawClient.callLine("run_check", "{}"));
        calls.put("marker", RawClient.callLine("run_check", "{'noise':'marker','max_bytes':2}"));
        calls.put("exact", RawClient.callLine("run_check", "{'noise':'exact'}"));
        calls.put("lines", RawClient.callLine("run_check", "{'noise':'lines','head':1}"));
        calls.put("both", RawClient.callLine("run_check", "{'noise':'both'}"));
        calls.put("both2", RawClient.callLine("run_check", "{'noise':'both','head':2}"));
        calls.put("hash", RawClient.callLine("hash_file", "{'noise':'noisy'}"));
        calls.put("flood", RawClient.callLine("run_check", "{'noise':'flood'}"));
        return VariantScript.run(tap, calls);
    }
}
