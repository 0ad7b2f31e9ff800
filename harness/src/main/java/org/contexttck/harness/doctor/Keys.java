package org.contexttck.harness.doctor;

import java.util.Set;

/** The places of a profile, by the names that its writer used. @param written the places that its text fills in */
public record Keys(Set<String> written) {

    /** The place of one of several tools of a claim, which may be written as a list or as one object. */
    String item(String claim, int index, int of) {
        String plain = "claims." + claim;
        return written.contains(plain + "[0]") || of > 1 ? plain + "[" + index + "]" : plain;
    }

    /** Whether the profile's text fills the place in. */
    public boolean has(String key) {
        return written.contains(key);
    }
}
