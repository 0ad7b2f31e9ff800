package org.contexttck.browser;

/** The browser did not do what it was told, or what a test waited for did not come. The message says which. */
public final class BrowserFault extends RuntimeException {

    BrowserFault(String message) {
        super(message);
    }

    BrowserFault(String message, Throwable cause) {
        super(message, cause);
    }
}
