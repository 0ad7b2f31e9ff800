package org.contexttck.reports;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.contexttck.reports.transcript.TranscriptLine;
import org.contexttck.reports.transcript.TranscriptWriter;

/** Transcripts for tests. */
public final class Transcripts {

    private Transcripts() {}

    public static Path write(Path file, List<TranscriptLine> lines) throws IOException {
        try (TranscriptWriter writer = TranscriptWriter.create(file, text -> text)) {
            lines.forEach(writer::add);
        }
        return file;
    }
}
