package org.contexttck.harness.profile.yaml;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The secrets in words of a command and in URLs that a profile writes out, by the names before them: {@code --token s3cret},
 * {@code --token=s3cret}, {@code TOKEN=s3cret}, {@code X-Api-Key: s3cret}, {@code ?token=s3cret}, {@code //user:s3cret@host}.
 */
public final class SecretWords {

    private static final Pattern OPTION = Pattern.compile("--?([A-Za-z][\\w.-]*)");
    private static final Pattern PAIR = Pattern.compile("(?:--?)?([A-Za-z][\\w.-]*)(?:=|: *)(\\S.*)", Pattern.DOTALL);
    private static final Pattern SCHEME = Pattern.compile("(?:Basic|Bearer|Token) +(\\S.*)", Pattern.CASE_INSENSITIVE);
    private static final Pattern PARAMETER = Pattern.compile("[?&;]([A-Za-z][\\w.-]*)=([^&;#\\s]+)");
    private static final Pattern PASSWORD = Pattern.compile("://[^/?#\\s:@]*:([^/?#\\s@]+)@");

    /** Options that name a column or a member as often as a secret. */
    private static final Pattern ORDERING =
            Pattern.compile("(?:(?:sort|order|group|partition|primary|foreign)[-_]?)?key", Pattern.CASE_INSENSITIVE);

    private static final Pattern COLUMN = Pattern.compile("[a-z]{1,8}");

    private final Set<String> found = new LinkedHashSet<>();

    private SecretWords() {}

    /** Whether what is given for an option or a parameter is a secret; {@code $TOKEN} is none, nor is {@code --sort-key name}. */
    public static boolean tell(String name, String value) {
        boolean column =
                ORDERING.matcher(name).matches() && COLUMN.matcher(value).matches();
        return SecretNames.tell(name, value) && !value.startsWith("$") && !column;
    }

    /** @param words of one command in order, or a URL */
    public static Set<String> in(List<String> words) {
        SecretWords secrets = new SecretWords();
        secrets.collect(words);
        return secrets.found;
    }

    private void collect(List<String> words) {
        String before = "";
        for (String word : words) {
            Matcher option = OPTION.matcher(before);
            if (option.matches() && !word.startsWith("-")) {
                add(option.group(1), word);
            }
            within(word);
            before = word;
        }
    }

    /** A word with blanks in it may be a command again, as behind {@code sh -c}. */
    private void within(String word) {
        Matcher pair = PAIR.matcher(word);
        if (pair.matches()) {
            add(pair.group(1), pair.group(2));
        }
        List<String> inner = List.of(word.strip().split("[\\s\"';]+"));
        if (inner.size() > 1) {
            collect(inner);
            return;
        }
        Matcher parameter = PARAMETER.matcher(word);
        while (parameter.find()) {
            add(parameter.group(1), parameter.group(2));
            addDecoded(parameter.group(1), parameter.group(2));
        }
        Matcher password = PASSWORD.matcher(word);
        while (password.find()) {
            add("password", password.group(1));
        }
    }

    private void add(String name, String value) {
        if (tell(name, value)) {
            found.add(value);
            Matcher scheme = SCHEME.matcher(value);
            if (scheme.matches()) {
                found.add(scheme.group(1));
            }
        }
    }

    private void addDecoded(String name, String value) {
        try {
            add(name, URLDecoder.decode(value, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException notEncoded) {
            // A percent sign that encodes nothing stands for itself, and the value as it is has been added.
        }
    }
}
