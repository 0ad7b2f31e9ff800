package org.contexttck.reference.brokenintermediary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.contexttck.reference.intermediary.MessageTap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BrokenIntermediaryTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            DropsContext | {"content":[],"_meta":{"context":{},"a":1}} | {"content":[],"_meta":{"a":1}}
            DropsHints | {"content":[],"_meta":{"contextHints":[],"context":{}}} | {"content":[],"_meta":{"context":{}}}
            KeepsOnlyKnownMeta | {"content":[],"_meta":{"x/y":1,"context":{},"z":2}} | {"content":[],"_meta":{"context":{}}}
            LosesIsError | {"content":[],"isError":true} | {"content":[]}
            LosesStructuredContent | {"content":[],"structuredContent":{"a":1.50}} | {"content":[]}
            RewritesPagination | {"content":[],"structuredContent":{"pagination":{"has_more":true}}} | {"content":[],"structuredContent":{"pagination":{"has_more":false}}}
            InventsContext | {"content":[]} | {"content":[],"_meta":{"context":{"lifecycle":"transient","summary":"A result"}}}
            InventsContext | {"content":[],"_meta":{"context":{}}} | {"content":[],"_meta":{"context":{}}}
            RoundsNumbers | {"content":[{"n":1.50}],"big":9007199254740993} | {"content":[{"n":1.5}],"big":9007199254740992}
            RenamesToolsButNotHints | {"tools":[{"name":"a"}]} | {"tools":[{"name":"relayed_a"}]}
            """)
    void oneThingIsSpoiled(String variant, String result, String spoiled) {
        assertThat(tap(variant).toClient(answer(result))).isEqualTo(answer(spoiled));
    }

    @Test
    void whatNoVariantTouchesKeepsItsDigits() {
        String answer = answer("{\"content\":[],\"n\":12345678901234567890,\"m\":2.50}");

        assertThat(tap("DropsContext").toClient(answer)).isEqualTo(answer);
        assertThat(tap("DropsContext").toClient("no JSON")).isEqualTo("no JSON");
    }

    @Test
    void renamedToolIsCalledByItsOldName() {
        String call = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"relayed_a\"}}";

        assertThat(tap("RenamesToolsButNotHints").toServer(call)).isEqualTo(call.replace("relayed_a", "a"));
    }

    @Test
    void everyVariantIsFound() throws IOException {
        assertThat(BrokenIntermediary.variants().names()).hasSize(9).contains("DropsContext", "RoundsNumbers");
    }

    private static MessageTap tap(String variant) {
        return BrokenIntermediary.variants().named(variant).orElseThrow();
    }

    private static String answer(String result) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":" + result + "}";
    }
}
