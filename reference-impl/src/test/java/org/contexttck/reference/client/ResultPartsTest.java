package org.contexttck.reference.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultPartsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'content':[{'type':'text','text':'a'},{'type':'text','text':'b'}]}            | TEXT a, TEXT b",
                "{'content':[],'structuredContent':{'n':2.50}}                                  | TEXT {'n':2.50}",
                "{'content':[{'type':'text','text':'{\\'n\\': 1}'}],'structuredContent':{'n':1}} | TEXT {'n': 1}",
                "{'content':[{'type':'text','text':'one'}],'structuredContent':{'n':1}}         | TEXT one, TEXT {'n':1}",
                "{'content':[{'type':'image','data':'QUJD','mimeType':'image/gif'}]}            | IMAGE data:image/gif;base64,QUJD",
                "{'content':[{'type':'audio','data':'QUJD'}],'structuredContent':null}          | OTHER {'type':'audio','data':'QUJD'}",
                "{'content':'text'}                                                             | ``",
                "[]                                                                             | ``",
            })
    void areWhatTheModelGets(String result, String parts) {
        String json = result.replace("\\'", "\\\"").replace('\'', '"');
        assertThat(ResultParts.of(Jsons.read(json).orElseThrow()).stream()
                        .map(part -> part.kind() + " " + part.readable().replace('"', '\''))
                        .toList())
                .isEqualTo(parts.isEmpty() ? List.of() : List.of(parts.split(", (?=TEXT)")));
    }
}
