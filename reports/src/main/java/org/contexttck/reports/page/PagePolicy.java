package org.contexttck.reports.page;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** The policy that lets a browser use one style sheet and one script that stand in the page, and nothing else: no network. */
public final class PagePolicy {

    private PagePolicy() {}

    /** @return the value of a {@code Content-Security-Policy} for a page with this style sheet and this script */
    public static String of(String style, String script) {
        return "default-src 'none'; style-src '" + digest(style) + "'; script-src '" + digest(script)
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
}
