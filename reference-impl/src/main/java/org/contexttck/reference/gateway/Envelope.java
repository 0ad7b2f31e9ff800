package org.contexttck.reference.gateway;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A message that came in: its text, and what the gateway has read in it. Members are empty where they are missing or no
 * texts.
 *
 * @param text exactly as it came
 * @param names of its members
 * @param id of the message
 * @param protocol the protocol
 * @param from who signed
 * @param kind of the message; empty text if it does not say
 * @param correlationId what it refers to
 * @param to addressees; empty for everybody
 * @param wrong name of a member that has the wrong type, if any has
 * @param context that it is in, if it is in one
 * @param contextFault what is wrong with the syntax of {@code context}, if anything
 * @param duplicate pointer to a member that is there twice, if any
 * @param depth levels of objects and lists
 */
public record Envelope(
        String text,
        Set<String> names,
        Optional<String> id,
        Optional<String> protocol,
        Optional<String> from,
        String kind,
        Optional<String> correlationId,
        List<String> to,
        Optional<String> wrong,
        Optional<ContextHead> context,
        Optional<String> contextFault,
        Optional<String> duplicate,
        int depth) {}
