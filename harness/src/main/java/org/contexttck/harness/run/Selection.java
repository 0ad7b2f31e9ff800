package org.contexttck.harness.run;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.cucumber.FeatureRun;

/**
 * What {@code --only} chooses: requirement ids ({@code TC-S-05}), prefixes of ids ({@code TC-S}), or tag expressions
 * ({@code "@TC-S-05 and not @W-S-01"}). Several are alternatives.
 */
public final class Selection {

    private static final Pattern ID_OR_PREFIX = Pattern.compile("[A-Z]{1,2}(-[A-Z]+)?(-[0-9]*)?");

    private final Catalogue catalogue;
    private final List<String> words;
    private final Set<String> ids = new LinkedHashSet<>();
    private final List<String> expressions = new ArrayList<>();

    private Selection(Catalogue catalogue, List<String> words) {
        this.catalogue = catalogue;
        this.words = List.copyOf(words);
    }

    /**
     * Reads the choice.
     *
     * @param words as given on the command line; a word may hold several, parted by commas; none chooses all
     * @throws UsageException if a word is none of the three, or fits no requirement
     */
    public static Selection of(Catalogue catalogue, List<String> words) {
        Selection selection = new Selection(catalogue, words);
        for (String word : words) {
            for (String part : word.split(",")) {
                selection.add(part.strip());
            }
        }
        return selection;
    }

    private void add(String word) {
        if (ID_OR_PREFIX.matcher(word).matches()) {
            List<String> found = catalogue.all().stream()
                    .map(Requirement::id)
                    .filter(id -> id.equals(word) || id.startsWith(word.endsWith("-") ? word : word + "-"))
                    .toList();
            if (found.isEmpty()) {
                throw new UsageException("--only " + word + ": no requirement has this id or prefix; " + "prefixes are "
                        + String.join(", ", prefixes()));
            }
            ids.addAll(found);
        } else {
            String problem = word.contains("@") ? FeatureRun.problemWith(word) : "neither an id, a prefix nor a tag";
            if (!problem.isEmpty()) {
                throw new UsageException("--only " + word + ": " + problem);
            }
            expressions.add("(" + word + ")");
        }
    }

    private Set<String> prefixes() {
        Set<String> prefixes = new LinkedHashSet<>();
        catalogue.all().forEach(one -> prefixes.add(one.id().replaceAll("-\\d+$", "")));
        return prefixes;
    }

    /** Whether everything is chosen. */
    public boolean isAll() {
        return words.isEmpty();
    }

    /** The words as given, for the report; empty if everything is chosen. */
    public String text() {
        return String.join(",", words);
    }

    /** Whether a requirement is chosen by its id or prefix; tag expressions choose scenarios instead. */
    public boolean names(Requirement requirement) {
        return isAll() || ids.contains(requirement.id());
    }

    /** A tag expression for the chosen scenarios of these requirements; they must not be empty. */
    public String tagExpression(List<Requirement> applicable) {
        String all = tags(applicable.stream().map(Requirement::id).toList());
        if (isAll()) {
            return all;
        }
        List<String> chosen = new ArrayList<>(expressions);
        if (!ids.isEmpty()) {
            chosen.add(tags(List.copyOf(ids)));
        }
        return all + " and (" + String.join(" or ", chosen) + ")";
    }

    private static String tags(List<String> ids) {
        return "(@" + String.join(" or @", ids) + ")";
    }
}
