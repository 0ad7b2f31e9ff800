package org.contexttck.reference.broken;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Sends bytes that are no UTF-8 as the command wrote them. Breaks CS-T-16; neighbours: rows about proper
 * messages, and rows tried on the same log.
 */
final class PassesRawBytes extends BrokenServer {

    private static final byte[] REPLACEMENT = "\ufffd".getBytes(StandardCharsets.UTF_8);

    @Override
    public byte[] encoded(String line) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream raw = new ByteArrayOutputStream();
        int i = 0;
        while (i < bytes.length) {
            boolean replaced = Arrays.equals(bytes, i, Math.min(bytes.length, i + 3), REPLACEMENT, 0, 3);
            raw.write(replaced ? 0xff : bytes[i]);
            i += replaced ? 3 : 1;
        }
        return raw.toByteArray();
    }
}
