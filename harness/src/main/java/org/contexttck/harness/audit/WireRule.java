package org.contexttck.harness.audit;

import java.util.Optional;
import org.contexttck.harness.wire.Anomaly;

/** The rules of the wire that every message is held against, by the requirement that states them. */
public enum WireRule {
    /** W-S-01. */
    VALID_MESSAGES,
    /** W-S-02. */
    CLEAN_STDOUT,
    /** W-S-03. */
    ONE_ANSWER,
    /** W-S-04. */
    VALID_METADATA,
    /** W-S-05. */
    SURVIVES;

    /** The rule that an anomaly breaks; empty for one that breaks none. */
    static Optional<WireRule> brokenBy(Anomaly.Kind kind) {
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
            case LONE_SURROGATE, WS_FRAME, UNCLEAR, ENDED -> Optional.empty();
        };
    }
}
