package org.contexttck.harness.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.IdRange;
import org.contexttck.harness.catalogue.NearWords;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.cucumber.FeatureRun;

/**
 * What {@code --only} chooses: requirement ids ({@code TC-S-05}), ranges of them ({@code TC-S-01..05}), prefixes of ids ({@code TC-S}), or tag expressions
 * ({@code "@TC-S-05 and not @W-S-01"}). Several are alternatives. A prefix ends where a part of the id ends, so that
 * {@code TC-S-1} is no short form of {@code TC-S-10} to {@code TC-S-19}.
 */
public final class Selection {

    private static final Pattern ID_OR_PREFIX = Pattern.compile("[A-Z]{1,2}(-[A-Z]+)?(-[0-9]*)?");

    private static final Pattern ID = Pattern.compile("[A-Z]{1,2}-[A-Z]-[0-9]+");

    private static final String NONE_OF_THEM = "neither an id (TC-S-05), a range (TC-S-01..05), a prefix (TC-S)"
            + " nor a tag expression (@TC-S-05 and not @W-S-01)";

    private final Catalogue catalogue;
    private final List<Role> roles;
    private final List<String> words;
    private final Set<String> ids = new LinkedHashSet<>();
    private final List<String> expressions = new ArrayList<>();

    private Selection(Catalogue catalogue, List<String> words, List<Role> roles) {
        this.catalogue = catalogue;
        this.roles = List.copyOf(roles);
        this.words = List.copyOf(words);
    }

    /**
     * Reads the choice.
     *
     * @param words as given on the command line; a word may hold several, parted by commas; none chooses all
     * @param roles the roles that are tested
     * @throws UsageException if a word is none of these, or fits no requirement of these roles
     */
    public static Selection of(Catalogue catalogue, List<String> words, List<Role> roles) {
        Selection selection = new Selection(catalogue, words, roles);
        for (String word : words) {
            for (String part : word.split(",", -1)) {
                selection.add(part.strip());
            }
        }
        return selection;
    }

    private void add(String word) {
        String capitals = word.toUpperCase(Locale.ROOT);
        Optional<IdRange> range = IdRange.parse(word);
        if (range.isPresent()) {
            ids.addAll(checked(word, range.get().of(known())));
        } else if (ID_OR_PREFIX.matcher(word).matches()) {
            ids.addAll(idsOf(word));
        } else if (ID_OR_PREFIX.matcher(capitals).matches() && chooses(capitals)) {
            ids.addAll(idsOf(capitals));
        } else {
            String problem = word.contains("@") ? FeatureRun.problemWith(word) : NONE_OF_THEM;
            if (!problem.isEmpty()) {
                throw unusable(word, problem);
            }
            expressions.add("(" + word + ")");
        }
    }

    private boolean chooses(String word) {
        return !chosen(word).isEmpty();
    }

    private List<Requirement> chosen(String word) {
        String prefix = word.endsWith("-") ? word : word + "-";
        return catalogue.all().stream()
                .filter(one -> one.id().equals(word) || one.id().startsWith(prefix))
                .toList();
    }

    private List<String> idsOf(String word) {
        List<Requirement> found = chosen(word);
        if (found.isEmpty()) {
            throw unusable(word, "no requirement has this id or prefix; " + otherChoice(word));
        }
        return checked(word, found.stream().map(Requirement::id).toList());
    }

    private List<String> checked(String word, List<String> found) {
        List<Requirement> all =
                found.stream().flatMap(id -> catalogue.requirement(id).stream()).toList();
        if (all.isEmpty()) {
            throw unusable(
                    word, "no requirement has an id of this range; " + otherChoice(word.replaceFirst("\\.\\..*", "")));
        }
        if (all.stream().noneMatch(one -> roles.contains(one.role()))) {
            String tested = roles.stream().map(Role::text).collect(Collectors.joining(", "));
            throw unusable(
                    word,
                    "is for the role " + all.get(0).role().text() + ", for which the profile has no section (it has "
                            + tested + ")");
        }
        return found;
    }

    private String otherChoice(String word) {
        String begun = word.replaceAll("\\d+$", "");
        List<String> alike = catalogue.all().stream()
                .map(Requirement::id)
                .filter(id -> !begun.equals(word) && id.startsWith(begun))
                .toList();
        return alike.isEmpty()
                ? NearWords.meantOr("prefixes are", word, word.matches(".*\\d") ? known() : NearWords.stems(known()))
                : begun + " has " + alike.get(0) + " to " + alike.get(alike.size() - 1);
    }

    private static UsageException unusable(String word, String why) {
        return new UsageException("--only \"" + word + "\": " + why);
    }

    private List<String> known() {
        return catalogue.all().stream().map(Requirement::id).toList();
    }

    /** Whether everything is chosen. */
    public boolean isAll() {
        return words.isEmpty();
    }

    /** Whether anything of a role may be chosen; a tag expression that names no id may choose anything. */
    boolean mayConcern(Role role) {
        if (isAll() || concerns(ids, role)) {
            return true;
        }
        return expressions.stream()
                .map(expression ->
                        ID.matcher(expression).results().map(MatchResult::group).toList())
                .anyMatch(named -> named.isEmpty() || concerns(named, role));
    }

    private boolean concerns(Collection<String> named, Role role) {
        return named.stream().flatMap(id -> catalogue.requirement(id).stream()).anyMatch(one -> one.role() == role);
    }

    /** The words as given, for the report; empty if everything is chosen. */
    public String text() {
        return String.join(",", words);
    }

    /** Whether scenarios are chosen by their tags. */
    boolean hasExpressions() {
        return !expressions.isEmpty();
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
