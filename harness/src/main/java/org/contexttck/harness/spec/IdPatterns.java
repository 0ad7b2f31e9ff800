package org.contexttck.harness.spec;

import java.util.regex.Pattern;

/** How ids look: of requirements, readings and field cases. */
final class IdPatterns {

    static final String REQUIREMENT = "(?:TC|SC|CS|CP|W)-[A-Z]-[0-9]{2}";
    static final String ANY = "\\b(?:" + REQUIREMENT + "|R[1-9][0-9]?|FC-[0-9]{2})\\b";

    private static final Pattern ONE = Pattern.compile(REQUIREMENT);

    private IdPatterns() {}

    static boolean isRequirement(String text) {
        return ONE.matcher(text).matches();
    }
}
