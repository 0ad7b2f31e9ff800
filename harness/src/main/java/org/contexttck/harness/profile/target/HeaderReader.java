package org.contexttck.harness.profile.target;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.ReadContext;
import org.contexttck.harness.profile.yaml.SecretNames;
import org.contexttck.harness.profile.yaml.Value;
import org.contexttck.json.Json;

/** Reads the headers of an HTTP server, and keeps the telling ones secret even when they are written out. */
public final class HeaderReader {

    private static final Pattern NAME = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+");
    private static final Pattern VALUE = Pattern.compile("[\\t\\x20-\\x7e\\x80-\\xff]*");
    private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9-]*) +(\\S.*)");
    private static final Set<String> HTTP_ITSELF = Set.of("connection", "content-length", "expect", "host", "upgrade");

    private HeaderReader() {}

    public static Map<String, String> read(Value value) {
        Map<String, String> headers = new LinkedHashMap<>();
        Members members = value.anyMembers("an object");
        members.names().forEach(name -> {
            checkName(members, name);
            header(members, name).ifPresent(text -> headers.put(name, text));
        });
        return headers;
    }

    /** The value of a header; empty if there are problems with it. */
    public static Optional<String> header(Members members, String name) {
        Optional<String> header = members.get(name).flatMap(Value::scalar);
        header.ifPresent(text -> check(members.get(name).orElseThrow(), name, text));
        return header;
    }

    private static void check(Value value, String name, String text) {
        if (!VALUE.matcher(text).matches()) {
            value.problem("holds a line break or another character that no header may hold", "");
        }
        if (SecretNames.tell(name, text)) {
            keepSecret(value, name, text);
        }
    }

    public static void checkName(Members members, String name) {
        if (!NAME.matcher(name).matches()) {
            members.keyProblem(name, Json.write(Json.text(name)) + " is no name of a header", "");
        } else if (HTTP_ITSELF.contains(name.toLowerCase(Locale.ROOT))) {
            members.keyProblem(name, "header \"" + name + "\" cannot be given", "HTTP itself sets it");
        }
    }

    private static void keepSecret(Value value, String name, String text) {
        ReadContext reading = value.reading();
        reading.secret(value.node().getStartMark(), "the value of " + name, text);
        var scheme = SCHEME.matcher(text);
        if (name.equalsIgnoreCase("cookie")) {
            for (String cookie : text.split(";")) {
                String secret = cookie.substring(cookie.indexOf('=') + 1).strip();
                reading.secret(value.node().getStartMark(), "a value of " + name, secret);
            }
        } else if (scheme.matches()) {
            reading.secret(value.node().getStartMark(), "the value of " + name, scheme.group(2));
            if (scheme.group(1).equalsIgnoreCase("Basic")) {
                password(scheme.group(2))
                        .ifPresent(secret ->
                                reading.secret(value.node().getStartMark(), "the password in " + name, secret));
            }
        }
    }

    /** What follows the user's name if these are the credentials of the Basic scheme. */
    private static Optional<String> password(String credentials) {
        try {
            String pair = new String(Base64.getDecoder().decode(credentials), StandardCharsets.UTF_8);
            int colon = pair.indexOf(':');
            return colon < 0 ? Optional.empty() : Optional.of(pair.substring(colon + 1));
        } catch (IllegalArgumentException notBasic) {
            return Optional.empty();
        }
    }
}
