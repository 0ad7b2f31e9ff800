package org.contexttck.reports.certificate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.text.RecordJson;
import org.contexttck.reports.text.RecordReader;

/** The file {@code certificate.json} of a report folder; its shape is {@code schemas/kit/certificate.schema.json}. */
public final class CertificateFile {

    /** Its name. */
    public static final String NAME = "certificate.json";

    /** The name of the profile's text beside it. */
    public static final String PROFILE = "recorded-profile.yaml";

    private CertificateFile() {}

    /** @throws IOException if it cannot be written */
    public static void write(Path folder, Certificate certificate) throws IOException {
        String text = JsonText.indented(RecordJson.write(certificate));
        Files.write(folder.resolve(NAME), text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Reads that of a folder.
     *
     * @throws NoSuchFileException if there is none
     * @throws IOException if it cannot be read or is no certificate; file and reason in one line
     */
    public static Certificate read(Path folder) throws IOException {
        Path file = folder.resolve(NAME);
        String text = Files.readString(file);
        try {
            return RecordReader.read(Certificate.class, JsonText.read(text));
        } catch (IllegalArgumentException wrong) {
            throw new IOException(file + ": " + wrong.getMessage(), wrong);
        }
    }
}
