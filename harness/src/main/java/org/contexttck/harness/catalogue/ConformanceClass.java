package org.contexttck.harness.catalogue;

import java.util.List;

/**
 * A part of a protocol that an implementation of a role can have as a whole, and that a certificate names.
 *
 * @param protocol the folder it stands in
 * @param role whom it binds
 * @param name such as {@code core}; unique for protocol and role
 * @param says what whoever meets it can do, one sentence
 * @param faults whether only a run over bad connections, {@code run --faults}, says something about it
 * @param rows the ids of its requirements, in the order of the catalogue
 */
public record ConformanceClass(
        String protocol, Role role, String name, String says, boolean faults, List<String> rows) {

    public ConformanceClass {
        rows = List.copyOf(rows);
    }
}
