package org.contexttck.reports.certificate;

import java.util.Map;

/**
 * The profile of a recorded run. Its text lies in the folder, without its secrets.
 *
 * @param name what it was called: a file, a command or a URL
 * @param digest SHA-256 of the text that was used, secrets and all
 * @param environment what its placeholders were filled in with; three asterisks where that is a secret
 * @param given how a server was reached that its text does not name: {@code stdio} or {@code http}; else empty
 */
public record RecordedProfile(String name, String digest, Map<String, String> environment, String given) {

    /** Copies the map. */
    public RecordedProfile {
        environment = Map.copyOf(environment);
    }
}
