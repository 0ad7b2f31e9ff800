package org.contexttck.harness.monitor;

import java.util.List;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.reports.event.Excerpt;

/** What should have been there instead of an anomaly, in a few words. */
final class AnomalyTexts {

    private AnomalyTexts() {}

    /** What somebody has seen, with the message that it belongs to if that is still known. */
    static Fault fault(Oddity oddity, RpcExchanges exchanges) {
        Anomaly anomaly = oddity.anomaly();
        Fault fault = Fault.of("", anomaly.text(), expected(anomaly.kind()), anomaly.text());
        List<Excerpt> shown = exchanges
                .find(oddity.transcript(), anomaly.order())
                .map(one -> List.of(ShownMessages.excerpt(one.message())))
                .orElse(List.of());
        return fault.shownBy(oddity.transcript(), shown);
    }

    static String expected(Anomaly.Kind kind) {
        return switch (kind) {
            case STRAY_OUTPUT -> "only JSON-RPC messages on stdout; logs belong on stderr";
            case UNPARSABLE, NOT_A_MESSAGE -> "one JSON-RPC 2.0 message";
            case BAD_UTF8 -> "UTF-8";
            case DUPLICATE_KEY -> "each member of an object once";
            case LONE_SURROGATE -> "whole characters";
            case TOO_LARGE -> "a message that fits into memory";
            case TOO_DEEP -> "a message that is not nested beyond reason";
            case NULL_ID -> "an answer that carries the id of its request; none to a notification";
            case UNKNOWN_ID -> "an answer only to a request that was sent, with its id of the same type";
            case ANSWERED_TWICE -> "one answer to each request";
            case UNANSWERED -> "an answer to each request";
            case UNEXPECTED_REQUEST -> "no request from the server in this revision";
            case FLOOD -> "only messages that belong to the conversation";
            case EXITED -> "a process that runs until it is told to stop";
            case CLOSED -> "a connection that stays open until the client ends it";
            case HTTP_STATUS -> "a status that MCP's Streamable HTTP gives this answer";
            case HTTP_CONTENT_TYPE -> "application/json or text/event-stream";
            case HTTP_HEADER -> "the headers that the revision asks for, in agreement with the message";
            case HTTP_BODY -> "a body with one JSON-RPC message";
            case WS_FRAME -> "a text frame as RFC 6455 describes it";
            case UNCLEAR, ENDED, SESSION_ENDED -> "nothing else: it is a note and no fault";
        };
    }
}
