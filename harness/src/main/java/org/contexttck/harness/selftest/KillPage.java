package org.contexttck.harness.selftest;

import java.util.List;
import java.util.Locale;
import org.contexttck.json.Json;

/** The kill matrix as files: a table to read and JSON for machines. */
public final class KillPage {

    private KillPage() {}

    /** A Markdown page, one row a variant, in the order given; free of times, so that it only changes with what it says. */
    public static String markdown(List<Kill> kills) {
        StringBuilder page = new StringBuilder("# Kill matrix\n\n"
                + "Each row is an implementation with one fault, and what the kit says of it. Written by"
                + " `./context-tck selftest --out reports/sample`.\n\n");
        long clean = kills.stream().filter(Kill::clean).count();
        page.append(String.format(
                        Locale.ROOT, "%d of %d caught by name, and by nothing undeclared.\n\n", clean, kills.size()))
                .append("| requirement | variant | verdict | finding | not as declared |\n")
                .append("| --- | --- | --- | --- | --- |\n");
        for (Kill kill : kills) {
            page.append("| ")
                    .append(String.join(
                            " | ",
                            kill.requirement(),
                            kill.variant(),
                            kill.verdict().text(),
                            cell(kill.message()),
                            cell(kill.problem())))
                    .append(" |\n");
        }
        return page.toString();
    }

    /** The same as a JSON array of objects {@code {requirement, variant, verdict, caught, finding, problem}}. */
    public static String json(List<Kill> kills) {
        var all = Json.array();
        for (Kill kill : kills) {
            all.addObject()
                    .put("requirement", kill.requirement())
                    .put("variant", kill.variant())
                    .put("verdict", kill.verdict().text())
                    .put("caught", kill.clean())
                    .put("finding", kill.message())
                    .put("problem", kill.problem());
        }
        return Json.pretty(all) + "\n";
    }

    private static String cell(String text) {
        return text.isEmpty() ? "" : "`` " + text.replace("|", "\\|").replace("``", "` `") + " ``";
    }
}
