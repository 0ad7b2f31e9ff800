package org.contexttck.harness.spec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.contexttck.reports.page.Html;

/** The executable specification as files of one folder. */
public final class SpecSite {

    private final Spec spec;
    private final PageFrame frame;
    private final Map<String, String> pages = new LinkedHashMap<>();

    private SpecSite(SpecSources sources, String version) {
        this.spec = new Spec(sources);
        this.frame = new PageFrame(spec.catalogue().protocols(), version);
    }

    /**
     * The pages.
     *
     * @param version of the kit
     * @return the text of each file by its name; the first is {@code index.html}
     * @throws IllegalArgumentException naming the file, if a source cannot be understood
     */
    public static Map<String, String> pages(SpecSources sources, String version) {
        SpecSite site = new SpecSite(sources, version);
        site.build();
        return site.pages;
    }

    /** The catalogue for programs, the file {@value PageNames#CATALOGUE} beside the pages. */
    public static String catalogue(SpecSources sources, String version) {
        return new CatalogueJson(new Spec(sources)).write(version);
    }

    /**
     * Writes the pages into a folder, which is made if it is not there. Other files in it are left alone.
     *
     * @throws IOException if a file cannot be written
     */
    public static void write(Map<String, String> pages, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, String> page : pages.entrySet()) {
            Files.writeString(folder.resolve(page.getKey()), page.getValue());
        }
    }

    private void build() {
        page(PageNames.INDEX, "The context protocols", new IndexPage(spec)::write);
        for (String protocol : spec.catalogue().protocols()) {
            String title = Spec.title(protocol);
            page(PageNames.protocol(protocol), title, new ProtocolPage(spec, protocol)::write);
            page(PageNames.scenarios(protocol), title + ": scenarios", new ScenariosPage(spec, protocol)::write);
        }
        for (String protocol : spec.catalogue().protocols()) {
            spec.text(protocol)
                    .ifPresent(text -> page(
                            PageNames.coverage(protocol),
                            Spec.title(protocol) + ": what the source says",
                            new CoveragePage(spec, text)::write));
        }
        page(PageNames.PROPOSALS, "What the texts should say", new GuidesPage(spec)::proposals);
        page(PageNames.CASES, "Field cases", new CasesPage(spec)::write);
        page(PageNames.SCHEMAS, "Schemas", new SchemasPage(spec)::write);
        for (String folder : SchemaFile.folders(spec.sources())) {
            page(PageNames.schemas(folder), "Schemas: " + folder, new SchemaPage(spec, folder)::write);
        }
        page(PageNames.GUIDES, "Guides", new GuidesPage(spec)::write);
        for (Guide guide : spec.guides()) {
            page(guide.page(), guide.title(), html -> new GuidesPage(spec).guide(html, guide));
        }
        page(PageNames.SEARCH, "Everything by name", new SearchPage(spec)::write);
    }

    private void page(String file, String title, Consumer<Html> content) {
        if (pages.put(file, frame.page(file, title, content)) != null) {
            throw new IllegalArgumentException(file + ": two pages of the site have this name");
        }
    }
}
