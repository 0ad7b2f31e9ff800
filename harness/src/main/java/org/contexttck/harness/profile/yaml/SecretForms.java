package org.contexttck.harness.profile.yaml;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.contexttck.json.Json;

/** The spellings in which a secret may turn up in a message. */
final class SecretForms {

    private static final Pattern ESCAPE = Pattern.compile("%[0-9A-F]{2}|\\\\u[0-9a-f]{4}");
    // A piece of Base64 shorter than this could stand in any Base64 text.
    private static final int SHORTEST_PIECE = 6;

    private SecretForms() {}

    static Stream<String> of(String value) {
        return Stream.of(Stream.of(value), json(value), url(value), base64(value))
                .flatMap(forms -> forms);
    }

    /** Also twice over, since a text block often holds JSON. */
    private static Stream<String> json(String value) {
        return escaped(value).flatMap(once -> Stream.concat(Stream.of(once), escaped(once)));
    }

    private static Stream<String> escaped(String value) {
        String quoted = Json.write(Json.text(value));
        String escaped = quoted.substring(1, quoted.length() - 1);
        String ascii = escaped.chars()
                .mapToObj(c -> c < 128 ? String.valueOf((char) c) : String.format("\\u%04x", c))
                .reduce("", String::concat);
        return Stream.of(escaped, escaped.replace("/", "\\/"), ascii, ascii.replace("/", "\\/"), otherCase(ascii));
    }

    private static Stream<String> url(String value) {
        String form = URLEncoder.encode(value, StandardCharsets.UTF_8);
        String path = form.replace("+", "%20");
        return Stream.of(form, path, otherCase(form), otherCase(path));
    }

    private static String otherCase(String text) {
        return ESCAPE.matcher(text).replaceAll(found -> {
            String hex = found.group();
            return hex.startsWith("%")
                    ? hex.toLowerCase(Locale.ROOT)
                    : "\\\\u" + hex.substring(2).toUpperCase(Locale.ROOT);
        });
    }

    /** On its own, and inside something longer, where it may start at any of three places of a group. */
    private static Stream<String> base64(String value) {
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        String whole = Base64.getEncoder().encodeToString(bytes);
        Stream<String> pieces = IntStream.range(0, 3)
                .mapToObj(lead -> piece(bytes, lead))
                .filter(piece -> piece.length() >= SHORTEST_PIECE);
        return Stream.concat(Stream.of(whole), pieces)
                .flatMap(form -> Stream.of(form, form.replace('+', '-').replace('/', '_')));
    }

    /** The characters that depend on the secret alone when this many bytes stand before it in its first group. */
    private static String piece(byte[] bytes, int lead) {
        byte[] led = new byte[lead + bytes.length];
        System.arraycopy(bytes, 0, led, lead, bytes.length);
        String text = Base64.getEncoder().withoutPadding().encodeToString(led);
        int first = lead == 0 ? 0 : lead + 1;
        int end = led.length * 8 / 6;
        return text.substring(first, Math.max(first, Math.min(end, text.length())));
    }
}
