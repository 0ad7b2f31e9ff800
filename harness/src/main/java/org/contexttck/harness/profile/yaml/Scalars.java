package org.contexttck.harness.profile.yaml;

import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** Texts and numbers of a profile that stand for something narrower. */
public final class Scalars {

    private static final Pattern DURATION = Pattern.compile("([1-9][0-9]{0,6})ms|([1-9][0-9]{0,3})s|([1-9][0-9]?)m");

    private Scalars() {}

    public static Optional<Pointer> pointer(Value value) {
        if (value.kind() != NodeKind.TEXT) {
            value.wrongKind("text", "");
            return Optional.empty();
        }
        try {
            return Optional.of(Pointer.parse(value.raw()));
        } catch (IllegalArgumentException fault) {
            value.problem("is no JSON Pointer: " + fault.getMessage(), "");
            return Optional.empty();
        }
    }

    /** A regular expression with exactly one group. */
    public static Optional<Pattern> pattern(Value value) {
        if (value.kind() != NodeKind.TEXT) {
            value.wrongKind("text", "");
            return Optional.empty();
        }
        try {
            Pattern pattern = Pattern.compile(value.raw());
            int groups = pattern.matcher("").groupCount();
            if (groups == 1) {
                return Optional.of(pattern);
            }
            value.problem(
                    "must have one group, found " + groups, "put ( ) around what identifies a record, (?: ) elsewhere");
        } catch (PatternSyntaxException fault) {
            String place = fault.getIndex() < 0 ? "" : " at character " + (fault.getIndex() + 1);
            value.problem("is no regular expression: " + fault.getDescription() + place, "");
        }
        return Optional.empty();
    }

    public static Optional<Duration> duration(Value value) {
        String raw = value.kind() == NodeKind.TEXT || value.kind() == NodeKind.NUMBER ? value.raw() : "";
        Matcher parts = DURATION.matcher(raw);
        if (!parts.matches()) {
            String found = raw.isEmpty() ? value.kind().words() : Json.write(Json.text(raw));
            value.problem("must be a duration such as 500ms, 15s or 2m, found " + found, "");
            return Optional.empty();
        }
        if (parts.group(1) != null) {
            return Optional.of(Duration.ofMillis(Integer.parseInt(parts.group(1))));
        }
        return Optional.of(
                parts.group(2) != null
                        ? Duration.ofSeconds(Integer.parseInt(parts.group(2)))
                        : Duration.ofMinutes(Integer.parseInt(parts.group(3))));
    }

    /** A whole number from this one up. */
    public static OptionalInt whole(Value value, int least) {
        if (value.kind() != NodeKind.NUMBER) {
            value.wrongKind("a whole number", "");
            return OptionalInt.empty();
        }
        OptionalInt whole = exact(value.raw(), least);
        if (whole.isPresent()) {
            return whole;
        }
        value.problem(
                "must be a whole number from " + least + " to " + Integer.MAX_VALUE + ", found "
                        + (value.raw().length() > 30 ? value.raw().substring(0, 30) + "…" : value.raw()),
                "");
        return OptionalInt.empty();
    }

    private static OptionalInt exact(String raw, int least) {
        try {
            BigDecimal number = new BigDecimal(raw);
            boolean inRange = number.compareTo(BigDecimal.valueOf(least)) >= 0
                    && number.compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) <= 0;
            return inRange ? OptionalInt.of(number.intValueExact()) : OptionalInt.empty();
        } catch (ArithmeticException | NumberFormatException notWhole) {
            return OptionalInt.empty();
        }
    }

    /** An absolute http or https URL with a host, and without user or fragment. */
    public static Optional<URI> url(Value value) {
        return value.text().flatMap(text -> {
            try {
                return checked(value, new URI(text));
            } catch (URISyntaxException fault) {
                value.problem("is no URL: " + fault.getReason(), "");
                return Optional.empty();
            }
        });
    }

    private static Optional<URI> checked(Value value, URI url) {
        String scheme = String.valueOf(url.getScheme());
        if (!scheme.equals("http") && !scheme.equals("https")) {
            value.problem("must be an http or https URL", "for example http://127.0.0.1:3001/mcp");
        } else if (url.getRawUserInfo() != null) {
            value.problem("must not hold a user or password", "send them in headers");
        } else if (url.getHost() == null) {
            value.problem("has no valid host", "for example http://127.0.0.1:3001/mcp");
        } else if (url.getRawFragment() != null) {
            value.problem("must not have a fragment (#)", "");
        } else if (url.getPort() > 65535) {
            value.problem("has a port beyond 65535", "");
        } else {
            return Optional.of(url);
        }
        return Optional.empty();
    }
}
