package org.contexttck.harness.wire.http;

import java.security.cert.CertPathBuilderException;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateException;
import java.util.stream.Stream;
import org.contexttck.harness.wire.OneLine;

/** What is wrong with a TLS connection, in words for those who do not know Java. */
public final class TlsFault {

    private TlsFault() {}

    /** One line about a failed handshake. */
    public static String words(Exception fault) {
        boolean chain = Stream.iterate((Throwable) fault, cause -> cause != null, Throwable::getCause)
                .anyMatch(cause ->
                        cause instanceof CertPathBuilderException || cause instanceof CertPathValidatorException);
        if (chain) {
            return "its certificate is not trusted here; CONTEXT_TCK_OPTS can name a trust store"
                    + " (-Djavax.net.ssl.trustStore=FILE)";
        }
        boolean named = Stream.iterate((Throwable) fault, cause -> cause != null, Throwable::getCause)
                .anyMatch(CertificateException.class::isInstance);
        return (named ? "its certificate is of another name: " : "") + OneLine.of(String.valueOf(fault.getMessage()));
    }
}
