package org.contexttck.harness.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.IdRange;
import org.contexttck.harness.catalogue.NearWords;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.run.UsageException;
import org.contexttck.json.Json;
import org.contexttck.reports.write.TextWidth;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code context-tck list}: the catalogue, an entry a requirement. */
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Lists the requirements: id, level, role, and what they say.",
        footer = {
            "",
            "Examples:",
            "  context-tck list",
            "  context-tck list TC-S",
            "  context-tck list --role client --level MUST",
            "  context-tck list --protocol context-saving --json"
        })
final class ListCommand implements Callable<Integer> {

    private static final int COLUMNS = 8 + 1 + 6 + 1 + 12 + 1;
    private static final int NARROWEST = 20;
    private static final int MOST_LINES = 50;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "PREFIX",
            defaultValue = "",
            description = "Only ids that begin so, or a range such as TC-S-01..05.")
    private String prefix;

    @Mixin
    private ListFilter filter = new ListFilter();

    @Option(names = "--json", description = "One JSON array instead of a table.")
    private boolean json;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        List<Requirement> listed = Catalogue.bundled().all().stream()
                .filter(one -> isMeant(one.id()))
                .filter(filter::takes)
                .toList();
        if (listed.isEmpty()) {
            throw new UsageException(nothing());
        }
        if (json) {
            ArrayNode all = Json.array();
            listed.forEach(one -> all.add(object(one)));
            out.println(Json.write(all));
        } else {
            listed.forEach(one -> lines(one).forEach(out::println));
            out.println(listed.size() + (listed.size() == 1 ? " requirement" : " requirements"));
        }
        out.flush();
        return 0;
    }

    private boolean isMeant(String id) {
        return IdRange.parse(prefix)
                .map(range -> !range.of(List.of(id)).isEmpty())
                .orElseGet(() -> id.startsWith(prefix.toUpperCase(Locale.ROOT)));
    }

    private String nothing() {
        if (Catalogue.bundled().all().stream().noneMatch(one -> isMeant(one.id()))) {
            List<String> ids =
                    Catalogue.bundled().all().stream().map(Requirement::id).toList();
            return "list " + prefix + ": no requirement id begins so; "
                    + NearWords.ofId(prefix.toUpperCase(Locale.ROOT), ids, NearWords.prefixes(ids));
        }
        return "list: no requirement is all of that at the same time: " + String.join(", ", chosen());
    }

    private List<String> chosen() {
        List<String> chosen = new ArrayList<>();
        Optional.of(prefix).filter(it -> !it.isEmpty()).ifPresent(chosen::add);
        chosen.addAll(filter.words());
        return chosen;
    }

    private static List<String> lines(Requirement one) {
        String says = one.says().strip()
                + one.untested().map(why -> " (untested: " + why.strip() + ")").orElse("");
        int room = Math.max(NARROWEST, Terminal.current().width() - COLUMNS);
        List<String> wrapped = TextWidth.wrap(says.replaceAll("\\s+", " "), room, MOST_LINES);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < wrapped.size(); i++) {
            lines.add(
                    i > 0
                            ? " ".repeat(COLUMNS) + wrapped.get(i)
                            : TextWidth.pad(one.id(), 8) + " "
                                    + TextWidth.pad(one.level().name(), 6) + " "
                                    + TextWidth.pad(one.role().text(), 12) + " " + wrapped.get(i));
        }
        return lines;
    }

    private static ObjectNode object(Requirement one) {
        ObjectNode object = Json.object()
                .put("id", one.id())
                .put("protocol", one.protocol())
                .put("level", one.level().name())
                .put("role", one.role().text())
                .put("basis", one.basis().text())
                .put("says", one.says().strip())
                .put("section", one.section());
        ArrayNode claims = object.putArray("claims");
        one.claims().forEach(claim -> claims.add(claim.text()));
        one.readings().forEach(object.putArray("readings")::add);
        one.untested().ifPresent(why -> object.put("untested", why.strip()));
        return object;
    }
}
