package org.contexttck.harness.wire;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Where a run takes what it makes up: ids, words that occur nowhere else, times of sending. All but the times follows from one
 * seed, so that a recorded run can be run again. What is drawn for one purpose depends on how often was drawn for that purpose
 * before, and on nothing else. For several threads.
 */
public final class SeededRandom {

    private static final String SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
    private static final int SEED_BYTES = 16;

    private final String seed;
    private final Map<String, AtomicInteger> drawn = new ConcurrentHashMap<>();

    private SeededRandom(String seed) {
        this.seed = seed;
    }

    /** For a run that is not to be foreseen. */
    public static SeededRandom fresh() {
        byte[] bytes = new byte[SEED_BYTES];
        new SecureRandom().nextBytes(bytes);
        return of(HexFormat.of().formatHex(bytes));
    }

    /** The same words as another with the same seed. */
    public static SeededRandom of(String seed) {
        return new SeededRandom(seed);
    }

    public String seed() {
        return seed;
    }

    /** A UUID. @param purpose what it is for, such as {@code gateway-3-ann envelope} */
    public String id(String purpose) {
        byte[] bytes = draw(purpose);
        long most = 0;
        long least = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            most = most << Byte.SIZE | bytes[i] & 0xff;
            least = least << Byte.SIZE | bytes[Long.BYTES + i] & 0xff;
        }
        long version4 = most & 0xffff_ffff_ffff_0fffL | 0x4000L;
        long variant = least & 0x3fff_ffff_ffff_ffffL | 0x8000_0000_0000_0000L;
        return new UUID(version4, variant).toString();
    }

    /** Letters and digits that are not easily mixed up, at most 32. @param purpose what they are for */
    public String letters(String purpose, int length) {
        byte[] bytes = draw(purpose);
        StringBuilder signs = new StringBuilder();
        for (int i = 0; i < length; i++) {
            signs.append(SIGNS.charAt((bytes[i] & 0xff) % SIGNS.length()));
        }
        return signs.toString();
    }

    /** Now, as RFC 3339 with milliseconds. */
    public String now() {
        return Instant.now().truncatedTo(ChronoUnit.MILLIS).toString();
    }

    private byte[] draw(String purpose) {
        int number =
                drawn.computeIfAbsent(purpose, first -> new AtomicInteger()).incrementAndGet();
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest((seed + "\n" + purpose + "\n" + number).getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
