package org.contexttck.harness.profile;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.contexttck.harness.json.Json;

/** Reads the headers of an HTTP server, and keeps the telling ones secret even when they are written out. */
final class HeaderReader {

    private static final Pattern NAME = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+");
    private static final Pattern VALUE = Pattern.compile("[\\t\\x20-\\x7e\\x80-\\xff]*");
    private static final Pattern SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9-]* +(\\S.*)");
    private static final Set<String> HTTP_ITSELF = Set.of("connection", "content-length", "expect", "host", "upgrade");

    private HeaderReader() {}

    static Map<String, String> read(Value value) {
        Map<String, String> headers = new LinkedHashMap<>();
        Members members = value.anyMembers("an object");
        for (String name : members.names()) {
            checkName(members, name);
            members.get(name)
                    .ifPresent(member -> member.scalar().ifPresent(text -> {
                        if (!VALUE.matcher(text).matches()) {
                            member.problem("holds a line break or another character that no header may hold", "");
                        }
                        if (telling(name)) {
                            keepSecret(member, name, text);
                        }
                        headers.put(name, text);
                    }));
        }
        return headers;
    }

    private static void checkName(Members members, String name) {
        if (!NAME.matcher(name).matches()) {
            members.keyProblem(name, Json.write(Json.text(name)) + " is no name of a header", "");
        } else if (HTTP_ITSELF.contains(name.toLowerCase(Locale.ROOT))) {
            members.keyProblem(name, "header \"" + name + "\" cannot be given", "HTTP itself sets it");
        }
    }

    private static boolean telling(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return Set.of("authorization", "proxy-authorization", "cookie", "x-api-key")
                        .contains(lower)
                || lower.contains("token")
                || lower.contains("secret");
    }

    private static void keepSecret(Value value, String name, String text) {
        Reading reading = value.reading();
        reading.secret(value.node().getStartMark(), "the value of " + name, text);
        var scheme = SCHEME.matcher(text);
        if (name.equalsIgnoreCase("cookie")) {
            for (String cookie : text.split(";")) {
                String secret = cookie.substring(cookie.indexOf('=') + 1).strip();
                reading.secret(value.node().getStartMark(), "a value of " + name, secret);
            }
        } else if (scheme.matches()) {
            reading.secret(value.node().getStartMark(), "the value of " + name, scheme.group(1));
        }
    }
}
