package org.contexttck.harness.selftest;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;

/** Finds, in what the reference exchanged, the messages that correspond to those that show a variant's fault. */
final class Counterpart {

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_]+");
    private static final int LOOKED_AT = 8_000;

    private final List<Excerpt> traffic;
    private int from;

    private Counterpart(List<Excerpt> traffic) {
        this.traffic = traffic;
    }

    /** @return as many as are given, in their order; none if there is nothing alike for one of them */
    static List<Excerpt> of(List<Excerpt> fault, List<Excerpt> traffic) {
        Counterpart counterpart = new Counterpart(traffic);
        List<Excerpt> found = new ArrayList<>();
        for (Excerpt one : fault) {
            if (!counterpart.find(one, found)) {
                return List.of();
            }
        }
        return found;
    }

    private boolean find(Excerpt wanted, List<Excerpt> found) {
        Set<String> words = words(wanted.text());
        String answers = found.isEmpty() || wanted.direction() == ExcerptDirection.SENT
                ? ""
                : id(found.get(found.size() - 1).text());
        int best = -1;
        double most = 0;
        for (int i = from; i < traffic.size(); i++) {
            Excerpt one = traffic.get(i);
            if (one.direction() == wanted.direction()) {
                double alike = alike(words, words(one.text()));
                alike += !answers.isEmpty() && answers.equals(id(one.text())) ? 1 : 0;
                if (alike > most) {
                    most = alike;
                    best = i;
                }
            }
        }
        if (best < 0) {
            return false;
        }
        found.add(traffic.get(best));
        from = best + 1;
        return true;
    }

    private static double alike(Set<String> one, Set<String> other) {
        Set<String> both = new HashSet<>(one);
        both.retainAll(other);
        int either = one.size() + other.size() - both.size();
        return either == 0 ? 0 : (double) both.size() / either;
    }

    private static Set<String> words(String text) {
        Set<String> words = new HashSet<>();
        WORD.matcher(text.substring(0, Math.min(text.length(), LOOKED_AT)))
                .results()
                .map(MatchResult::group)
                .forEach(words::add);
        return words;
    }

    private static String id(String text) {
        try {
            return Json.parse(text).path("id").toString();
        } catch (IllegalArgumentException noJson) {
            return "";
        }
    }
}
