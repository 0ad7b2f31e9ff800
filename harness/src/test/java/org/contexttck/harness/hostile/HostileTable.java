package org.contexttck.harness.hostile;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.contexttck.json.Json;

/** Prints what each kind of hostile target costs the kit, as a Markdown table. */
public final class HostileTable {

    private HostileTable() {}

    /** @param words texts of which a kind has one in its name; none for all */
    public static void main(String[] words) throws Exception {
        System.out.println("| kind | exit | verdicts | peak heap MB | s |");
        System.out.println("| --- | --- | --- | --- | --- |");
        try (HostileKit kit = new HostileKit(Files.createTempDirectory("hostile"))) {
            for (HostileKind kind : HostileKinds.all()) {
                if (words.length == 0 || java.util.Arrays.stream(words).anyMatch(kind.name()::contains)) {
                    row(kind, kit.run(kind));
                }
            }
        }
    }

    private static void row(HostileKind kind, HostileKit.Outcome came) throws Exception {
        Path report = came.report().resolve("report.json");
        String verdicts = !Files.exists(report)
                ? "no report"
                : StreamSupport.stream(
                                Json.parse(Files.readString(report))
                                        .path("requirements")
                                        .spliterator(),
                                false)
                        .map(one -> one.path("id").asText() + " "
                                + one.path("verdict").asText())
                        .collect(Collectors.joining(", "));
        System.out.printf(
                Locale.ROOT,
                "| %s | %d | %s | %d | %.1f |%n",
                kind.name(),
                came.told().path("exit").asInt(),
                verdicts,
                came.told().path("peak").asLong() >> 20,
                came.told().path("millis").asLong() / 1000.0);
        if (System.getProperty("contexttck.hostile.verbose") != null) {
            System.out.println(
                    came.told().path("out").asText() + came.told().path("err").asText());
        }
        if (!came.living().isEmpty()
                || came.told().path("left").asInt() > 0
                || !came.stderr().isEmpty()) {
            System.out.println("LEFT " + came.living() + " " + came.told().path("left") + " " + came.stderr());
        }
    }
}
