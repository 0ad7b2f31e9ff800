package org.contexttck.json;

/**
 * How much JSON the kit is willing to take from a peer.
 *
 * @param maxBytes longest accepted text, in bytes (in UTF-16 units when a String is read), at least 1
 * @param maxDepth deepest accepted nesting of objects and arrays, at least 1
 * @param maxValues most values (objects, arrays, scalars) accepted in one text, at least 1; bounds memory, since a tree needs
 *     far more of it than the text it came from
 */
public record JsonLimits(long maxBytes, int maxDepth, int maxValues) {

    private static final JsonLimits DEFAULTS = new JsonLimits(64L * 1024 * 1024, 1000, 5_000_000);

    public JsonLimits {
        if (maxBytes < 1 || maxDepth < 1 || maxValues < 1) {
            throw new IllegalArgumentException("JSON limits must be at least 1");
        }
    }

    /** 64 MiB, 1000 levels, five million values. */
    public static JsonLimits defaults() {
        return DEFAULTS;
    }

    /** The same limits with another depth. */
    public JsonLimits withMaxDepth(int depth) {
        return new JsonLimits(maxBytes, depth, maxValues);
    }

    /** The same limits with another size, in bytes. */
    public JsonLimits withMaxBytes(long bytes) {
        return new JsonLimits(bytes, maxDepth, maxValues);
    }
}
