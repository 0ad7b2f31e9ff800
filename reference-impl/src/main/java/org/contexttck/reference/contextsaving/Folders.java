package org.contexttck.reference.contextsaving;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Three folders to list: one of 37 files, an empty one, and one whose 12 files share a name. */
public final class Folders {

    /** Their names. */
    public static final List<String> NAMES = List.of("main", "empty", "ties");

    private static final int FILES = 37;
    private static final int TIES = 12;
    private static final int FIRST_ID = 101;
    // coprime to the number of files, so that ids come in another order than names
    private static final int STRIDE = 11;

    private Folders() {}

    /**
     * What is in a folder.
     *
     * @param name one of {@link #NAMES}
     * @return by name and then by id; each file as a JSON object
     */
    public static List<Map<String, Object>> list(String name) {
        List<Entry> entries = switch (name) {
            case "main" -> main();
            case "ties" -> ties();
            default -> List.of();
        };
        // without the id, equal names could come in another order in each call, and pages would overlap (CS-P-08)
        return entries.stream()
                .sorted(Comparator.comparing(Entry::name).thenComparing(Entry::id))
                .map(Entry::json)
                .toList();
    }

    private static List<Entry> main() {
        return IntStream.range(0, FILES)
                .mapToObj(
                        i -> new Entry("module-%02d.log".formatted(i * STRIDE % FILES + 1), FIRST_ID + i, 640L + i * i))
                .toList();
    }

    private static List<Entry> ties() {
        return IntStream.range(0, TIES)
                .mapToObj(i -> new Entry("notes.txt", FIRST_ID + i * STRIDE % TIES, 80L))
                .toList();
    }
}
