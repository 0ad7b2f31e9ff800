package org.contexttck.reference.transientcontext;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindingsTest {

    @Test
    void keepsWhatItStoresInOrder() throws SQLException {
        try (Findings findings = Findings.inMemory()) {
            assertThat(findings.store("3 activities to Web Dev", Optional.empty()))
                    .isEqualTo(1);
            assertThat(findings.store("it's '; drop table findings; -- 漢字", Optional.of("a-1")))
                    .isEqualTo(2);
            assertThat(findings.all()).containsExactly("3 activities to Web Dev", "it's '; drop table findings; -- 漢字");
        }
    }

    @Test
    void aFileOutlastsTheConnection(@TempDir Path folder) throws SQLException {
        Path file = folder.resolve("findings.db");
        try (Findings findings = Findings.in(file)) {
            findings.store("first", Optional.empty());
        }
        try (Findings findings = Findings.in(file)) {
            assertThat(findings.store("second", Optional.empty())).isEqualTo(2);
            assertThat(findings.all()).containsExactly("first", "second");
        }
    }

    @Test
    void aFileThatCannotBeMadeFailsTheStore(@TempDir Path folder) throws SQLException {
        try (Findings findings = Findings.in(folder.resolve("missing/findings.db"))) {
            assertThatThrownBy(() -> findings.store("x", Optional.empty())).isInstanceOf(SQLException.class);
        }
    }
}
