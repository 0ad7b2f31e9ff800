package org.contexttck.harness.explore;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.contexttck.harness.wire.OneLine;

/**
 * The choices of one conversation in a short word that a command line takes, such as {@code calls.AgMB}.
 *
 * @param generator the name of what drew it
 * @param choices what was chosen, none below 0
 */
public record CaseCode(String generator, List<Integer> choices) {

    private static final int BITS = 7;
    private static final int MORE = 1 << BITS;
    private static final int MOST_SHIFT = 28;

    public CaseCode {
        choices = List.copyOf(choices);
    }

    private static String told(String text) {
        return "\"" + OneLine.of(text) + "\"";
    }

    /** @throws IllegalArgumentException in one line, if it is none */
    public static CaseCode parse(String text) {
        int dot = text.indexOf('.');
        if (dot < 1) {
            throw new IllegalArgumentException(told(text) + " is no case; one looks like calls.AgMB");
        }
        byte[] bytes;
        try {
            bytes = Base64.getUrlDecoder().decode(text.substring(dot + 1));
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(told(text) + " is no case: " + wrong.getMessage(), wrong);
        }
        List<Integer> choices = new ArrayList<>();
        int number = 0;
        int shift = 0;
        for (byte one : bytes) {
            number |= (one & (MORE - 1)) << shift;
            shift += BITS;
            if (one >= 0) {
                choices.add(number);
                number = 0;
                shift = 0;
            } else if (shift > MOST_SHIFT - BITS) {
                throw new IllegalArgumentException(told(text) + " is no case: a choice is too large");
            }
        }
        if (shift > 0) {
            throw new IllegalArgumentException(told(text) + " is no case: it breaks off");
        }
        return new CaseCode(text.substring(0, dot), choices);
    }

    /** As {@link #parse} reads it; zeros at the end say nothing and are left out. */
    public String text() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int end = choices.size();
        while (end > 0 && choices.get(end - 1) == 0) {
            end--;
        }
        for (int choice : choices.subList(0, end)) {
            int rest = choice;
            while (rest >= MORE) {
                bytes.write(rest % MORE | MORE);
                rest /= MORE;
            }
            bytes.write(rest);
        }
        return generator + "." + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.toByteArray());
    }
}
