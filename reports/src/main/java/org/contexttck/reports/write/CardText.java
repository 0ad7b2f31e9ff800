package org.contexttck.reports.write;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.text.Visible;

/**
 * One requirement that falls short, in plain text: what is wrong, what the requirement says, what was expected and
 * seen, the likely cause, where the exchange is and how to run just this again.
 */
public final class CardText {

    /** The most lines that a card has. */
    public static final int LINES = 11;

    private static final int LABEL = 12;
    private static final int NARROWEST = 40;

    private final Cards cards;
    private final int width;

    /**
     * @param place where the report lies, put before the path of a transcript; empty, or ends with a slash
     * @param width characters in a line; paths and commands may be longer
     */
    public CardText(Report report, String place, int width) {
        this.cards = new Cards(report, place);
        this.width = Math.max(NARROWEST, width);
    }

    /** @return the lines of the card, at most {@value #LINES}, the first one being its title */
    public List<String> lines(RequirementResult requirement) {
        Card card = cards.of(requirement);
        List<List<String>> bodies = card.fields().stream().map(this::body).toList();
        int[] shown = bodies.stream().mapToInt(body -> 1).toArray();
        int room = LINES - 1 - bodies.size();
        for (int field : byWeight(card.fields())) {
            int more = Math.min(room, bodies.get(field).size() - 1);
            shown[field] += more;
            room -= more;
        }
        List<String> lines = new ArrayList<>();
        lines.add(TextWidth.fit(Visible.line(card.title()), width));
        for (int i = 0; i < shown.length; i++) {
            String label = "  " + TextWidth.pad(card.fields().get(i).label(), LABEL - 2);
            for (int n = 0; n < shown[i]; n++) {
                boolean last = n == shown[i] - 1 && shown[i] < bodies.get(i).size();
                String text = bodies.get(i).get(n) + (last ? "..." : "");
                lines.add((n == 0 ? label : " ".repeat(LABEL)) + (last ? TextWidth.fit(text, width - LABEL) : text));
            }
        }
        return List.copyOf(lines);
    }

    private List<String> body(Card.Field field) {
        String text = Visible.line(field.text());
        return field.weight() == 0 ? List.of(text) : TextWidth.wrap(text, width - LABEL, LINES);
    }

    private static List<Integer> byWeight(List<Card.Field> fields) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            order.add(i);
        }
        order.sort(Comparator.comparingInt(i -> fields.get(i).weight()));
        return order;
    }
}
