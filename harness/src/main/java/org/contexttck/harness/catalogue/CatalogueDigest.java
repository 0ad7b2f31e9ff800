package org.contexttck.harness.catalogue;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 over files, in the order they are added. A checkout that rewrites line ends does not change it. */
final class CatalogueDigest {

    private final MessageDigest digest;

    CatalogueDigest() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    void add(String path, byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8).replace("\r\n", "\n");
        digest.update((path + "\0" + text.length() + "\0" + text).getBytes(StandardCharsets.UTF_8));
    }

    /** 64 hexadecimal digits. Ends the digest: to be asked once. */
    String text() {
        return HexFormat.of().formatHex(digest.digest());
    }
}
