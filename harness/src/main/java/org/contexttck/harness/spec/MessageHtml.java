package org.contexttck.harness.spec;

import org.contexttck.reports.page.Html;
import org.contexttck.reports.page.LayoutHtml;
import org.contexttck.reports.text.Layout;
import org.contexttck.reports.text.PointedPlace;

/** Writes JSON over lines, with a place in it marked. */
final class MessageHtml {

    private final Html html;

    MessageHtml(Html html) {
        this.html = html;
    }

    /** Messages with the kit's side of the exchange told from the other. */
    void exchange(Exchange exchange, String other) {
        boolean found = exchange.messages().stream()
                .anyMatch(it -> Layout.of(it.text(), PointedPlace.in(it.text(), exchange.pointer()), false)
                        .found());
        for (int i = 0; i < exchange.messages().size(); i++) {
            Exchange.Sent message = exchange.messages().get(i);
            boolean received = message.direction().equals("received");
            boolean last = i == exchange.messages().size() - 1;
            html.leaf("p", received ? "from the " + other : "from the kit", "class", "way")
                    .line();
            String place = PointedPlace.in(message.text(), exchange.pointer());
            json(message.text(), place, !exchange.holds() && received && last && !found);
        }
    }

    /** @param missing whether to mark where a value should be, if the pointer leads to none */
    void json(String text, String pointer, boolean missing) {
        html.open("pre");
        LayoutHtml.write(html, Layout.of(text, pointer, missing).lines());
        html.close().line();
    }
}
