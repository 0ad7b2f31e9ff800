package org.contexttck.reports.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lays a message out over lines, spelled as it was sent, with the place pointed at marked. */
public final class Layout {

    /**
     * One line.
     *
     * @param indent levels, from 0
     * @param lead what comes before the value, such as the key
     * @param text the value, or the part of it on this line
     * @param trail what comes after it, such as a comma
     * @param marked whether the text is what the pointer points at
     */
    public record Line(int indent, String lead, String text, String trail, boolean marked) {}

    /**
     * The lines of one message.
     *
     * @param lines at least one
     * @param found whether the pointer leads to a value in it
     */
    public record Laid(List<Line> lines, boolean found) {}

    private static final int WIDTH = 112;
    private static final int LINES = 20;
    private static final int BEFORE = 9;
    private static final int SHORT = 400;
    private static final int STRING = 200;
    private static final int ITEMS = 3;
    private static final int NO_JSON = 1_200;

    private final PointedPlaces places;
    private final int width;
    private final List<Line> lines = new ArrayList<>();

    private Layout(PointedPlaces places, int width) {
        this.places = places;
        this.width = width;
    }

    /**
     * Lays out a message; what is no JSON stays as it is, cut off if it is long.
     *
     * @param missing whether to mark where a value should be, if the pointer leads to none
     */
    public static Laid of(String text, String pointer, boolean missing) {
        return of(text, pointer, missing, WIDTH, LINES);
    }

    /**
     * The same for a narrower place.
     *
     * @param width characters that a line should have at most, two for each level of indentation included; a value that is long
     *     in itself may go beyond
     * @param most lines, those that say that some were left out aside
     */
    public static Laid of(String text, String pointer, boolean missing, int width, int most) {
        Optional<WireNode> parsed = WireParser.parse(text);
        if (parsed.isEmpty()) {
            return plain(text, NO_JSON);
        }
        return laid(parsed.get(), text.length() <= SHORT, List.of(pointer), missing, width, most, tight(width));
    }

    /**
     * The same with several places marked, and as much of it as is asked for.
     *
     * @param pointers to the places
     * @param missing whether to mark where a value should be, where a pointer leads to none
     * @param most lines
     * @param limits what of long texts and lists is shown
     */
    public static Laid of(String text, List<String> pointers, boolean missing, int most, Elision limits) {
        return WireParser.parse(text)
                .map(parsed -> laid(parsed, false, pointers, missing, WIDTH, most, limits))
                .orElseGet(() -> plain(text, limits.string()));
    }

    private static Laid laid(
            WireNode parsed,
            boolean whole,
            List<String> pointers,
            boolean missing,
            int width,
            int most,
            Elision limits) {
        WireNode message = whole ? parsed : Excerpts.prune(parsed, PointedPlaces.of(parsed, pointers), limits);
        PointedPlaces places = PointedPlaces.of(message, pointers);
        Layout layout = new Layout(places.shown(missing), width);
        layout.add(0, "", message, "");
        return new Laid(window(layout.lines, most), places.found());
    }

    private static Laid plain(String text, int most) {
        return new Laid(List.of(new Line(0, "", Bounds.cut(text, most), "", false)), false);
    }

    private static Elision tight(int width) {
        return new Elision(Integer.MAX_VALUE, width < WIDTH ? Math.max(20, width - 20) : STRING, ITEMS);
    }

    private void add(int indent, String lead, WireNode node, String trail) {
        boolean mark = places.marks(node);
        String flat = node.text();
        boolean fits = indent * 2 + lead.length() + flat.length() <= width;
        if (node.kind() == WireNode.Kind.SCALAR || fits && (mark || !places.passes(node))) {
            lines.add(new Line(indent, lead, flat, trail, mark));
            absent(indent + 1, node);
            return;
        }
        lines.add(new Line(indent, lead, node.open(), "", mark));
        members(indent + 1, node.members());
        absent(indent + 1, node);
        lines.add(new Line(indent, "", node.close(), trail, mark));
    }

    /** Short members that follow each other share a line. */
    private void members(int indent, List<WireNode.Member> members) {
        StringBuilder run = new StringBuilder();
        for (int i = 0; i < members.size(); i++) {
            WireNode.Member member = members.get(i);
            String trail = i + 1 < members.size() ? "," : "";
            String flat = member.lead() + member.value().lexeme() + trail;
            boolean joins = member.value().kind() == WireNode.Kind.SCALAR && !places.passes(member.value());
            if (!run.isEmpty() && (!joins || indent * 2 + run.length() + flat.length() > width)) {
                lines.add(new Line(indent, "", run.toString().strip(), "", false));
                run.setLength(0);
            }
            if (joins) {
                run.append(flat).append(' ');
            } else {
                add(indent, member.lead(), member.value(), trail);
            }
        }
        if (!run.isEmpty()) {
            lines.add(new Line(indent, "", run.toString().strip(), "", false));
        }
    }

    private void absent(int indent, WireNode node) {
        places.missing(node)
                .forEach(name -> lines.add(new Line(indent, "", "no \"" + Bounds.cut(name, 60) + "\" here", "", true)));
    }

    private static List<Line> window(List<Line> all, int most) {
        if (all.size() <= most) {
            return List.copyOf(all);
        }
        int mark = 0;
        while (mark < all.size() && !all.get(mark).marked()) {
            mark++;
        }
        int from = mark == all.size() ? 0 : Math.max(0, Math.min(mark - Math.min(BEFORE, most / 2), all.size() - most));
        List<Line> shown = new ArrayList<>();
        if (from > 0) {
            shown.add(gap(from));
        }
        shown.addAll(all.subList(from, from + most));
        if (from + most < all.size()) {
            shown.add(gap(all.size() - from - most));
        }
        return List.copyOf(shown);
    }

    private static Line gap(int lines) {
        return new Line(0, "", "⋯ " + lines + (lines == 1 ? " line" : " lines") + " left out", "", false);
    }
}
