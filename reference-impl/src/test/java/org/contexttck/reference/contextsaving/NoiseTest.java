package org.contexttck.reference.contextsaving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NoiseTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void theScriptWritesTheSameBytes(Noise noise) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        noise.stderr(err);
        noise.stdout(out);

        File stderr = folder.resolve("err").toFile();
        File stdout = folder.resolve("out").toFile();
        int code = new ProcessBuilder("/bin/sh", "-c", noise.script())
                .redirectError(stderr)
                .redirectOutput(stdout)
                .start()
                .waitFor();

        assertThat(code).isEqualTo(noise == Noise.FAILING ? 1 : 0);
        assertThat(Files.readAllBytes(stderr.toPath())).isEqualTo(err.toByteArray());
        assertThat(Files.readAllBytes(stdout.toPath())).isEqualTo(out.toByteArray());
    }
}
