package org.contexttck.reference.broken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contexttck.reference.server.LineTap;
import org.contexttck.reference.server.RawClient;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** As {@link VariantsTest}, for the variants that page and cut wrongly. */
class SavingVariantsTest {

    static final String TABLE = "/org/contexttck/reference/broken/saving-variants.csv";

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

    @Test
    void passesRawBytesTurnsReplacementsIntoBytesThatAreNoUtf8() {
        LineTap variant = Variants.named("PassesRawBytes").orElseThrow();
        assertThat(variant.encoded("b\ufffd\u00e9\n")).inHexadecimal().containsExactly(0x62, 0xff, 0xc3, 0xa9, 0x0a);
    }

    @Test
    void passesRawControlsSendsEscapeCodesAsTheyAre() throws Exception {
        Map<String, List<String>> spoiled =
                script(Variants.named("PassesRawControls").orElseThrow());
        assertThat(VariantScript.differing(reference, spoiled)).isEqualTo("control");
        assertThat(spoiled.get("control").get(0)).contains("\u001b[31mb");
    }

    private static Map<String, List<String>> script(LineTap tap) throws Exception {
        Map<String, String> calls = new LinkedHashMap<>();
        calls.put("notified", "{'jsonrpc':'2.0','method':'notifications/initialized'}");
        calls.put("tools", "{'jsonrpc':'2.0','id':1,'method':'tools/list'}");
        calls.put("all", list(""));
        calls.put("none", list("'limit':0"));
        calls.put("three", list("'limit':3"));
        calls.put("float", list("'offset':0,'limit':3.0"));
        calls.put("middle", list("'offset':5,'limit':5"));
        calls.put("full", list("'offset':32,'limit':5"));
        calls.put("rest", list("'offset':35"));
        calls.put("whole", list("'limit':37"));
        calls.put("past", list("'offset':40,'limit':2"));
        calls.put("huge", list("'offset':4294967298,'limit':1"));
        calls.put("wrap", list("'offset':1,'limit':18446744073709551615"));
        calls.put("minus", list("'limit':-1"));
        calls.put("half", list("'limit':3.7"));
        calls.put("true", list("'limit':true"));
        calls.put("ties", list("'folder':'ties','offset':4,'limit':4"));
        calls.put("empty", list("'folder':'empty','limit':5"));
        calls.put("log", log("'log':'crlf'"));
        calls.put("head", log("'log':'plain','head':2"));
        calls.put("head0", log("'log':'plain','head':0"));
        calls.put("head200", log("'log':'plain','head':200"));
        calls.put("tail", log("'log':'plain','tail':2"));
        calls.put("both", log("'log':'plain','head':3,'tail':2"));
        calls.put("more", log("'log':'plain','head':500,'tail':2"));
        calls.put("bytes", log("'log':'plain','max_bytes':100"));
        calls.put("headbytes", log("'log':'plain','head':3,'max_bytes':60"));
        calls.put("tailbytes", log("'log':'plain','tail':3,'max_bytes':60"));
        calls.put("long", log("'log':'one-long-line','max_bytes':10"));
        calls.put("blank", log("'log':'blank-first-line','max_bytes':10"));
        calls.put("blanks", log("'log':'blank-last-lines','head':1"));
        calls.put("breaks", log("'log':'separators','head':1"));
        calls.put("control", log("'log':'control'"));
        calls.put("-head", log("'log':'plain','head':-1"));
        calls.put("json", json("'name':'number'"));
        calls.put("piece", json("'name':'number','max_bytes':5"));
        calls.put("escape", json("'name':'escape','max_bytes':8"));
        calls.put("emoji", log("'log':'emoji-only','max_bytes':6"));
        calls.put("word", list("'limit':'many'"));
        return VariantScript.run(tap, calls);
    }

    private static String list(String arguments) {
        return RawClient.callLine("list_entries", "{" + arguments + "}");
    }

    private static String log(String arguments) {
        return RawClient.callLine("build_log", "{" + arguments + "}");
    }

    private static String json(String arguments) {
        return RawClient.callLine("eval_json", "{" + arguments + "}");
    }
}
