package org.contexttck.harness.profile.claim;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.harness.profile.target.EnvelopeMark;
import org.contexttck.harness.profile.yaml.Key;

/**
 * How a participant asks a gateway for messages of one context or one type only, beside those without {@code context}. In the
 * texts of the envelopes, {@code {context}} stands for the context's id and {@code {type}} for its type.
 *
 * @param byId the envelope that asks for one context; empty if that is not offered
 * @param byType the envelope that asks for one type; empty if that is not offered
 * @param answer what tells that the filter holds; empty if nothing does
 */
public record GatewayFilter(
        @Key(
                standard = "{kind: system/filter, payload: {keep: {ids: ['{context}']}}}",
                off = true,
                places = {"context", "type"})
        Optional<ObjectNode> byId,

        @Key(
                standard = "{kind: system/filter, payload: {keep: {types: ['{type}']}}}",
                off = true,
                places = {"context", "type"})
        Optional<ObjectNode> byType,

        @Key(standard = "system/filter", off = true) Optional<EnvelopeMark> answer) {}
