package org.contexttck.harness.run.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contexttck.harness.run.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportFolderTest {

    private static final String STARTED = "{\"type\":\"run-started\",\"format\":1}\n";

    @TempDir
    Path folder;

    @Test
    void makesAFolderThatIsMissing() {
        ReportFolder.prepare(folder.resolve("a/b"));

        assertThat(folder.resolve("a/b/transcripts")).isEmptyDirectory();
    }

    @Test
    void takesAwayWhatAnEarlierRunLeftAndNothingElse() throws IOException {
        write("events.jsonl", STARTED);
        write("report.json", "{}");
        write("junit.xml", "<testsuite/>");
        write("index.html", "<p>");
        write("transcripts/server-1.jsonl", "{}");
        write("transcripts/notes.txt", "mine");
        write("mine.txt", "mine");

        ReportFolder.prepare(folder);

        assertThat(folder.resolve("mine.txt")).hasContent("mine");
        assertThat(folder.resolve("transcripts/notes.txt")).hasContent("mine");
        for (String name : new String[] {"events.jsonl", "report.json", "junit.xml", "index.html"}) {
            assertThat(folder.resolve(name)).doesNotExist();
        }
        assertThat(folder.resolve("transcripts/server-1.jsonl")).doesNotExist();
    }

    @Test
    void aRunThatEndedBeforeItBeganLeftAReportToo() throws IOException {
        write("events.jsonl", "");
        write("transcripts/server-1.jsonl", "");

        ReportFolder.prepare(folder);

        assertThat(folder.resolve("transcripts")).isEmptyDirectory();
    }

    @Test
    void leavesAFolderOfOtherThingsAsItIs() throws IOException {
        write("readme.txt", "mine");

        ReportFolder.prepare(folder);

        assertThat(folder.resolve("readme.txt")).hasContent("mine");
        assertThat(folder.resolve("transcripts")).isEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(strings = {"index.html", "report.json", "junit.xml", "events.jsonl", "transcripts/server-1.jsonl"})
    void touchesNoFileThatIsNotOfAReport(String name) throws IOException {
        write(name, "{\"type\":\"something-else\"}\n");

        assertThatThrownBy(() -> ReportFolder.prepare(folder))
                .isInstanceOf(UsageException.class)
                .hasMessage("--out " + folder + ": holds " + name.split("/")[0]
                        + ", which is not of an earlier run and would be overwritten; name another folder");
        assertThat(folder.resolve(name)).hasContent("{\"type\":\"something-else\"}");
    }

    @Test
    void refusesAFile() throws IOException {
        Path file = write("file", "mine");

        assertThatThrownBy(() -> ReportFolder.prepare(file))
                .isInstanceOf(UsageException.class)
                .hasMessage("--out " + file + ": is a file, not a folder");
        assertThatThrownBy(() -> ReportFolder.prepare(file.resolve("below")))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("--out " + file.resolve("below") + ": cannot be used: ");
        assertThat(file).hasContent("mine");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void followsNoLinkWhenItTakesAway() throws IOException {
        Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
        Files.writeString(elsewhere.resolve("kept.jsonl"), "mine");
        Path report = Files.createDirectories(folder.resolve("report"));
        Files.writeString(report.resolve("events.jsonl"), STARTED);
        Files.createSymbolicLink(report.resolve("transcripts"), elsewhere);

        ReportFolder.prepare(report);

        assertThat(elsewhere.resolve("kept.jsonl")).hasContent("mine");
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
