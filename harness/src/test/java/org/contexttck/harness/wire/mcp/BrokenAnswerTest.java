package org.contexttck.harness.wire.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BrokenAnswerTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'jsonrpc':'2.0','id':7,'result':{'text':'\u001b[0m'}}|7",
                " { 'id' : 'a-7' , 'jsonrpc':'2.0','error':{|'a-7'",
                "{'result':{'items':[{'id':3},{'id':4}]},'jsonrpc':'2.0','id':-1|-1",
                "{'jsonrpc':'2.0','id':7,'result':{'id':8,'method':'x'|7",
                "{'id':'with \\'quotes\\'','result':|'with \\'quotes\\''",
                "got {'jsonrpc':'2.0','id':7,'result':{}}|7",
                "[INFO] {'a':1} {'jsonrpc':'2.0','id':7,'result':{}}|7",
                "{'jsonrpc':'2.0','id':7,'result':{}}{'jsonrpc':'2.0','id':'b','error':{}} done|7;'b'"
            })
    void findsTheId(String text, String key) {
        assertThat(BrokenAnswer.keys(quoted(text))).containsExactly(quoted(key).split(";"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'jsonrpc':'2.0',",
                "{'jsonrpc':'2.0','id':7",
                "{'jsonrpc':'2.0','id':7,'method':'tools/call','params':{'result':1}",
                "{'method':'notifications/message','params':{'id':7,'result':{",
                "{'jsonrpc':'2.0','id':null,'error':{",
                "{'jsonrpc':'2.0','result':{'text':'no id",
                "['id',7,'result':{}",
                ""
            })
    void doesNotGuess(String text) {
        assertThat(BrokenAnswer.keys(quoted(text))).isEmpty();
    }

    @Test
    void looksAtBothEndsOfALongOne() {
        String long_ = "x'".repeat(1 << 20);

        assertThat(BrokenAnswer.keys(quoted("{'id':7,'result':" + long_))).contains("7");
        assertThat(BrokenAnswer.keys(quoted("{'result':{'id':1}," + long_ + ",'id':7}")))
                .contains("7");
        assertThat(BrokenAnswer.keys(quoted("{'" + long_ + "'id':7,'result':{}")))
                .isEmpty();
    }

    private static String quoted(String text) {
        return text.replace('\'', '"');
    }
}
