package org.contexttck.harness.run;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * Which part of a run is run. Every scenario is in one shard, by its key alone, so that it stays there whatever else is
 * chosen or added; scenarios that look back at a whole run are in each.
 *
 * @param number counted from 1
 * @param of how many shards there are
 */
public record ShardChoice(int number, int of) {

    /** No shard, but the whole run. */
    public static final ShardChoice WHOLE = new ShardChoice(1, 1);

    private static final int MOST = 1000;
    private static final Pattern FORM = Pattern.compile("([0-9]{1,4})/([0-9]{1,4})");

    public ShardChoice {
        if (number < 1 || number > of || of > MOST) {
            throw new IllegalArgumentException(number + "/" + of);
        }
    }

    /**
     * Reads a choice such as {@code 2/3}.
     *
     * @throws UsageException if it is none
     */
    public static ShardChoice parse(String text) {
        Matcher form = FORM.matcher(text);
        try {
            if (form.matches()) {
                return new ShardChoice(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)));
            }
        } catch (IllegalArgumentException beyond) {
            // said below
        }
        throw new UsageException(
                "--shard \"" + text + "\": write which shard of how many, such as 1/3; at most " + MOST + " of them");
    }

    /** Whether this is the whole run. */
    public boolean isWhole() {
        return of == 1;
    }

    /** Whether a scenario is in this shard. */
    boolean has(String key) {
        CRC32 sum = new CRC32();
        sum.update(key.getBytes(StandardCharsets.UTF_8));
        return sum.getValue() % of == number - 1;
    }

    /** As it was given, such as {@code 2/3}; empty for the whole run. */
    public String text() {
        return isWhole() ? "" : number + "/" + of;
    }
}
