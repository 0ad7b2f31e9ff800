package org.contexttck.harness.profile.yaml;

import java.util.Locale;
import java.util.regex.Pattern;

/** Which environment variables and headers hold secrets even where a profile writes them out: their names say so. */
public final class SecretNames {

    private static final Pattern TELLING =
            Pattern.compile("(token|secret|passw(or)?d|passphrase|key|authori[sz]ation|cookie|credentials?)(?![a-z])");

    private static final Pattern NEXT_WORD = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

    /** What a variable such as {@code TOKEN_LIMIT} or {@code USE_TOKEN} holds. */
    private static final Pattern SETTING = Pattern.compile("[0-9]{1,6}|true|false");

    private SecretNames() {}

    /** Whether the value is a secret; one in which the kit fills something in is none yet. */
    public static boolean tell(String name, String value) {
        String words = NEXT_WORD.matcher(name).replaceAll("_").toLowerCase(Locale.ROOT);
        return TELLING.matcher(words).find()
                && !SETTING.matcher(value).matches()
                && Template.names(value).isEmpty();
    }
}
