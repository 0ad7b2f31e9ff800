package org.contexttck.harness.junit;

import java.nio.file.Path;
import java.util.List;
import org.contexttck.harness.run.reference.ReferenceApp;

/** What an implementer would write, for the reference server inside this JVM. */
class ReferenceConformanceIT extends ConformanceTests {

    @Override
    protected ConformanceTarget target() {
        return ConformanceTarget.inProcess(ReferenceApp.installed().embedded().peer(List.of("server")))
                .only("TC-S")
                .strict()
                .report(Path.of("target", "junit-entry-report"));
    }
}
