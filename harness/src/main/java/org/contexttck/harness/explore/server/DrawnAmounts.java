package org.contexttck.harness.explore.server;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.explore.Choices;

/** Whole numbers for parameters, most of them near a size that matters. */
final class DrawnAmounts {

    private static final int SMALL = 8;
    private static final int EDGE = 3;
    private static final int FAR = 5;

    private static final List<BigInteger> HUGE = List.of(
            BigInteger.TWO.pow(31),
            BigInteger.TWO.pow(32).add(BigInteger.ONE),
            BigInteger.TWO.pow(53).subtract(BigInteger.ONE),
            BigInteger.TWO.pow(63).subtract(BigInteger.ONE));

    private DrawnAmounts() {}

    /** A number for something of a size, or none. */
    static Optional<BigInteger> near(Choices choices, long size) {
        return choices.unit(() -> drawn(choices, size));
    }

    private static Optional<BigInteger> drawn(Choices choices, long size) {
        return switch (choices.below(9)) {
            case 0, 1, 2 -> Optional.empty();
            case 3 -> Optional.of(BigInteger.valueOf(choices.below(EDGE)));
            case 4 -> Optional.of(BigInteger.valueOf(choices.below(SMALL)));
            case 5, 6 -> Optional.of(BigInteger.valueOf(choices.below((int) Math.min(size + 1, Short.MAX_VALUE))));
            case 7 -> Optional.of(BigInteger.valueOf(Math.max(0, size + choices.below(2 * EDGE + 1) - EDGE)));
            default ->
                Optional.of(
                        choices.onceIn(3)
                                ? choices.of(HUGE)
                                : BigInteger.valueOf(size).multiply(BigInteger.TEN.pow(1 + choices.below(FAR))));
        };
    }

    static boolean isZero(Optional<BigInteger> number) {
        return number.filter(it -> it.signum() == 0).isPresent();
    }

    /** Whether a server may refuse it as too large a number (CS-P-12). */
    static boolean isHuge(Optional<BigInteger> number) {
        return number.filter(it -> it.bitLength() > 31).isPresent();
    }
}
