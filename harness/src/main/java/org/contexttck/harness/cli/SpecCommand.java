package org.contexttck.harness.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.contexttck.harness.run.KitVersion;
import org.contexttck.harness.spec.Proposals;
import org.contexttck.harness.spec.SpecSite;
import org.contexttck.harness.spec.SpecSources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code context-tck spec}: the executable specification as a site of static pages. */
@Command(
        name = "spec",
        mixinStandardHelpOptions = true,
        description = "Writes the specification as a site of static pages.",
        footer = {"", "Examples:", "  context-tck spec --out site", "  context-tck spec --proposals proposals.md"})
final class SpecCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "spec-site",
            description = "Folder for the pages (default: ${DEFAULT-VALUE}). Open its index.html.")
    private Path out;

    @Option(
            names = "--proposals",
            paramLabel = "FILE",
            description =
                    "Writes, instead of the pages, what the readings propose to the authors of the sources, as Markdown.")
    private Path proposals;

    @Override
    public Integer call() throws IOException {
        if (proposals != null) {
            Writable.file("--proposals", proposals);
            try (SpecSources sources = SpecSources.bundled()) {
                Files.writeString(proposals, Proposals.markdown(sources));
            }
            return 0;
        }
        Writable.folder("--out", out);
        try (SpecSources sources = SpecSources.bundled()) {
            Map<String, String> pages = SpecSite.pages(sources, KitVersion.text());
            SpecSite.write(pages, out);
            Files.writeString(out.resolve("catalogue.json"), SpecSite.catalogue(sources, KitVersion.text()));
            spec.commandLine().getOut().println(pages.size() + " pages, begin at " + out.resolve("index.html"));
        }
        return 0;
    }
}
