package org.contexttck.harness.profile;

/**
 * What the reports call the implementation.
 *
 * @param name its name; "unnamed" if the profile gives none
 * @param version its version as written; empty if the profile gives none
 */
public record Implementation(String name, String version) {

    static Implementation unnamed() {
        return new Implementation("unnamed", "");
    }
}
