package org.contexttck.harness.steps.contextpack;

import org.contexttck.harness.wire.SeededRandom;

/** Words that nothing stored before can hold, since they are made up for one run; the same in all its scenarios. */
public final class RunMarker {

    private static final int LENGTH = 10;

    private final String token;

    public RunMarker(SeededRandom random) {
        this.token = random.letters("context-pack marker", LENGTH);
    }

    /** One such word: letters and digits after the prefix, so that any index takes it for one word. */
    String word(String prefix) {
        return prefix + "kit" + token;
    }

    /**
     * The same word in the letters of a script.
     *
     * @param script Latin or Cyrillic
     */
    String word(String prefix, String script) {
        return switch (script) {
            case "Latin" -> word(prefix);
            case "Cyrillic" ->
                word(prefix)
                        .chars()
                        .map(letter -> letter - 'a' + 'а')
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString();
            default -> throw new IllegalArgumentException("no letters are called " + script);
        };
    }
}
