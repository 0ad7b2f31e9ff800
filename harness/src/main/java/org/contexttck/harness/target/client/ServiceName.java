package org.contexttck.harness.target.client;

import org.contexttck.harness.peer.model.ModelApi;
import org.contexttck.harness.peer.model.ModelRequest;

/** The model service that a client asks, in the words of {@code client.model} in a profile. */
final class ServiceName {

    private static final String STREAM = "-stream";

    private ServiceName() {}

    static String of(ModelRequest request) {
        String service = request.api() == ModelApi.ANTHROPIC_MESSAGES ? "anthropic" : "openai";
        return request.streamed() ? service + STREAM : service;
    }
}
