package org.contexttck.harness.catalogue;

/** A catalogue that cannot be read. The message is one line that names the file and, where there is one, the line or the id. */
public final class CatalogueException extends RuntimeException {

    CatalogueException(String where, String what) {
        super(where + ": " + what);
    }

    CatalogueException(String where, String what, Throwable cause) {
        super(where + ": " + what, cause);
    }
}
