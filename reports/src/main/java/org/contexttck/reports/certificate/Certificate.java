package org.contexttck.reports.certificate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.contexttck.reports.event.Kit;
import org.contexttck.reports.text.Addition;

/**
 * What a report folder was when its run ended, and all that is needed to grade the run again from its transcripts.
 *
 * @param format version of this form, always 1
 * @param kit what ran
 * @param kitDigest SHA-256 of everything that the kit is made of, in hexadecimal
 * @param catalogueDigest SHA-256 of the catalogue of requirements
 * @param profile what it ran with
 * @param runs how it ran: one entry, or one for each shard that the report was put together from
 * @param files SHA-256 of each file of the folder but the transcripts, by name
 * @param transcripts what the transcripts were
 * @param classes the conformance classes that the run has met, such as {@code transient-context client display}
 */
public record Certificate(
        int format,
        Kit kit,
        String kitDigest,
        String catalogueDigest,
        RecordedProfile profile,
        List<RecordedChoice> runs,
        Map<String, String> files,
        List<RecordedTranscript> transcripts,
        @Addition List<String> classes) {

    /** The form that this code reads and writes. */
    public static final int FORMAT = 1;

    private static final Pattern FILE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]*");
    private static final Pattern TRANSCRIPT = Pattern.compile("transcripts/[^/\\\\]+\\.jsonl");

    /** Copies the collections and refuses another format, and names that lead out of the folder. */
    public Certificate {
        if (format != FORMAT) {
            throw new IllegalArgumentException("'format' is " + format + "; this kit reads format " + FORMAT);
        }
        if (runs.isEmpty()) {
            throw new IllegalArgumentException("'runs' is empty; there must be one at least");
        }
        runs = List.copyOf(runs);
        refuse(files.keySet().stream(), FILE);
        refuse(transcripts.stream().map(RecordedTranscript::file), TRANSCRIPT);
        files = Collections.unmodifiableMap(new LinkedHashMap<>(files));
        transcripts = List.copyOf(transcripts);
        classes = List.copyOf(classes);
    }

    private static void refuse(Stream<String> names, Pattern allowed) {
        names.filter(name -> !allowed.matcher(name).matches()).findFirst().ifPresent(name -> {
            throw new IllegalArgumentException("'" + name + "' is no file of a report folder");
        });
    }
}
