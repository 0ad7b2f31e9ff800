package org.contexttck.seeds;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.LongStream;

/** Checks what holds for any input on many inputs. They are the same in every run; a failure names the seed of its input. */
public final class Seeds {

    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private Seeds() {}

    /**
     * Makes the check once for each seed from 0.
     *
     * @param check draws its input, and throws if something does not hold for it
     * @throws AssertionError if it throws, beginning with the seed
     */
    public static void each(int seeds, Consumer<Random> check) {
        LongStream.range(0, seeds).forEach(seed -> one(seed, check));
    }

    /** The check for one seed: the way back to what failed. */
    public static void one(long seed, Consumer<Random> check) {
        try {
            // Neighbouring seeds of java.util.Random begin with nearly the same number.
            check.accept(new Random(seed * SPREAD));
        } catch (AssertionError | RuntimeException broken) {
            throw new AssertionError("seed " + seed + ": " + broken.getMessage(), broken);
        }
    }

    /** One of these, each as likely as the others. */
    public static <T> T pick(Random random, List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** Any number of these texts in a row, up to a most. */
    public static String text(Random random, int most, List<String> pieces) {
        StringBuilder text = new StringBuilder();
        for (int left = random.nextInt(most + 1); left > 0; left--) {
            text.append(pick(random, pieces));
        }
        return text.toString();
    }
}
