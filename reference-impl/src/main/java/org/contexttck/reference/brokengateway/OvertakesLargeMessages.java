package org.contexttck.reference.brokengateway;

import java.time.Duration;
import org.contexttck.reference.gateway.Envelope;

/** Takes its time over a large message while small ones pass. Breaks SC-G-06. */
final class OvertakesLargeMessages extends BrokenGateway {

    private static final int LARGE = 50_000;

    @Override
    public Duration delay(Envelope envelope) {
        return envelope.text().length() > LARGE ? Duration.ofMillis(300) : Duration.ZERO;
    }
}
