package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Sends {@code "params": null} where there are none. Breaks W-C-01. */
final class ClientSendsNullParams extends BrokenMessages {

    @Override
    void spoil(ObjectNode message) {
        if (message.path("method").asText().equals("notifications/initialized")) {
            message.putNull("params");
        }
    }
}
