package org.contexttck.harness.steps.subcontext;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.websocket.WebSocketFrame;

/** Frames that are no envelope, by what the features call them. The list is closed; a new one is added here. */
final class OddFrame {

    private static final Map<String, WebSocketFrame> ALL = all();

    private OddFrame() {}

    /** @throws IllegalArgumentException if there is none of this name */
    static WebSocketFrame of(String name) {
        return Optional.ofNullable(ALL.get(name))
                .orElseThrow(() -> new IllegalArgumentException(
                        "no such frame: \"" + name + "\"; known are " + String.join(", ", ALL.keySet())));
    }

    private static Map<String, WebSocketFrame> all() {
        Map<String, WebSocketFrame> all = new LinkedHashMap<>();
        all.put("broken JSON", WebSocketFrame.text("{\"kind\":\"chat\",\"payload\":"));
        all.put("two JSON values", WebSocketFrame.text("{\"kind\":\"chat\",\"payload\":{}} {}"));
        all.put("words", WebSocketFrame.text("hello, is anybody there?"));
        all.put("a list", WebSocketFrame.text("[1,2]"));
        all.put("a text", WebSocketFrame.text("\"chat\""));
        all.put("null", WebSocketFrame.text("null"));
        all.put("nothing", WebSocketFrame.text(""));
        all.put("binary data", WebSocketFrame.of(WebSocketFrame.BINARY, new byte[] {0, 1, (byte) 0xff, (byte) 0xfe}));
        all.put("bytes that are no UTF-8", WebSocketFrame.of(WebSocketFrame.TEXT, new byte[] {'"', (byte) 0xc3, '"'}));
        byte[] some = "{}".getBytes(StandardCharsets.UTF_8);
        all.put("a reserved opcode", WebSocketFrame.of(7, some));
        all.put("reserved bits", new WebSocketFrame(WebSocketFrame.TEXT, true, 7, true, some, some.length));
        return all;
    }
}
