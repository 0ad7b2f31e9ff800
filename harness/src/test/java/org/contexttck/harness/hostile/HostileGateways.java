package org.contexttck.harness.hostile;

import static org.contexttck.harness.hostile.HostileSocket.flood;
import static org.contexttck.harness.hostile.HostileSocket.hang;
import static org.contexttck.harness.hostile.HostileSocket.write;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.contexttck.harness.wire.websocket.WebSocketHandshake;

/** Gateways that do harm to whoever opens a WebSocket connection to them. */
final class HostileGateways {

    private static final String WELCOME = "{\"protocol\":\"mcpp/v0.1\",\"id\":\"w\",\"ts\":\"2026-01-01T00:00:00Z\","
            + "\"from\":\"system:gateway\",\"to\":[],\"kind\":\"system/welcome\",\"payload\":{\"participants\":[]}}";
    /** So often 16 KB are written: more frames than anybody may be made to keep. */
    private static final int TIMES = 1_000;

    private static final String NOISE = "{\"protocol\":\"mcpp/v0.1\",\"id\":\"n\",\"ts\":\"2026-01-01T00:00:00Z\","
            + "\"from\":\"ghost\",\"kind\":\"chat\",\"payload\":{\"text\":\"boo\"}}";

    private static final String UNHEARD = "does not hear";

    private HostileGateways() {}

    /** Those to which nobody gets. */
    static List<HostileKind> refusing() {
        return List.of(
                socket(
                        "accepts and says nothing",
                        3,
                        "no answer to the WebSocket handshake in 1 s",
                        (in, out) -> hang(in)),
                socket("answers the handshake slowly", 3, "no answer to the WebSocket handshake in 1 s", (in, out) -> {
                    HostileSocket.request(in);
                    HostileSocket.drip(out, "H");
                }),
                socket("answers the handshake without end", 3, "no HTTP: HTTP/1.1 101", (in, out) -> {
                    HostileSocket.request(in);
                    flood(out, "HTTP/1.1 101 Switching Protocols\r\nX-More: y\r\n");
                }),
                socket("answers with another key", 3, "a wrong Sec-WebSocket-Accept", (in, out) -> {
                    HostileSocket.request(in);
                    write(out, WebSocketHandshake.answer("bm90IHRoaXMgb25lIQ=="));
                    hang(in);
                }),
                open(
                        "closes at once, each time",
                        3,
                        "the connection was closed with 1001",
                        (in, out) -> out.write(new byte[] {(byte) 0x88, 2, 0x03, (byte) 0xe9})),
                open("never welcomes anybody", 3, "came in 1000 ms", (in, out) -> hang(in)));
    }

    /** Those that let a participant in, the worst first. */
    static List<HostileKind> welcoming() {
        return List.of(
                welcoming("never passes anything on", 5, UNHEARD, (in, out) -> hang(in)),
                welcoming("floods with pings", 5, UNHEARD, (in, out) -> {
                    floodOf(out, frame(0x89, "ping"));
                    hang(in);
                }),
                welcoming("floods with pongs", 5, UNHEARD, (in, out) -> {
                    floodOf(out, frame(0x8a, "pong"));
                    hang(in);
                }),
                welcoming("floods with envelopes", 5, UNHEARD, (in, out) -> {
                    floodOf(out, frame(0x81, NOISE));
                    hang(in);
                }),
                welcoming("sends fragments without end", 5, UNHEARD, (in, out) -> {
                    out.write(frame(0x01, "a"));
                    floodOf(out, frame(0x00, "b"));
                    hang(in);
                }),
                welcoming("announces a frame of 2^62 bytes", 5, UNHEARD, (in, out) -> {
                    out.write(ByteBuffer.allocate(10)
                            .put((byte) 0x81)
                            .put((byte) 127)
                            .putLong(1L << 62)
                            .array());
                    flood(out, "x");
                }),
                welcoming("announces a frame of no size", 1, "ended without a close frame", (in, out) -> {
                    out.write(ByteBuffer.allocate(10)
                            .put((byte) 0x81)
                            .put((byte) 127)
                            .putLong(-1)
                            .array());
                    hang(in);
                }),
                welcoming("sends frames of no kind", 5, UNHEARD, (in, out) -> {
                    floodOf(out, frame(0xf7, "?"));
                    hang(in);
                }),
                welcoming("sends close frames without end", 1, "closed with 1001", (in, out) -> {
                    floodOf(out, new byte[] {(byte) 0x88, 2, 0x03, (byte) 0xe9});
                    hang(in);
                }),
                welcoming("sends bad UTF-8 and control characters", 5, UNHEARD, (in, out) -> {
                    out.write(new byte[] {(byte) 0x81, 4, (byte) 0xff, 0x00, 0x1b, 0x5b});
                    hang(in);
                }),
                welcoming("sends an envelope of 30 MB", 1, UNHEARD, (in, out) -> {
                    out.write(ByteBuffer.allocate(10)
                            .put((byte) 0x81)
                            .put((byte) 127)
                            .putLong(30_000_000)
                            .array());
                    flood(out, "x");
                }));
    }

    private static byte[] frame(int first, String text) {
        byte[] payload = text.getBytes(StandardCharsets.UTF_8);
        ByteBuffer frame = ByteBuffer.allocate(4 + payload.length).put((byte) first);
        if (payload.length < 126) {
            frame.put((byte) payload.length);
        } else {
            frame.put((byte) 126).putShort((short) payload.length);
        }
        frame.put(payload);
        return java.util.Arrays.copyOf(frame.array(), frame.position());
    }

    private static void floodOf(OutputStream out, byte[] frame) throws IOException {
        byte[] many = new byte[frame.length * Math.max(1, 16_384 / frame.length)];
        for (int i = 0; i < many.length; i++) {
            many[i] = frame[i % frame.length];
        }
        for (int i = 0; i < TIMES; i++) {
            out.write(many);
        }
        out.flush();
    }

    private static HostileKind welcoming(String name, int exit, String said, HostileSocket.Way then) {
        return open(name, exit, said, (in, out) -> {
            int first = in.read(); // the frame with which a participant joins
            if (first >= 0) {
                out.write(frame(0x81, WELCOME));
                out.flush();
                then.treat(in, out);
            }
        });
    }

    private static HostileKind open(String name, int exit, String said, HostileSocket.Way then) {
        return socket(name, exit, said, (in, out) -> {
            String head = head(in);
            int at = head.toLowerCase(java.util.Locale.ROOT).indexOf("sec-websocket-key:") + 18;
            write(
                    out,
                    WebSocketHandshake.answer(
                            head.substring(at, head.indexOf('\r', at)).strip()));
            then.treat(in, out);
        });
    }

    private static String head(InputStream in) throws IOException {
        return HostileSocket.request(in);
    }

    private static HostileKind socket(String name, int exit, String said, HostileSocket.Way way) {
        return new HostileKind(
                "gateway: " + name,
                folder -> {
                    HostileSocket socket = HostileSocket.listening(way);
                    Files.writeString(
                            folder.resolve(HostileKind.PROFILE),
                            "gateway: {url: \"ws://127.0.0.1:" + socket.port()
                                    + "/\", echo: false}\nlimits: {connect: 1s, answer: 1s}\n");
                    return socket;
                },
                "SC-G-18",
                exit,
                said);
    }
}
