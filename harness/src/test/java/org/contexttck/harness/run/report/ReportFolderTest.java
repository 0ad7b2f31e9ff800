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
        Path made = ReportFolder.prepare(folder.resolve("a/b"));

        assertThat(made).isEqualTo(folder.resolve("a/b/unfinished"));
        assertThat(made.resolve("transcripts")).isEmptyDirectory();
    }

    @Test
    void leavesWhatAnEarlierRunLeftUntilAnotherIsFinished() throws IOException {
        writeReport("");
        write("transcripts/notes.txt", "mine");
        write("mine.txt", "mine");

        Path made = ReportFolder.prepare(folder);

        assertThat(folder.resolve("report.json")).hasContent("old");
        assertThat(folder.resolve("transcripts/server-1.jsonl")).hasContent("old");
        Files.writeString(made.resolve("events.jsonl"), STARTED);
        Files.writeString(made.resolve("report.json"), "new");
        Files.writeString(made.resolve("transcripts/server-2.jsonl"), "new");

        ReportFolder.publish(folder);

        assertThat(folder.resolve("mine.txt")).hasContent("mine");
        assertThat(folder.resolve("transcripts/notes.txt")).hasContent("mine");
        assertThat(folder.resolve("events.jsonl")).hasContent(STARTED);
        assertThat(folder.resolve("report.json")).hasContent("new");
        assertThat(folder.resolve("transcripts/server-2.jsonl")).hasContent("new");
        for (String name : new String[] {"junit.xml", "index.html", "transcripts/server-1.jsonl", "unfinished"}) {
            assertThat(folder.resolve(name)).doesNotExist();
        }
    }

    @Test
    void takesAwayWhatARunLeftThatWasEndedBeforeItsTimeAndNothingElse() throws IOException {
        writeReport("unfinished/");
        write("unfinished/mine.txt", "mine");

        Path made = ReportFolder.prepare(folder);

        assertThat(made.resolve("mine.txt")).hasContent("mine");
        assertThat(made.resolve("events.jsonl")).isEmptyFile();
        assertThat(made.resolve("transcripts")).isEmptyDirectory();
        assertThat(made.resolve("report.json")).doesNotExist();
    }

    @Test
    void theLatestReportIsTheOneThatWasEndedBeforeItsTime() throws IOException {
        writeReport("");
        assertThat(ReportFolder.latest(folder)).isEqualTo(folder);

        ReportFolder.prepare(folder);
        assertThat(ReportFolder.latest(folder)).isEqualTo(folder.resolve("unfinished"));

        ReportFolder.publish(folder);
        assertThat(ReportFolder.latest(folder)).isEqualTo(folder);
    }

    @Test
    void aRunThatEndedBeforeItBeganLeftAReportToo() throws IOException {
        ReportFolder.prepare(folder);
        ReportFolder.prepare(folder);

        assertThat(folder.resolve("unfinished/events.jsonl")).isEmptyFile();
    }

    @Test
    void leavesAFolderOfOtherThingsAsItIs() throws IOException {
        write("readme.txt", "mine");

        ReportFolder.prepare(folder);

        assertThat(folder.resolve("readme.txt")).hasContent("mine");
        assertThat(folder.resolve("unfinished/transcripts")).isEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "index.html",
                "report.json",
                "junit.xml",
                "events.jsonl",
                "transcripts/server-1.jsonl",
                "unfinished/index.html"
            })
    void touchesNoFileThatIsNotOfAReport(String name) throws IOException {
        write(name, "{\"type\":\"something-else\"}\n");

        assertThatThrownBy(() -> ReportFolder.prepare(folder))
                .isInstanceOf(UsageException.class)
                .hasMessage("--out " + folder + ": holds " + name.replace("/server-1.jsonl", "")
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
        ReportFolder.publish(report);

        assertThat(elsewhere.resolve("kept.jsonl")).hasContent("mine");
    }

    private void writeReport(String where) throws IOException {
        write(where + "events.jsonl", STARTED);
        for (String name : new String[] {"report.json", "junit.xml", "index.html", "transcripts/server-1.jsonl"}) {
            write(where + name, "old");
        }
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
