package org.contexttck.reports.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.contexttck.reports.Kits;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.transcript.TranscriptLine.Way;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TranscriptTest {

    private static final TranscriptLine LINE = new TranscriptLine(
            7, 1, Way.RECEIVED, 1_500, "{\"a\":2.50}\ud800\u0000\u202e", Map.of("http.status", "200"), "secret note");

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("transcripts/a.jsonl");
    }

    @Test
    void whatIsWrittenIsReadAsItWas() throws IOException {
        TranscriptLine anomaly = new TranscriptLine(8, 0, Way.ANOMALY, 2, "listening", Map.of(), "STRAY_OUTPUT");
        try (TranscriptWriter writer = TranscriptWriter.create(file, UnaryOperator.identity())) {
            writer.add(LINE);
            writer.add(anomaly);

            assertThat(read()).containsExactly(LINE, anomaly);
        }
        for (String line : Files.readAllLines(file)) {
            assertThat(Kits.errors("transcript-line.schema.json", JsonText.read(line)))
                    .isEmpty();
        }
    }

    @Test
    void everyTextIsRedactedBeforeItIsWritten() throws IOException {
        TranscriptLine line = new TranscriptLine(
                1, 1, Way.SENT, 0, "token s3cret!", Map.of("header.authorization", "Bearer s3cret!"), "s3cret! again");
        try (TranscriptWriter writer = TranscriptWriter.create(file, text -> text.replace("s3cret!", "***"))) {
            writer.add(line);
        }

        assertThat(Files.readString(file)).doesNotContain("s3cret!");
        assertThat(read())
                .containsExactly(new TranscriptLine(
                        1, 1, Way.SENT, 0, "token ***", Map.of("header.authorization", "Bearer ***"), "*** again"));
    }

    @Test
    void aFullTranscriptSaysSoOnceAndGrowsNoMore() throws IOException {
        try (TranscriptWriter writer = TranscriptWriter.create(file, UnaryOperator.identity(), 1_000)) {
            for (int i = 1; i <= 100; i++) {
                writer.add(new TranscriptLine(i, i, Way.SENT, i, "x".repeat(200), Map.of(), ""));
            }
        }

        List<TranscriptLine> lines = read();
        assertThat(lines).extracting(TranscriptLine::order).containsExactly(1L, 2L, 3L, 0L);
        assertThat(lines.get(3).note())
                .isEqualTo("the transcript is full (1000 bytes); from message 4 on it is left out");
    }

    @Test
    void threadsDoNotMixTheirLines() throws IOException {
        try (TranscriptWriter writer = TranscriptWriter.create(file, UnaryOperator.identity())) {
            IntStream.range(0, 300)
                    .parallel()
                    .forEach(i -> writer.add(new TranscriptLine(i, i, Way.SENT, 0, "y".repeat(5_000), Map.of(), "")));
        }

        assertThat(read()).hasSize(300).doesNotHaveDuplicates();
    }

    @Test
    void aTornLastLineIsLeftOutAndABadOneNamed() throws IOException {
        try (TranscriptWriter writer = TranscriptWriter.create(file, UnaryOperator.identity())) {
            writer.add(LINE);
        }
        Files.writeString(file, "{\"order\":2,", StandardOpenOption.APPEND);
        assertThat(read()).containsExactly(LINE);

        Files.writeString(file, "\n", StandardOpenOption.APPEND);
        assertThatThrownBy(this::read).isInstanceOf(IOException.class).hasMessageStartingWith(file + ":2: no JSON: ");
    }

    @Test
    void anEmptyTranscriptHasNoLines() throws IOException {
        TranscriptWriter.create(file, UnaryOperator.identity()).close();

        assertThat(read()).isEmpty();
    }

    @Test
    void anUntouchedFileFitsItsChain() throws IOException {
        String last = written(5);

        assertThat(TranscriptChain.walk(file)).isEqualTo(new TranscriptChain.Walk(5, last, Optional.empty()));
    }

    @Test
    void aChangedLineIsNamed() throws IOException {
        written(5);
        change(lines -> lines.set(2, lines.get(2).replace("message 3", "message 8")));

        assertThat(TranscriptChain.walk(file).broken()).contains(3L);
    }

    @Test
    void aMissingLineIsNamedWhereItStood() throws IOException {
        written(5);
        change(lines -> lines.remove(1));

        assertThat(TranscriptChain.walk(file).broken()).contains(2L);
    }

    @Test
    void aMissingLastLineShowsInTheLastChain() throws IOException {
        String last = written(5);
        change(lines -> lines.remove(4));

        TranscriptChain.Walk walk = TranscriptChain.walk(file);
        assertThat(walk.broken()).isEmpty();
        assertThat(walk.lines()).isEqualTo(4);
        assertThat(walk.last()).isNotEqualTo(last);
    }

    @Test
    void aLineWithoutChainIsNamed() throws IOException {
        written(3);
        change(lines -> lines.set(1, "{}"));

        assertThat(TranscriptChain.walk(file).broken()).contains(2L);
    }

    private String written(int lines) throws IOException {
        try (TranscriptWriter writer = TranscriptWriter.create(file, UnaryOperator.identity())) {
            for (int i = 1; i <= lines; i++) {
                writer.add(new TranscriptLine(i, i, Way.SENT, 0, "message " + i, Map.of(), ""));
            }
            return writer.chain();
        }
    }

    private void change(Consumer<List<String>> how) throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        how.accept(lines);
        Files.write(file, lines);
    }

    private List<TranscriptLine> read() throws IOException {
        List<TranscriptLine> lines = new ArrayList<>();
        TranscriptReader.read(
                file,
                it -> lines.add(new TranscriptLine(
                        it.seq(), it.order(), it.direction(), it.nanos(), it.text(), it.transport(), it.note())));
        return lines;
    }
}
