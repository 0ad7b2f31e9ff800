package org.contexttck.reports.event;

import java.time.Instant;
import java.util.List;
import org.contexttck.reports.text.Addition;

/**
 * The first event.
 *
 * @param format version of this form of event, always 1
 * @param time when it started
 * @param kit what runs
 * @param implementation what is tested, as its profile names it
 * @param role which sides are tested: server, client, intermediary, gateway, participant, or several of these, joined by
 *     a comma and a space
 * @param protocols what the profile claims
 * @param only the choice of requirements asked for; empty for all
 * @param catalogueDigest digest of the catalogue of requirements
 * @param profileDigest digest of the profile
 * @param rerun the command that starts this run again; a choice can be put behind it
 * @param shard which part of the run this is, such as {@code 1/3}; empty for the whole
 * @param secretsHidden how many secret values are being replaced in what is recorded
 * @param claimed where the profile claims what requirements are about; none if it is no file, or lies elsewhere
 */
public record RunStarted(
        int format,
        Instant time,
        Kit kit,
        Product implementation,
        String role,
        List<String> protocols,
        String only,
        String catalogueDigest,
        String profileDigest,
        String rerun,
        String shard,
        int secretsHidden,
        @Addition List<ClaimPlace> claimed)
        implements Event {

    /** The form of event that this code writes and reads. */
    public static final int FORMAT = 1;

    /** Of a profile that is no file. */
    public RunStarted(
            int format,
            Instant time,
            Kit kit,
            Product implementation,
            String role,
            List<String> protocols,
            String only,
            String catalogueDigest,
            String profileDigest,
            String rerun,
            String shard,
            int secretsHidden) {
        this(
                format,
                time,
                kit,
                implementation,
                role,
                protocols,
                only,
                catalogueDigest,
                profileDigest,
                rerun,
                shard,
                secretsHidden,
                List.of());
    }

    /** Copies the lists and refuses another format. */
    public RunStarted {
        if (format != FORMAT) {
            throw new IllegalArgumentException("'format' is " + format + "; this kit reads format " + FORMAT);
        }
        protocols = List.copyOf(protocols);
        claimed = List.copyOf(claimed);
    }
}
