package org.contexttck.reports.write;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * The style sheet and the script of a page, and the policy that lets the browser use these two and nothing else: no
 * other script, no other style, no network.
 */
final class PageParts {

    private PageParts() {}

    static String style() {
        return text("report.css");
    }

    static String script() {
        return text("report.js");
    }

    static String policy() {
        return "default-src 'none'; style-src '" + digest(style()) + "'; script-src '" + digest(script())
                + "'; base-uri 'none'; form-action 'none'";
    }

    private static String digest(String source) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(source.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static String text(String name) {
        try (InputStream in = PageParts.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }
}
