package org.contexttck.harness.run.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * SHA-256 of all that decides a verdict: the kit's classes, features and schemas, by what is in them, so that it is the same
 * for every build of the same sources by the same compiler, in a jar or not.
 */
final class KitDigest {

    private static final String OWN_CLASS = "org/contexttck/harness/run/report/KitDigest.class";

    /** Where the parts of the kit are, by something that is found in each. */
    private static final SortedMap<String, String> PARTS = new TreeMap<>(Map.of(
            "org/contexttck/harness", OWN_CLASS,
            "org/contexttck/json", "org/contexttck/json/Json.class",
            "org/contexttck/reports", "org/contexttck/reports/model/Report.class",
            "features", "features/wire/requirements.yaml",
            "schemas", "schemas/kit/report.schema.json"));

    private KitDigest() {}

    /** In hexadecimal; found out once, when it is asked for first. */
    static String text() {
        return Known.TEXT;
    }

    private static final class Known {
        private static final String TEXT = digest();
    }

    private static String digest() {
        MessageDigest whole = sha();
        PARTS.forEach((folder, mark) -> {
            try {
                part(folder, mark).forEach((name, digest) -> {
                    whole.update(name.getBytes(StandardCharsets.UTF_8));
                    whole.update(digest);
                });
            } catch (IOException | URISyntaxException unread) {
                throw new IllegalStateException("the kit's " + folder + " cannot be read: " + unread, unread);
            }
        });
        return HexFormat.of().formatHex(whole.digest());
    }

    private static SortedMap<String, byte[]> part(String folder, String mark) throws IOException, URISyntaxException {
        URL found = KitDigest.class.getClassLoader().getResource(mark);
        if (found == null) {
            throw new IOException(mark + " is not on the class path");
        }
        String text = found.toString();
        if (found.getProtocol().equals("jar")) {
            Path jar = Path.of(new URI(text.substring("jar:".length(), text.indexOf("!/"))));
            try (FileSystem files = FileSystems.newFileSystem(jar)) {
                return digests(files.getPath("/"), folder);
            }
        }
        Path root = Path.of(found.toURI());
        for (String ignored : mark.split("/")) {
            root = root.getParent();
        }
        return digests(root, folder);
    }

    private static SortedMap<String, byte[]> digests(Path root, String folder) throws IOException {
        SortedMap<String, byte[]> digests = new TreeMap<>();
        try (Stream<Path> all = Files.walk(root.resolve(folder))) {
            for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                digests.put(
                        root.relativize(file).toString().replace('\\', '/'), sha().digest(Files.readAllBytes(file)));
            }
        } catch (UncheckedIOException unread) {
            throw unread.getCause();
        }
        return digests;
    }

    private static MessageDigest sha() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
