package org.contexttck.harness.run.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The class-data archive that the launcher has a run write: a virtual machine that cannot write it does not end with the verdict. */
class ArchiveIT {

    @TempDir
    Path folder;

    @Test
    void theKitEndsAsItShouldWhileItsArchiveIsWritten() throws Exception {
        Path archive = folder.resolve("kit.jsa");
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:-CreateCoredumpOnCrash",
                "-Xlog:disable",
                "-XX:ArchiveClassesAtExit=" + archive,
                "-cp",
                Path.of(System.getProperty("contexttck.home"), "lib") + "/*",
                "org.contexttck.harness.cli.Main",
                "run",
                "missing.yaml");
        Path output = folder.resolve("output");
        int code = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start()
                .waitFor();

        assertThat(code).as(Files.readString(output)).isEqualTo(2);
        assertThat(archive).isNotEmptyFile();
    }
}
