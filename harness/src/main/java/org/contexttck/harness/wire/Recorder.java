package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Gives every message its order and tells the listener, one thing at a time. Stops telling of a flood. */
public final class Recorder {

    /** Messages nobody waits for that are told to the listener; the rest is counted only. */
    private static final int MOST_UNASKED = 10_000;

    private static final long STEP_MILLIS = 10;

    private static final long MOST_UNASKED_CHARS = 64L << 20;

    /** Of what is waited for, beside an answer to each message that was sent: a disk must not be filled. */
    private static final int MOST_AWAITED = 200_000;

    private static final long MOST_AWAITED_CHARS = 1L << 30;
    private static final long CHARS_OF_AN_ANSWER = 64 << 10;

    /** More is wrong with no connection than anybody reads. */
    private static final int MOST_ANOMALIES = 10_000;

    private static final Set<Anomaly.Kind> ALWAYS_TOLD =
            EnumSet.of(Anomaly.Kind.FLOOD, Anomaly.Kind.EXITED, Anomaly.Kind.CLOSED, Anomaly.Kind.ENDED);

    private final WireListener listener;
    private final long start = System.nanoTime();
    private long order;
    private long sent;
    private long arrivals;
    private int unasked;
    private long unaskedChars;
    private int awaited;
    private long awaitedChars;
    private int anomalies;
    private boolean flooded;

    public Recorder(WireListener listener) {
        this.listener = listener;
    }

    /** Records an outgoing message and, before anything else can be recorded, hands it on. */
    public synchronized void sent(String raw, Optional<ObjectNode> json, TransportFacts facts, Consumer<Message> next) {
        sent(raw, json, facts, message -> {}, next);
    }

    /** As above. @param first hears it before the listener does */
    synchronized void sent(
            String raw,
            Optional<ObjectNode> json,
            TransportFacts facts,
            Consumer<Message> first,
            Consumer<Message> next) {
        sent++;
        Message message = new Message(
                ++order, Direction.TO_TARGET, raw, json.map(j -> j), List.of(), facts, System.nanoTime() - start);
        first.accept(message);
        listener.message(message);
        next.accept(message);
    }

    /** Records what arrived; empty if it is part of a flood and was only counted. */
    public synchronized Optional<Message> received(ParsedFrame reading, Frame frame, boolean awaited) {
        arrivals++;
        if (awaited ? tooMuch(reading) : flood(reading)) {
            return Optional.empty();
        }
        TransportFacts facts = frame.cut()
                ? frame.facts().withTruncated(frame.size())
                : frame.facts().withMalformed(MalformedUtf8.in(frame.bytes(), reading.raw()));
        Message message = new Message(
                ++order, Direction.FROM_TARGET, reading.raw(), reading.json(), reading.notes(), facts, nanos());
        listener.message(message);
        return Optional.of(message);
    }

    /** Tells what is wrong; of so much that nobody reads it, only that it was too much and how a connection ended. */
    public synchronized void anomaly(Anomaly.Kind kind, String text, long messageOrder) {
        if (++anomalies > MOST_ANOMALIES && !ALWAYS_TOLD.contains(kind)) {
            return;
        }
        listener.anomaly(new Anomaly(kind, text, messageOrder));
    }

    /** The target wrote a line to standard error. */
    public synchronized void wrote(String line) {
        listener.note(WireListener.STDERR, line);
    }

    public long nanos() {
        return System.nanoTime() - start;
    }

    /** Waits until nothing arrived for so long, at most for {@code bound}. */
    public void awaitQuiet(Duration quiet, Duration bound) throws InterruptedException {
        Deadline longest = Deadline.in(bound);
        long seen;
        do {
            seen = arrivals();
            Deadline still = Deadline.in(quiet);
            while (seen == arrivals() && !still.passed() && !longest.passed()) {
                Thread.sleep(Math.min(STEP_MILLIS, still.rest().toMillis()));
            }
        } while (seen != arrivals() && !longest.passed());
    }

    private synchronized long arrivals() {
        return arrivals;
    }

    private boolean flood(ParsedFrame reading) {
        unasked++;
        unaskedChars += reading.raw().length();
        boolean over = unasked > MOST_UNASKED || unaskedChars > MOST_UNASKED_CHARS;
        if (over) {
            flooded("more than " + (unasked - 1) + " messages that answer nothing");
        }
        return over;
    }

    private boolean tooMuch(ParsedFrame reading) {
        awaited++;
        awaitedChars += reading.raw().length();
        boolean over = awaited > MOST_AWAITED + sent || awaitedChars > MOST_AWAITED_CHARS + sent * CHARS_OF_AN_ANSWER;
        if (over) {
            flooded("more than " + (awaited - 1) + " messages");
        }
        return over;
    }

    private void flooded(String what) {
        if (!flooded) {
            flooded = true;
            anomaly(Anomaly.Kind.FLOOD, what + "; no more of them are recorded", order);
        }
    }
}
