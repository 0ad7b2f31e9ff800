package org.contexttck.harness.catalogue;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The side of a protocol that a requirement binds. */
public enum Role {
    /** An MCP server. */
    SERVER,
    /** An MCP client, with the conversation it keeps. */
    CLIENT,
    /** A proxy or gateway between an MCP client and an MCP server. */
    INTERMEDIARY,
    /** A gateway between MCPP participants. */
    GATEWAY,
    /** An MCPP participant. */
    PARTICIPANT;

    /** The word that the catalogue and the reports use, such as {@code server}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The role of that word; empty for any other text. */
    public static Optional<Role> of(String text) {
        return Arrays.stream(values()).filter(role -> role.text().equals(text)).findFirst();
    }
}
