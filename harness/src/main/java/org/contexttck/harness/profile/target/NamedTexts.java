package org.contexttck.harness.profile.target;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.SecretNames;
import org.contexttck.harness.profile.yaml.Value;
import org.contexttck.json.Json;

/** Reads environment variables and headers, and keeps the telling ones secret even when they are written out. */
public enum NamedTexts {
    ENVIRONMENT(NamedTexts::checkVariable),
    HEADERS(NamedTexts::checkHeader);

    private static final Pattern NAME = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+");
    private static final Pattern VALUE = Pattern.compile("[\\t\\x20-\\x7e\\x80-\\xff]*");
    private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9-]*) +(\\S.*)");
    private static final Set<String> HTTP_ITSELF = Set.of("connection", "content-length", "expect", "host", "upgrade");

    private final BiConsumer<Members, String> check;

    NamedTexts(BiConsumer<Members, String> check) {
        this.check = check;
    }

    static Optional<Map<String, String>> environment(Value value) {
        return ENVIRONMENT.given(value);
    }

    static Optional<Map<String, String>> headers(Value value) {
        return HEADERS.given(value);
    }

    private Optional<Map<String, String>> given(Value value) {
        Map<String, String> given = new LinkedHashMap<>();
        all(value, false).forEach((name, text) -> text.ifPresent(it -> given.put(name, it)));
        return Optional.of(Collections.unmodifiableMap(given));
    }

    /** What changes; nothing for a name takes that away. */
    public Optional<Map<String, Optional<String>>> changes(Value value) {
        return Optional.of(Collections.unmodifiableMap(all(value, true)));
    }

    private Map<String, Optional<String>> all(Value value, boolean orNothing) {
        Map<String, Optional<String>> all = new LinkedHashMap<>();
        Members members = value.anyMembers("an object");
        members.forEach((name, entry) -> {
            check.accept(members, name);
            boolean nothing = orNothing && entry.kind() == NodeKind.NOTHING;
            all.put(name, nothing ? Optional.empty() : text(name, entry));
        });
        return all;
    }

    private Optional<String> text(String name, Value value) {
        Optional<String> text = value.scalar();
        text.filter(it -> this == HEADERS && !VALUE.matcher(it).matches())
                .ifPresent(it -> value.problem("holds a line break or another character that no header may hold", ""));
        text.ifPresent(it -> value.hideWithin(List.of(it)));
        text.filter(it -> SecretNames.tell(name, it)).ifPresent(it -> hide(name, value, it));
        return text;
    }

    private static void checkVariable(Members members, String name) {
        if (name.isEmpty() || name.indexOf('=') >= 0 || name.indexOf('\0') >= 0) {
            members.keyProblem(name, "a name below " + members.owner().path() + " is empty or holds \"=\"", "");
        }
    }

    private static void checkHeader(Members members, String name) {
        if (!NAME.matcher(name).matches()) {
            members.keyProblem(name, Json.write(Json.text(name)) + " is no name of a header", "");
        } else if (HTTP_ITSELF.contains(name.toLowerCase(Locale.ROOT))) {
            members.keyProblem(name, "header \"" + name + "\" cannot be given", "HTTP itself sets it");
        }
    }

    private void hide(String name, Value value, String text) {
        value.hide("the value of " + name, text);
        var scheme = SCHEME.matcher(text);
        if (this == HEADERS && name.equalsIgnoreCase("cookie")) {
            for (String cookie : text.split(";")) {
                value.hide(
                        "a value of " + name,
                        cookie.substring(cookie.indexOf('=') + 1).strip());
            }
        } else if (this == HEADERS && scheme.matches()) {
            value.hide("the value of " + name, scheme.group(2));
            if (scheme.group(1).equalsIgnoreCase("Basic")) {
                password(scheme.group(2)).ifPresent(it -> value.hide("the password in " + name, it));
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
