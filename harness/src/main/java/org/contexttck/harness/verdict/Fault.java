package org.contexttck.harness.verdict;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.ScenarioStep.SeenMessage;

/**
 * One thing that is not as a requirement says, with the evidence for it.
 *
 * @param subject the tool it was seen at; empty if it belongs to no tool
 * @param headline one line that names the fault
 * @param expected what the requirement asks for at this place
 * @param seen what was there instead
 * @param pointer JSON Pointer into the result; empty if there is none
 * @param value the value at the pointer, possibly shortened; empty if there is none
 * @param cause where its cause may be, if that is elsewhere than the cause of most faults of the requirement; else empty
 * @param transcript file that holds the messages; empty if there is none
 * @param exchange the messages that show it
 */
public record Fault(
        String subject,
        String headline,
        String expected,
        String seen,
        String pointer,
        String value,
        String cause,
        String transcript,
        List<Excerpt> exchange)
        implements Serializable {

    public Fault {
        exchange = List.copyOf(exchange);
    }

    /** A finding without place or messages. */
    public static Fault of(String subject, String headline, String expected, String seen) {
        return new Fault(subject, headline, expected, seen, "", "", "", "", List.of());
    }

    /** Where the last of the messages that show it is; empty if none does. */
    Optional<SeenMessage> answer() {
        return exchange.stream()
                .filter(it -> it.direction() == ExcerptDirection.RECEIVED)
                .reduce((first, last) -> last)
                .or(() -> exchange.stream().findFirst())
                .filter(it -> it.order() > 0 && !transcript.isEmpty())
                .map(it -> new SeenMessage(transcript, it.order()));
    }

    /** The same finding at a place in the result. */
    public Fault at(String place, String valueThere) {
        return new Fault(subject, headline, expected, seen, place, valueThere, cause, transcript, exchange);
    }

    /** The same finding with the messages that show it. */
    public Fault shownBy(String file, List<Excerpt> messages) {
        return new Fault(subject, headline, expected, seen, pointer, value, cause, file, messages);
    }

    /** The same finding with what the target has sent. @param order its number in the file @param message as far as it matters */
    public Fault sentIn(String file, long order, String message) {
        return shownBy(file, List.of(new Excerpt(order, ExcerptDirection.RECEIVED, message)));
    }

    /** The same finding with a cause of its own. @param where to look for it first */
    public Fault causedBy(String where) {
        return new Fault(subject, headline, expected, seen, pointer, value, where, transcript, exchange);
    }

    /** This as reports tell it. @param requirement the id of what it breaks @param lookAt where its cause may be; may be empty */
    public Finding breaking(String requirement, String lookAt) {
        return new Finding(
                requirement,
                subject,
                headline,
                expected,
                seen,
                pointer,
                value,
                cause.isEmpty() ? lookAt : cause,
                exchange.stream().map(Excerpt::order).toList(),
                exchange,
                transcript);
    }
}
