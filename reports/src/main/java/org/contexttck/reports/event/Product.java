package org.contexttck.reports.event;

import java.io.Serializable;

/**
 * A name and a version; both empty if not known.
 *
 * @param name as its maker writes it
 * @param version in any form
 */
public record Product(String name, String version) implements Serializable {

    /** The name of what has been given none. */
    public static final String UNNAMED = "unnamed";

    /** Nothing known. */
    public static final Product UNKNOWN = new Product("", "");

    /** @return name and version, with a space between them if both are known */
    public String text() {
        return (name + " " + version).strip();
    }
}
