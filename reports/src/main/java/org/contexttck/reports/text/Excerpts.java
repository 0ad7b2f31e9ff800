package org.contexttck.reports.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Shortens a message where it says least: long texts and long lists away from the place pointed at. */
public final class Excerpts {

    private Excerpts() {}

    /** @return the message itself if it is within bounds, else with parts left out and a note at each */
    public static String shorten(String text, String pointer, Elision limits) {
        if (text.length() <= limits.most()) {
            return text;
        }
        Optional<WireNode> message = WireParser.parse(text);
        String shorter = message.map(m ->
                        prune(m, PointedPlaces.of(m, List.of(pointer)), limits).text())
                .orElse(text);
        return Bounds.cut(shorter, limits.most());
    }

    static WireNode prune(WireNode node, PointedPlaces places, Elision limits) {
        if (node.kind() == WireNode.Kind.SCALAR) {
            return WireNode.scalar(Bounds.middle(
                    node.lexeme(), places.ends(node) ? Math.max(Bounds.VALUE, limits.string()) : limits.string()));
        }
        boolean object = node.kind() == WireNode.Kind.OBJECT;
        int most = object ? 2 * limits.items() : limits.items();
        if (!object) {
            // items before the one pointed at stay, or its index would be another
            most = Math.max(most, last(node, places) + 1);
        }
        List<WireNode.Member> kept = new ArrayList<>();
        int left = 0;
        for (WireNode.Member member : node.members()) {
            if (kept.size() < most || places.passes(member.value())) {
                kept.add(new WireNode.Member(member.lexeme(), member.key(), prune(member.value(), places, limits)));
            } else {
                left++;
            }
        }
        if (left > 0) {
            kept.add(left(object, left));
        }
        return new WireNode(node.kind(), "", List.copyOf(kept));
    }

    private static int last(WireNode array, PointedPlaces places) {
        for (int i = array.members().size() - 1; i >= 0 && !places.all().isEmpty(); i--) {
            if (places.passes(array.members().get(i).value())) {
                return i;
            }
        }
        return -1;
    }

    private static WireNode.Member left(boolean object, int count) {
        String note = String.format(Locale.ROOT, "\"… [%,d %s left out]\"", count, object ? "members" : "items");
        return new WireNode.Member(object ? "\"…\"" : "", "…", WireNode.scalar(note));
    }
}
