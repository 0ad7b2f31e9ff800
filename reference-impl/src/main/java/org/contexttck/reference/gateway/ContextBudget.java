package org.contexttck.reference.gateway;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Counts the contexts that one sender uses. Each counts until it has been idle; of an id only a digest is kept, so that
 * long ones take no more room than short ones. Not for several threads.
 */
final class ContextBudget {

    private record Digest(long high, long low) {}

    private final int max;
    private final long idleNanos;
    private final LongSupplier nanoTime;
    private final MessageDigest sha = sha256();
    /** When each was used last, the longest ago first. */
    private final Map<Digest, Long> used = new LinkedHashMap<>(16, 0.75f, true);

    /**
     * Counts from none.
     *
     * @param max contexts at a time
     * @param idle after which one does not count any more
     * @param nanoTime a clock that never goes back
     */
    ContextBudget(int max, Duration idle, LongSupplier nanoTime) {
        this.max = max;
        this.idleNanos = idle.toNanos();
        this.nanoTime = nanoTime;
    }

    /**
     * Uses a context.
     *
     * @return false if it is one too many; it is then not counted
     */
    boolean use(String id) {
        long now = nanoTime.getAsLong();
        Iterator<Long> eldest = used.values().iterator();
        while (eldest.hasNext() && now - eldest.next() >= idleNanos) {
            eldest.remove();
        }
        Digest digest = digest(id);
        if (used.size() >= max && !used.containsKey(digest)) {
            return false;
        }
        used.put(digest, now);
        return true;
    }

    private Digest digest(String id) {
        ByteBuffer bytes = ByteBuffer.wrap(sha.digest(id.getBytes(StandardCharsets.UTF_16BE)));
        return new Digest(bytes.getLong(), bytes.getLong());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
