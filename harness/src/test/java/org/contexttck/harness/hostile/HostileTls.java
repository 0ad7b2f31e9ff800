package org.contexttck.harness.hostile;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/** Listens with a certificate that nobody trusts. */
final class HostileTls {

    private static final String PASSWORD = "nobody-trusts-it";

    private HostileTls() {}

    static HostileSocket listening(Path folder) throws IOException {
        Path store = folder.resolve("keys.p12");
        try {
            Process keytool = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "keytool")
                                    .toString(),
                            "-genkeypair",
                            "-keystore",
                            store.toString(),
                            "-storepass",
                            PASSWORD,
                            "-dname",
                            "CN=elsewhere.example",
                            "-keyalg",
                            "EC")
                    .redirectErrorStream(true)
                    .start();
            String said = new String(keytool.getInputStream().readAllBytes());
            if (keytool.waitFor() != 0) {
                throw new IOException(said);
            }
            KeyStore keys = KeyStore.getInstance("PKCS12");
            try (InputStream in = Files.newInputStream(store)) {
                keys.load(in, PASSWORD.toCharArray());
            }
            KeyManagerFactory managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            managers.init(keys, PASSWORD.toCharArray());
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(managers.getKeyManagers(), null, null);
            return new HostileSocket(
                    context.getServerSocketFactory().createServerSocket(0, 50, InetAddress.getLoopbackAddress()),
                    (in, out) -> HostileSocket.hang(in));
        } catch (GeneralSecurityException | InterruptedException broken) {
            throw new IOException(broken);
        }
    }
}
