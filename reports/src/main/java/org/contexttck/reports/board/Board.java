package org.contexttck.reports.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.contexttck.reports.event.RequirementJudged;

/** Reports on many implementations, put in order. Names are sorted, not ranked. */
public final class Board {

    /** By the numbers of their versions, and where those are the same by when they were tested. */
    private static final Comparator<BoardEntry> NEWEST_FIRST = Comparator.comparing(
                    BoardEntry::numbers, Arrays::compare)
            .thenComparing(one -> one.side().tested())
            .reversed()
            .thenComparing(BoardEntry::place);

    private final List<BoardEntry> reports;
    private final List<ListedImplementation> implementations;
    private final String catalogueDigest;

    /** @param catalogueDigest of the requirements by which reports are judged now */
    public Board(List<BoardEntry> reports, String catalogueDigest) {
        this.reports = reports.stream().sorted(NEWEST_FIRST).toList();
        this.implementations = implementations(this.reports);
        this.catalogueDigest = catalogueDigest;
    }

    List<BoardEntry> reports() {
        return reports;
    }

    List<ListedImplementation> implementations() {
        return implementations;
    }

    /** The sides of which anything is judged, in the order of the report that is about most of them. */
    List<BoardSide> sides() {
        List<BoardSide> sides = reports.stream()
                .sorted(Comparator.comparingInt(
                                (BoardEntry one) -> one.requirements().size())
                        .reversed())
                .flatMap(one -> one.requirements().stream())
                .map(BoardSide::of)
                .distinct()
                .filter(side -> reports.stream().anyMatch(one -> one.judges(side)))
                .toList();
        List<String> protocols =
                sides.stream().map(BoardSide::protocol).distinct().toList();
        return protocols.stream()
                .flatMap(protocol -> sides.stream().filter(one -> one.protocol().equals(protocol)))
                .toList();
    }

    /** The implementations of a side. */
    List<ListedImplementation> of(BoardSide side) {
        return implementations.stream()
                .filter(one -> one.latest(side).isPresent())
                .toList();
    }

    /** The requirements of a side by id, each as the report that was made last puts it. */
    Map<String, RequirementJudged> rows(BoardSide side) {
        Map<String, RequirementJudged> rows =
                new TreeMap<>(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()));
        lastTested()
                .flatMap(one -> one.requirements().stream())
                .filter(side::has)
                .forEach(one -> rows.putIfAbsent(one.id(), one));
        return rows;
    }

    /** The rows of a side by class, each once; those that belong to none stand under an empty name. */
    Map<String, List<RequirementJudged>> classes(BoardSide side) {
        Map<String, Set<String>> classes = new LinkedHashMap<>();
        lastTested()
                .flatMap(one -> one.classes().stream())
                .filter(side::has)
                .forEach(one -> classes.computeIfAbsent(one.name(), name -> new HashSet<>())
                        .addAll(one.requirements()));
        Map<String, RequirementJudged> left = rows(side);
        Map<String, List<RequirementJudged>> rows = new LinkedHashMap<>();
        classes.forEach((name, ids) -> {
            List<RequirementJudged> own =
                    left.values().stream().filter(one -> ids.contains(one.id())).toList();
            own.forEach(one -> left.remove(one.id()));
            if (!own.isEmpty()) {
                rows.put(name, own);
            }
        });
        if (!left.isEmpty()) {
            rows.put("", List.copyOf(left.values()));
        }
        return rows;
    }

    /** Those that know the requirements of now first. */
    private Stream<BoardEntry> lastTested() {
        return reports.stream()
                .sorted(Comparator.comparing((BoardEntry one) -> one.side().tested())
                        .reversed());
    }

    /** Whether a report was judged by other requirements than those of now. */
    boolean outdated(BoardEntry report) {
        return !report.side().catalogueDigest().equals(catalogueDigest);
    }

    private static List<ListedImplementation> implementations(List<BoardEntry> reports) {
        Map<String, List<BoardEntry>> byName =
                new TreeMap<>(String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.naturalOrder()));
        reports.forEach(one ->
                byName.computeIfAbsent(one.name(), name -> new ArrayList<>()).add(one));
        Set<String> taken = new HashSet<>();
        return byName.entrySet().stream()
                .map(entry -> new ListedImplementation(entry.getKey(), page(entry.getKey(), taken), entry.getValue()))
                .toList();
    }

    private static String page(String name, Set<String> taken) {
        String slug = "of-" + slug(name);
        String page = slug;
        for (int number = 2; !taken.add(page); number++) {
            page = slug + "-" + number;
        }
        return page + ".html";
    }

    /** A text as a part of an address: small letters, digits and hyphens, at most 60 of them, never empty. */
    public static String slug(String text) {
        String slug =
                text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        String bounded = slug.substring(0, Math.min(60, slug.length()));
        return bounded.isEmpty() ? "x" : bounded;
    }
}
