package org.contexttck.harness.monitor;

import java.util.Optional;
import org.contexttck.harness.wire.Anomaly;

/** The requirements that every message is held against, whichever protocol it carries. */
final class WireRule {

    static final String VALID_MESSAGES = "W-S-01";
    static final String CLEAN_STDOUT = "W-S-02";
    static final String ONE_ANSWER = "W-S-03";
    static final String VALID_METADATA = "W-S-04";
    static final String SURVIVES = "W-S-05";
    static final String OUTPUT_SCHEMA = "W-S-06";
    static final String CLIENT_MESSAGES = "W-C-01";

    private WireRule() {}

    /** What a server breaks by it; empty for what breaks nothing. */
    static Optional<String> brokenBy(Anomaly.Kind kind) {
        return switch (kind) {
            case STRAY_OUTPUT -> Optional.of(CLEAN_STDOUT);
            case UNPARSABLE,
                    NOT_A_MESSAGE,
                    BAD_UTF8,
                    DUPLICATE_KEY,
                    TOO_LARGE,
                    TOO_DEEP,
                    UNEXPECTED_REQUEST,
                    HTTP_STATUS,
                    HTTP_CONTENT_TYPE,
                    HTTP_HEADER,
                    HTTP_BODY -> Optional.of(VALID_MESSAGES);
            case NULL_ID, UNKNOWN_ID, ANSWERED_TWICE, UNANSWERED, FLOOD -> Optional.of(ONE_ANSWER);
            case EXITED, CLOSED -> Optional.of(SURVIVES);
            case LONE_SURROGATE, WS_FRAME, UNCLEAR, ENDED, SESSION_ENDED -> Optional.empty();
        };
    }
}
