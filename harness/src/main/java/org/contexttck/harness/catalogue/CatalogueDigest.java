package org.contexttck.harness.catalogue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/**
 * SHA-256 over files, in the order they are added. A checkout that rewrites line ends does not change it. Computed when first
 * asked for: a JVM's first digest costs as much as reading the catalogue.
 */
final class CatalogueDigest {

    private final ByteArrayOutputStream content = new ByteArrayOutputStream();
    private Optional<String> text = Optional.empty();

    /** To be called before the digest is asked for. */
    void add(String path, byte[] bytes) {
        String lines = new String(bytes, StandardCharsets.UTF_8).replace("\r\n", "\n");
        content.writeBytes((path + "\0" + lines.length() + "\0" + lines).getBytes(StandardCharsets.UTF_8));
    }

    /** 64 hexadecimal digits. */
    synchronized String text() {
        if (text.isEmpty()) {
            text = Optional.of(HexFormat.of().formatHex(sha256()));
        }
        return text.get();
    }

    private byte[] sha256() {
        try {
            return MessageDigest.getInstance("SHA-256").digest(content.toByteArray());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
